import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, parseColour, type Rgb } from './colour.ts';

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const block = (selector: string): Map<string, string> => {
  const start = sheet.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no block for ${selector}`);
  const body = sheet.slice(start, sheet.indexOf('\n  }', start));
  return new Map(
    [...body.matchAll(/(--keo-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
};

const light = block(':host');
const themes = { light, dark: new Map([...light, ...block(':host(.app-dark)')]) };

const colour = (theme: Map<string, string>, name: string): Rgb => {
  const value = theme.get(`--keo-${name}`);
  if (value === undefined) throw new Error(`There is no token --keo-${name}`);
  const reference = /^var\(--keo-([\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? parseColour(value) : colour(theme, reference);
};

const hex = ([r, g, b]: Rgb) =>
  `#${[r, g, b]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const papers = ['canvas', 'surface', 'sunken'];
const on = (text: string, ...grounds: string[]) => grounds.map((ground): [string, string] => [text, ground]);

const texts = [
  ...on('ink', ...papers, 'tint', 'wash', 'danger-wash', 'good-wash'),
  ...on('ink-2', ...papers, 'tint', 'wash', 'danger-wash', 'line'),
  ...on('ink-3', ...papers),
  ...on('primary-ink', ...papers, 'danger-wash', 'wash'),
  ...on('danger', ...papers, 'danger-wash', 'danger-tint'),
  ...on('good', ...papers, 'good-wash'),
  ...on('wash-ink', ...papers, 'wash', 'wash-hover'),
  ...on('on-primary', 'primary', 'apple-500', 'apple-700'),
  ...on('on-primary-hover', 'primary-hover', 'primary-press'),
  ...on('canvas', 'ink'),
];

const shapes = [
  ...on('line-control', ...papers),
  ...on('focus', ...papers, 'wash', 'danger-wash'),
  ...on('primary', ...papers),
  ...on('seal', ...papers, 'danger-wash'),
];

describe.each(Object.entries(themes))('the %s theme', (_, theme) => {
  it.each(texts)('%s on %s has a contrast of 4.5 or more', (text, ground) => {
    expect(contrast(colour(theme, text), colour(theme, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('%s on %s has a contrast of 3 or more', (shape, ground) => {
    expect(contrast(colour(theme, shape), colour(theme, ground))).toBeGreaterThanOrEqual(3);
  });
});

describe('the scales', () => {
  const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
  it.each([
    ['apple', '#fff4f4 #ffe6e6 #ffcccc #faa8a6 #ed7375 #d81e2c #b70b1f #960015 #78000e #5c0009 #380003'],
    ['peach', '#fff7f1 #ffece0 #ffdbc3 #ffc49d #ffa566 #ec8f49 #c97637 #a25c24 #804514 #673408 #3e1c00'],
    ['jade', '#f2f9f5 #e3f1e9 #c8e2d3 #a1cdb4 #69b08b #008a5a #00754b #005e3c #004a2e #003822 #002011'],
  ])('%s has its sRGB colours', (name, expected) => {
    expect(steps.map((step) => hex(colour(light, `${name}-${step}`))).join(' ')).toBe(expected);
  });

  it('use apple 500 for actions in dark mode, and apple 400 for hover', () => {
    expect(hex(colour(themes.dark, 'primary'))).toBe('#d81e2c');
    expect(hex(colour(themes.dark, 'primary-hover'))).toBe('#ed7375');
  });
});

describe('motion', () => {
  it.each([
    ['time', '0.2s'],
    ['time-mask', '0.15s'],
    ['time-ripple', '400ms'],
    ['time-toast-in', '0.3s'],
    ['time-toast-out', '0.45s'],
    ['disabled', '0.6'],
    ['toast-width', '25rem'],
  ])('%s is %s', (name, value) => {
    expect(light.get(`--keo-${name}`)).toBe(value);
  });

  it('is 0 under reduced motion', () => {
    const calm = sheet.slice(sheet.indexOf('prefers-reduced-motion'));
    const times = [...light.keys()].filter((name) => name.startsWith('--keo-time'));
    expect(times.filter((name) => !calm.includes(`${name}: 0s;`))).toEqual([]);
  });
});
