import { isLong } from '../testing/long-run.ts';
import { Pairs } from './pairs.ts';
import { isWhole } from './sequences.ts';
import { buildStage } from './stage.ts';
import { type Walk, beginWalk, walk } from './walk.ts';

export const minute = 60_000;
export const seed = Number(process.env['KEO_SEED'] ?? 20_261_124);
export const steps = Number(process.env['KEO_STEPS'] ?? (isLong ? 100_000 : 600));
/** All shards together go on to so many while a sequence was not covered. */
const most = Math.max(steps, 6000);
/** Parallel walks, each on its own server; in the long run two test files, and so two processes, share them. */
export const shards = isLong ? 8 : 2;
export const halfOfShards = [0, 1, 2, 3];
const workers = 3;

/** What these shards covered together: while one server waits for its database the others run. */
export async function walkShards(numbers: readonly number[]) {
  const walks = numbers.map((no) => ({ no, done: beginWalk() }));
  const walked = () => new Set(walks.flatMap(({ done }) => [...done.walked]));
  const goesOn = ({ steps: done }: Walk) =>
    done < steps / shards || (done < most / shards && !isWhole(walked()));
  await Promise.all(
    walks.map(async ({ no, done }) => walk(seed + no, goesOn, await buildStage(workers), done)),
  );
  const pairs = new Pairs();
  for (const { done } of walks) pairs.add(done.pairs);
  return { pairs, walked: walked() };
}
