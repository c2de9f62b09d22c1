import type { BrowserCommand } from 'vitest/node';

/** Emulates forced colours in a test's browser. */
export const forceColours: BrowserCommand<[isOn: boolean]> = ({ page }, isOn) =>
  page.emulateMedia({ forcedColors: isOn ? 'active' : null });

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColours: (isOn: boolean) => Promise<void>;
  }
}
