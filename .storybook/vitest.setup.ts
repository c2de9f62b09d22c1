import { afterEach, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { areForced, forceBy } from './globals/forced-colours.ts';

forceBy((isOn) => commands.forceColours(isOn));

// Storybook cleans up a story when the next one starts: the last one of a file would leak into the next file.
beforeEach(async () => {
  if (areForced()) await commands.forceColours(false);
});

// What axe found nothing in: sent to Vitest with each story, it would take a fifth of the work of all stories. Storybook
// itself shows it.
if (import.meta.env['VITEST_STORYBOOK'] === 'false')
  afterEach(({ task }) => {
    Reflect.deleteProperty(task.meta, 'reports');
  });
