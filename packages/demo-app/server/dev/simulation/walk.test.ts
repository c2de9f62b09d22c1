import { expect, it } from 'vitest';
import { isLong } from '../testing/long-run.ts';
import { sequences } from './sequences.ts';
import { halfOfShards, minute, seed, shards, steps, walkShards } from './shards.ts';
import { Pairs } from './pairs.ts';
import { walk } from './walk.ts';

/** Steps in which the model alone covers most pairs. */
const alone = isLong ? 100_000 : 3000;
/** The pairs of transitions that the model came upon. */
let possible = new Pairs();

it(`the law keeps its promises in ${alone} steps that prefer pairs never tried together (seed ${seed + shards})`, async () => {
  const { pairs, steps: done } = await walk(seed + shards, (course) => course.steps < alone, null);
  expect(done).toBe(alone);
  expect(pairs.size).toBeGreaterThan(300);
  possible = pairs;
});

it(
  `the server does in at least ${isLong ? steps / 2 : steps} steps what the law says, to the đồng (seed ${seed})`,
  async () => {
    const { pairs, walked } = await walkShards(isLong ? halfOfShards : [0, 1]);
    expect([...walked].toSorted()).toEqual(Object.keys(sequences).toSorted());
    if (!isLong) return;
    process.stdout.write(
      `${pairs.size} pairs of transitions, ${pairs.within(possible)} of the model's ${possible.size}\n`,
    );
  },
  isLong ? 70 * minute : 10 * minute,
);
