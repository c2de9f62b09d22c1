import { pipe, safeParse, string, uuid } from 'valibot';
import { expect, it } from 'vitest';
import { randomId } from './random-id.ts';

it('is a UUID of version 4, and never the same', () => {
  const ids = Array.from({ length: 1000 }, randomId);
  expect(ids.filter((id) => !safeParse(pipe(string(), uuid()), id).success)).toEqual([]);
  expect(new Set(ids.map((id) => id[14]))).toEqual(new Set(['4']));
  expect(new Set(ids.map((id) => id[19]))).toEqual(new Set(['8', '9', 'a', 'b']));
  expect(new Set(ids).size).toBe(1000);
});
