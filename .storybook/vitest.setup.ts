import { beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { areForced, forceBy } from './globals/forced-colours.ts';

forceBy((isOn) => commands.forceColours(isOn));

// Storybook cleans up a story when the next one starts: the last one of a file would leak into the next file.
beforeEach(async () => {
  if (areForced()) await commands.forceColours(false);
});
