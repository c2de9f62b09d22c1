import { expect, it } from 'vitest';
import { wordsInPath } from './words-in-path.ts';

it.each([
  ['/viec-lam/dich-thuat', 'dich thuat'],
  ['/D%E1%BB%8Bch%20thu%E1%BA%ADt/', 'Dịch thuật'],
  ['/thiet_ke.logo', 'thiet ke logo'],
  ['/2026/11', ''],
  ['/', ''],
  ['/%E0%A4%A', ''],
])('%s: %s', (path, words) => {
  expect(wordsInPath(path)).toBe(words);
});
