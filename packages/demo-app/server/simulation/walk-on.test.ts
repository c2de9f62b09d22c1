import { expect, it } from 'vitest';
import { isLong } from '../testing/long-run.ts';
import { sequences } from './sequences.ts';
import { minute, seed, steps, walkShards } from './shards.ts';

it(
  `the server does in ${steps / 2} more steps what the law says (seed ${seed + 1})`,
  async () => {
    const { pairs, walked } = await walkShards(isLong ? [2, 3] : [1]);
    expect(pairs.size).toBeGreaterThan(100);
    if (isLong) expect([...walked].toSorted()).toEqual(Object.keys(sequences).toSorted());
  },
  isLong ? 40 * minute : 10 * minute,
);
