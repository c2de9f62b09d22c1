/** The browser of tests, pictures and benchmarks, and its launch options. */
import { existsSync } from 'node:fs';

// Same engine; the headless shell does a third less work.
const ofDebian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** `CHROMIUM_PATH`, else Debian's; undefined for Playwright's own. */
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? ofDebian.find((file) => existsSync(file));

export const launchOptions = {
  ...(chromiumPath !== undefined && { executablePath: chromiumPath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
