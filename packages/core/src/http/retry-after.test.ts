import { describe, expect, it } from 'vitest';
import { parseRetryAfter } from './retry-after.ts';

const now = Date.parse('Sat, 21 Nov 2026 03:00:00 GMT');

const values: [string | null, number | undefined][] = [
  [null, undefined],
  ['', undefined],
  [' ', undefined],
  ['0', 0],
  ['1', 1000],
  ['5', 5000],
  ['05', 5000],
  [' 7 ', 7000],
  ['30', 30_000],
  ['31', 31_000],
  ['86400', 86_400_000],
  ['999999999999', 999_999_999_999_000],
  ['-1', undefined],
  ['+5', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['1e99', undefined],
  ['0x10', undefined],
  ['NaN', undefined],
  ['Infinity', undefined],
  ['soon', undefined],
  ['5 seconds', undefined],
  ['5s', undefined],
  ['5, 10', undefined],
  ['5;10', undefined],
  ['٥', undefined],
  ['null', undefined],
  ['{"a":1}', undefined],
  ['Sat, 21 Nov 2026 03:00:10 GMT', 10_000],
  ['Sat, 21 Nov 2026 03:00:00 GMT', 0],
  ['Sat, 21 Nov 2026 02:59:00 GMT', 0],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['Sun, 22 Nov 2026 03:00:00 GMT', 86_400_000],
  ['Saturday, 21-Nov-26 03:00:20 GMT', 20_000],
  ['Sat Nov 21 03:00:10 2026', undefined],
  ['Sat, 21 Nov 2026 03:00:10 +0700', undefined],
  ['2026-11-21T03:00:10Z', undefined],
  ['Sat, 99 Foo 2026 03:00:10 GMT', undefined],
  ['Sat, GMT', undefined],
  ['Sat, 21 Nov 2026 03:00:10 GMT, 5', undefined],
];

describe('a Retry-After value', () => {
  it.each(values)('%j means %s milliseconds', (value, ms) => {
    expect(parseRetryAfter(value, now)).toBe(ms);
  });
});
