/** docs/glossary.md: files export its names, and texts contain its Vietnamese words. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
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

/** Parts that no declared name has, and no file: a name is a verb and a noun of the field. */
const unclear = new Set(['told', 'asked', 'given', 'heed', 'heeds', 'heeded', 'owe', 'owes', 'owed']);
/** Names of JSON Schema, of JavaScript and of the specification. */
const fixed = new Set(['anyOf', 'multipleOf', 'valueOf', 'given']);

const isUnclear = (name: string) => {
  const parts = name.split(/(?=[A-Z])|[-_.]/).map((part) => part.toLowerCase());
  return parts.some((part) => unclear.has(part)) || (parts.length > 1 && parts.at(-1) === 'of');
};

/** The names of variables, parameters, functions, types and properties. */
function declaredNames(file: string): string[] {
  const names = [path.basename(file).split('.', 1)[0] ?? ''];
  const collect = (node: ts.Node): void =>
    ts.forEachChild(node, (child) => {
      const isName = ts.isIdentifier(child) && Reflect.get(node, 'name') === child;
      if (isName && !ts.isPropertyAccessExpression(node)) names.push(child.text);
      collect(child);
    });
  collect(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest));
  return names;
}

it('says get, find, list, create and to, and no name ends in Of', () => {
  const files = globSync('{packages,scripts,bench,packs,.storybook}/**/*.{ts,tsx}', {
    exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**'],
  });
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    declaredNames(file)
      .filter((name) => !fixed.has(name) && isUnclear(name))
      .map((name) => `${name} in ${file}`),
  );
  expect([...new Set(found)]).toEqual([]);
});
