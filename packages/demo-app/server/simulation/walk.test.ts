import { expect, it } from 'vitest';
import { isLong } from '../testing/long-run.ts';
import { sequences } from './sequences.ts';
import { halfOfShards, minute, seed, shards, steps, walkShards } from './shards.ts';
import { walk } from './walk.ts';

/** Steps in which the model alone covers most pairs. */
const alone = 100_000;

it(
  `the server does in at least ${isLong ? steps / 2 : steps} steps what the law says, to the đồng (seed ${seed})`,
  async () => {
    const { pairs, walked } = await walkShards(isLong ? halfOfShards : [0, 1]);
    expect([...walked].toSorted()).toEqual(Object.keys(sequences).toSorted());
    if (!isLong) return;
    const { pairs: possible } = await walk(seed + shards, ({ steps: done }) => done < alone, null);
    process.stdout.write(
      `${pairs.size} pairs of transitions, ${pairs.within(possible)} of the model's ${possible.size}\n`,
    );
  },
  isLong ? 70 * minute : 10 * minute,
);
