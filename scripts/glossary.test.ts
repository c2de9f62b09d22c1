/** docs/glossary.md: files export its names, and texts contain its Vietnamese words. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

/** Texts without comments and keys. */
const texts = globSync('packages/{core,react,demo-app}/{src,server}/**/*.vi.ts')
  .map((file) => read(file).replaceAll(/^(?:\/\*\*|export).*|^ +'?[\w.]+'?:/gm, ''))
  .join('\n')
  .toLowerCase();

/** Whole words: `mã` is not found in `mãi`. */
const isInTexts = (words: string) =>
  new RegExp(`(?<!\\p{L})${words.toLowerCase()}(?!\\p{L})`, 'u').test(texts);
const isExported = (name: string, source: string) =>
  new RegExp(`^export (?:[a-z* ]+ )?${name}\\b`, 'm').test(source);

const rows = read('docs/glossary.md')
  .split('\n')
  .filter((line) => line.startsWith('| **'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it.each(rows)('%s%s', (_, term = '', vietnamese = '', _meaning = '', where = '') => {
  const file = where.replaceAll('`', '');
  const names = [...term.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !isExported(name, read(file)))).toEqual([]);
  const words = vietnamese === '–' ? [] : vietnamese.split(', ');
  expect(words.filter((word) => !isInTexts(word))).toEqual([]);
});
