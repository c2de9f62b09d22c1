import { expect, it } from 'vitest';
import { isLong } from '../testing/long-run.ts';
import { sequences } from './sequences.ts';
import { minute, seed, steps, walkShards } from './shards.ts';

it.runIf(isLong)(
  `the server does in ${steps / 2} more steps what the law says (seed ${seed + 2})`,
  async () => {
    const { pairs, walked } = await walkShards([2, 3]);
    expect(pairs.size).toBeGreaterThan(100);
    expect([...walked]).toEqual(expect.arrayContaining(Object.keys(sequences)));
  },
  70 * minute,
);
