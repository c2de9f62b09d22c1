import { expect, it } from 'vitest';
import { isLong } from '../testing/long-run.ts';
import { sequences } from './sequences.ts';
import { halfOfShards, minute, seed, steps, walkShards } from './shards.ts';

it.runIf(isLong)(
  `the server does in ${steps / 2} more steps what the law says (seed ${seed + halfOfShards.length})`,
  async () => {
    const { pairs, walked } = await walkShards(halfOfShards.map((no) => no + halfOfShards.length));
    expect(pairs.size).toBeGreaterThan(100);
    expect([...walked]).toEqual(expect.arrayContaining(Object.keys(sequences)));
  },
  70 * minute,
);
