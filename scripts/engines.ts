/** The browsers of other engines than Chromium's, as Debian packs them. */
import { existsSync, globSync } from 'node:fs';

const firefoxPath = '/usr/bin/firefox-esr';

/** Drives Debian's Firefox by Playwright over WebDriver BiDi; see `patches/` for what both need. */
export const firefoxOptions = {
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: firefoxPath,
    // With visible scroll bars 375 px are 363.
    firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1, 'ui.prefersReducedMotion': 1 },
  },
};

/** WebKitGTK's browser for tests. */
export const miniBrowser = (): string | undefined =>
  globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1);

const hasWebKit = (): boolean =>
  miniBrowser() !== undefined &&
  ['WebKitWebDriver', 'xvfb-run'].every((name) => existsSync(`/usr/bin/${name}`));

type Missing = { engine: 'firefox' | 'webkit'; advice: string };

/** Engines that this machine lacks, and how to add them. */
export const missingEngines = (): Missing[] => [
  ...(existsSync(firefoxPath)
    ? []
    : [
        {
          engine: 'firefox' as const,
          advice: 'Firefox is missing, and its tests are skipped: apt-get install firefox-esr',
        },
      ]),
  ...(hasWebKit()
    ? []
    : [
        {
          engine: 'webkit' as const,
          advice:
            'WebKit is missing, and its tests are skipped: apt-get install webkit2gtk-driver xvfb xauth',
        },
      ]),
];
