import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

const drawn = (page: number, count: number) =>
  pageWindow(page, count)
    .map((entry) => (typeof entry === 'number' ? entry : '…'))
    .join(' ');

it.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [3, 9, '1 2 3 4 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [4, 7, '1 2 3 4 5 6 7'],
  [9, 9, '1 … 8 9'],
])('page %i of %i shows %s', (page, count, row) => {
  expect(drawn(page, count)).toBe(row);
});
