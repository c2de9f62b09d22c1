import { beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { areForced, forceBy } from './globals/forced-colours.ts';

forceBy((isOn) => commands.forceColours(isOn));

// Storybook cleans up a story when the next one starts, so after a file's last one its set-up would leak into another
// file.
beforeEach(async () => {
  if (areForced()) await commands.forceColours(false);
});
