import { dealLimits } from '@keo/core/contract';
import { expect } from 'vitest';
import { createRandom, nextTimer, type Random } from '@keo/core/simulation';
import { isLong } from '../testing/long-run.ts';
import { type Next, choose, getMood } from './choose.ts';
import { compare } from './compare.ts';
import { type Life, beginLife, runDueTimers } from './life.ts';
import { type Mirror, reflect } from './mirror.ts';
import { Pairs } from './pairs.ts';
import { isWhole, sequences } from './sequences.ts';
import { type Person, type Stage, getBalance, refresh } from './stage.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** A model without a server. */
const alone = { now: Date.UTC(2030, 0, 7), funds: 50_000_000 };
const stepsShown = 15;

export type Walk = { readonly pairs: Pairs; readonly walked: Set<string>; steps: number };
export const beginWalk = (): Walk => ({ pairs: new Pairs(), walked: new Set(), steps: 0 });
type GoesOn = (done: Walk) => boolean;
type Course = { random: Random; stage: Stage | null; goesOn: GoesOn; walk: Walk; trail: string[] };
type Means = { now: number; funds: number };

/** Walks in short lives. With a stage each step is also done on the server and compared. */
export async function walk(
  seed: number,
  goesOn: GoesOn,
  stage: Stage | null,
  done = beginWalk(),
): Promise<Walk> {
  const course: Course = { random: createRandom(seed), stage, goesOn, walk: done, trail: [] };
  try {
    while (goesOn(done)) await live(course);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const trail = course.trail.slice(-stepsShown).join('\n');
    const what = `KEO_SEED=${seed}, step ${done.steps}: ${said}\n${trail}`;
    // At once: other walks may go on for an hour before a report.
    process.stderr.write(`${what}\n`);
    throw new Error(what, { cause: error });
  }
  return done;
}

async function live(course: Course): Promise<void> {
  const { random, stage, walk: done } = course;
  if (stage) {
    await refresh(stage);
    // Slots given up in one life must not pause anybody in the next: the model does not know them.
    stage.now += dealLimits.reliabilityDays * day + minute;
  }
  const isPoor = isWhole(done.walked) && random.chance(0.12);
  const author = stage?.authors[isPoor ? 'poor' : 'rich'];
  const means = stage && author ? { now: stage.now, funds: await getBalance(author) } : alone;
  const seed = await seedOfLife(course, means);
  await liveBy(seed, course, means, author ?? null);
}

/** Lives that the model tries alone, at a fortieth of the price, before the best of them is lived on the server. */
const rehearsals = { least: 12, most: 300 };

/**
 * Of a life with an open sequence, if one was found, and the most new pairs for its steps. The long run has steps
 * enough to need no choice.
 */
async function seedOfLife({ random, stage, walk: { pairs, walked } }: Course, means: Means): Promise<number> {
  const draw = () => random.between(0, 2 ** 32 - 1);
  let best = { seed: draw(), sequences: 0, pairs: 0 };
  if (!stage || isLong) return best.seed;
  const isWanting = () => !isWhole(walked) && best.sequences === 0;
  for (let no = 0; no < (isWanting() ? rehearsals.most : rehearsals.least); no++) {
    const seed = draw();
    const rehearsed = { ...beginWalk(), walked: new Set(walked) };
    rehearsed.pairs.add(pairs);
    const course = { random, stage: null, goesOn: () => true, walk: rehearsed, trail: [] };
    await liveBy(seed, course, means, null);
    const found = {
      seed,
      sequences: rehearsed.walked.size - walked.size,
      pairs: (rehearsed.pairs.size - pairs.size) / rehearsed.steps,
    };
    if (found.sequences > best.sequences || (found.sequences === best.sequences && found.pairs > best.pairs))
      best = found;
  }
  return best.seed;
}

/** The same seed and means make the same life, with and without a server. */
async function liveBy(
  seed: number,
  { stage, goesOn, walk: done, trail }: Course,
  means: Means,
  author: Person | null,
): Promise<void> {
  const random = createRandom(seed);
  const life = beginLife(random, done.pairs, means);
  const { kind, acceptMode, price } = life.world.job;
  trail.push(`--- ${kind} ${acceptMode} of ${price}đ`);
  const mirror = stage && author ? await reflect(stage, life.world, author) : null;
  const mood = getMood(random, done.walked);
  for (let step = 0; goesOn(done); step++) {
    const next = choose(life, done.pairs, random, mood, step);
    if (next === null || (next === 'ring' && nextTimer(life.world) === null)) break;
    done.steps += 1;
    passTime(life, next, random);
    if (stage) stage.now = life.world.now;
    if (next === 'ring') await runDue(life, mirror, trail);
    else await give(life, next, mirror, trail);
    // Timers that are due from the start, such as a deadline that has passed, run before anybody acts.
    if (isDue(life)) await runDue(life, mirror, trail);
    if (stage && mirror) await compare(life, mirror, stage, done.steps, next);
  }
  for (const events of life.histories())
    for (const [name, { isIn }] of Object.entries(sequences)) if (isIn(events)) done.walked.add(name);
}

const isDue = ({ world }: Life) => (nextTimer(world)?.at ?? Infinity) <= world.now;

/** Moves the clock to the next timer (`ring`), else by a random pause if that ends before it. */
function passTime({ world }: Life, next: Next, random: Random): void {
  const timer = nextTimer(world);
  const later = world.now + random.between(1, 40) * minute + random.between(1, minute - 1);
  if (next === 'ring') world.now = Math.max(world.now, timer?.at ?? 0);
  else if (timer === null || timer.at > later) world.now = later;
}

async function runDue(life: Life, mirror: Mirror | null, trail: string[]): Promise<void> {
  trail.push(`clock: ${runDueTimers(life).join(', ')}`);
  await mirror?.runDue();
}

async function give(
  life: Life,
  choice: Exclude<Next, 'ring'>,
  mirror: Mirror | null,
  trail: string[],
): Promise<void> {
  const { order, party, ruled } = choice;
  const thing = order.of === 'deal' ? order.deal.id : order.of === 'proof' ? order.proof.id : order.of;
  const said = `${party} on ${thing}: ${JSON.stringify(order.command)}`;
  trail.push(said);
  // Both sides decide at the same moment.
  const served = mirror ? await mirror.give(choice) : undefined;
  if (served === null) return;
  const answer = life.give(order, party, ruled);
  trail.push(`  ${answer}`);
  if (served === undefined) return;
  // A job that is not open is NOT_FOUND for others.
  const isHidden = served === 'NOT_FOUND' && answer !== 'DONE';
  if (!isHidden) expect(`${said} ${served}`).toBe(`${said} ${answer}`);
}
