import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { pagePaths } from '../routes/paths.ts';
import { keysOfText } from './keys-of-text.ts';
import { type Recorded, controlsFolder } from './pressed-controls.ts';
import { passingControls, unpressedControls } from './unpressed-controls.ts';

/** By test. */
async function recordedControls(): Promise<Recorded[][]> {
  const files = await readdir(controlsFolder);
  const texts = await Promise.all(files.map((file) => readFile(path.join(controlsFolder, file), 'utf8')));
  return texts.map((lines) =>
    lines
      .trim()
      .split('\n')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `keepControls`
      .map((line) => JSON.parse(line) as Recorded),
  );
}

const templates = pagePaths.map(({ path: template }) => ({
  template,
  pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));
const findTemplate = (pathname: string) =>
  templates.find(({ template }) => template === pathname)?.template ??
  templates.find(({ pattern }) => pattern.test(pathname))?.template;

/** `review.stars.4` and `evidence.LINK` are choices of one control. */
const toControl = (role: string, key: string) =>
  key.replace(role.endsWith('radio') ? /\.\w+$/ : /\.(?:\d+|[A-Z][A-Z_]*)$/, '');

/** A control by its page, its role and its text's keys: the same in each language and for all people's words. */
function identify({ pathname, role, name }: Recorded): string[] {
  const page = pathname === '' ? 'everywhere' : findTemplate(pathname);
  return page === undefined ? [] : keysOfText(name).map((key) => `${page} ${role} ${toControl(role, key)}`);
}

const known = new Set(
  Object.entries(unpressedControls).flatMap(([page, controls]) =>
    controls.map((control) => `${page} ${control}`),
  ),
);

const isKnown = (name: string) =>
  known.has(name) || passingControls.includes(name.slice(name.indexOf(' ') + 1));

// After all journeys: whatever a page of the product lets people press was pressed by some test in this run, or is listed
// as not pressed yet.
test('no new control is left that several tests show and none presses', async () => {
  const byTest = await recordedControls();
  const pressed = new Set(
    byTest
      .flat()
      .filter(({ isPressed }) => isPressed)
      .flatMap(identify),
  );
  const never = byTest.flatMap((recorded) => {
    const unpressed = recorded
      .map(identify)
      .filter((names) => names.length > 0 && !names.some((name) => pressed.has(name) || isKnown(name)));
    return [...new Set(unpressed.flatMap((names) => names.slice(0, 1)))];
  });
  // What one test alone shows, for a moment, is seen in some runs and not in others.
  const shownTwice = never.filter((name, index) => never.indexOf(name) < index);
  expect([...new Set(shownTwice)].toSorted()).toEqual([]);
});
