import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { managerColours } from '../../../../.storybook/manager-colours.ts';
import { contrast, parseColour } from '../styles/colour.ts';

const sheet = readFileSync(path.resolve(import.meta.dirname, '../styles/tokens.css'), 'utf8');
const [light = '', dark = ''] = sheet.split('.app-dark,');

function getToken(block: string, name: string): string {
  const value = new RegExp(`--keo-${name}: ([^;]+);`).exec(block)?.[1] ?? '';
  const other = /^var\(--keo-([\w-]+)\)$/.exec(value)?.[1];
  return other === undefined ? value : getToken(light, other);
}

it.each([
  ['light', light],
  ['dark', dark],
] as const)("Storybook's manager has the %s colours of the tokens", (theme, block) => {
  for (const [name, colour] of Object.entries(managerColours[theme])) {
    const token = parseColour(getToken(block, name));
    for (const [index, part] of parseColour(colour).entries())
      expect(Math.abs(part - (token[index] ?? 0)), `${name} ${colour}`).toBeLessThan(0.5 / 255);
  }
  const { surface, canvas, ink, seal, 'ink-3': quiet } = managerColours[theme];
  for (const text of [ink, quiet, seal])
    for (const ground of [surface, canvas])
      expect(contrast(parseColour(text), parseColour(ground)), `${text} on ${ground}`).toBeGreaterThan(4.5);
});
