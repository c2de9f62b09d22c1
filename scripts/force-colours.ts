import type { BrowserCommand } from 'vitest/node';

/** Lets the browser of a test draw with the device's few colours, as it does where people asked for that. */
export const forceColours: BrowserCommand<[isOn: boolean]> = ({ page }, isOn) =>
  page.emulateMedia({ forcedColors: isOn ? 'active' : null });

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColours: (isOn: boolean) => Promise<void>;
  }
}
