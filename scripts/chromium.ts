/** Which browser tests, pictures and benchmarks run in, and how it is opened. */
import { existsSync } from 'node:fs';

// Both draw pages with the same engine; the one without windows takes two thirds of the work.
const ofDebian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The given one, or Debian's; undefined where there is none, which leaves Playwright's own. */
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
