import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { breaches } from './breach-list.ts';

const root = path.resolve(import.meta.dirname, '..');

it('every breach finds once what it replaces, in a file that is there', () => {
  const stale = breaches.filter(
    ({ file, from }) => readFileSync(path.join(root, file), 'utf8').split(from).length !== 2,
  );
  expect(stale.map(({ name }) => name)).toEqual([]);
  expect(breaches.length).toBeLessThanOrEqual(20);
  expect(new Set(breaches.map(({ name }) => name)).size).toBe(breaches.length);
});
