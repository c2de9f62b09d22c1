import { afterEach, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { areForced, forceBy } from './globals/forced-colours.ts';

forceBy((isOn) => commands.forceColours(isOn));

// Storybook cleans up a story when the next one starts: the last one of a file would leak into the next file.
beforeEach(async () => {
  if (areForced()) await commands.forceColours(false);
});

// Reports in which axe found nothing: to send them to Vitest takes 5 CPU-s of all stories' 130. Storybook shows them.
if (import.meta.env['VITEST_STORYBOOK'] === 'false')
  afterEach(({ task }) => {
    Reflect.deleteProperty(task.meta, 'reports');
  });
