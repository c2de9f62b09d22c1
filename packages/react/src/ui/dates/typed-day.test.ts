import { expect, it } from 'vitest';
import { readDay, writeDay } from './typed-day.ts';

it.each([
  ['25/11/2026', '2026-11-25'],
  [' 5/1/2026 ', '2026-01-05'],
  ['5.1.2026', '2026-01-05'],
  ['05-01-2026', '2026-01-05'],
  ['25112026', '2026-11-25'],
  ['2026-11-28', '2026-11-28'],
  ['2026/1/5', '2026-01-05'],
  ['\u200E28/11/2026\u200E', '2026-11-28'],
  ['２８／１１／２０２６', '2026-11-28'],
  ['29/02/2028', '2028-02-29'],
  ['2026-02-29', null],
  ['29/02/2026', null],
  ['31/04/2026', null],
  ['11/25/2026', null],
  ['25/11/26', null],
  ['25/11', null],
  ['', null],
  ['hôm nay', null],
])('parses %j as %j', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});

it('formats a day as it is typed', () => {
  expect(writeDay('2026-01-05')).toBe('05/01/2026');
  expect(writeDay('')).toBe('');
  expect(writeDay('sớm')).toBe('sớm');
});
