import { expect, it } from 'vitest';
import { isLong } from '../testing/long-run.ts';
import { sequences } from './sequences.ts';
import { minute, seed, steps, walkShards } from './shards.ts';

it(
  `the server does in ${steps / 2} more steps what the law says (seed ${seed + 1})`,
  async () => {
    const { pairs, walked } = await walkShards(isLong ? [2, 3] : [1]);
    expect(pairs.size).toBeGreaterThan(100);
    // A short walk comes by some of them.
    expect([...walked]).toEqual(expect.arrayContaining(isLong ? Object.keys(sequences) : []));
  },
  isLong ? 70 * minute : 10 * minute,
);
