import { isLong } from '../testing/long-run.ts';
import { Pairs } from './pairs.ts';
import { buildStage } from './stage.ts';
import { walk } from './walk.ts';

export const minute = 60_000;
export const seed = Number(process.env['KEO_SEED'] ?? 20_261_124);
export const steps = Number(process.env['KEO_STEPS'] ?? (isLong ? 100_000 : 3000));
/** Parallel walks, each on its own server; in the long run two test files, and so two processes, share them. */
export const shards = isLong ? 8 : 2;
export const halfOfShards = [0, 1, 2, 3];
const workers = 3;

/** What these shards covered together: while one server waits for its database the others run. */
export async function walkShards(numbers: readonly number[]) {
  const walks = await Promise.all(
    numbers.map(async (no) => walk(seed + no, Math.ceil(steps / shards), await buildStage(workers))),
  );
  const pairs = new Pairs();
  for (const one of walks) pairs.add(one.pairs);
  return { pairs, walked: new Set(walks.flatMap(({ walked }) => [...walked])) };
}
