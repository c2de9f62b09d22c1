import { beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { areForced, forceBy } from './globals/forced-colours.ts';

forceBy((isOn) => commands.forceColours(isOn));

// What the last story of a file sets up, Storybook takes back with its next one, and the page goes on to another file.
beforeEach(async () => {
  if (areForced()) await commands.forceColours(false);
});
