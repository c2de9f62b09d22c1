import { dealLaw, jobLaw } from '@keo/core/contract';
import { nextTimer, type Random, ruleLater, themes } from '@keo/core/simulation';
import type { Life } from './life.ts';
import { getStepName } from './names.ts';
import { type Choice, listOrders } from './orders.ts';
import type { Pairs } from './pairs.ts';
import { type Sequence, sequences } from './sequences.ts';

/** Goals of people in one life. */
const plans = [
  ...themes.map((theme: readonly string[]) => () => theme),
  ...Object.values(sequences).map(({ by }) => by),
];
/** Commands that lead to running work. */
const opening: readonly string[] = ['PUBLISH', 'INIT_BY_AUTHOR', 'TAKE', 'ACCEPT', 'APPROVE', 'START'];

export type Next = Choice | 'ring';
/** The goal of one life, how soon work begins, and after how many steps they want to end it. */
export type Mood = {
  plan: Sequence['by'];
  /** Probabilities of following the goal, and of waiting for a timer. */
  follows: number;
  waits: number;
  opens: number;
  lasts: number;
};

/** Half of the lives aim at sequences that were not covered yet. */
export function getMood(random: Random, walked: ReadonlySet<string>): Mood {
  const unwalked = Object.entries(sequences).filter(([name]) => !walked.has(name));
  const wanted = unwalked.length > 0 && random.chance(0.5) ? random.pick(unwalked)[1] : null;
  const plan = wanted ? wanted.by : random.pick(plans);
  const opens = wanted || random.chance(0.75) ? 6 : 0;
  const [follows, waits] = wanted || random.chance(0.5) ? [0.9, 0.25] : [0.55, 0.12];
  return { plan, follows, waits, opens, lasts: random.between(15, 50) };
}

/** Of the possible commands, one whose pair with the previous step is the rarest; null at the end. */
export function choose(life: Life, pairs: Pairs, random: Random, mood: Mood, step: number): Next | null {
  const { world, getLast, getEvents, isDraftWhole } = life;
  const timer = nextTimer(world);
  const isOver = step >= mood.lasts;
  if (isOver && timer === null) return null;
  const orders = listOrders(world, random, isDraftWhole);
  const refused = orders.filter(({ ruled }) => !ruled.decision.isLawful);
  if (!isOver && refused.length > 0 && random.chance(0.05)) return random.pick(refused);

  const lawful = orders.filter(({ ruled }) => ruled.decision.isLawful);
  const getCount = ({ order, ruled: { before, decision } }: Choice) =>
    decision.isLawful ? pairs.getCount(getLast(order), getStepName(order, before, decision)) : 0;
  if (isOver) return least(lawful.filter(endsIt), getCount, random, 0.4) ?? 'ring';
  const follows = random.chance(mood.follows);
  const getWanted = (order: Choice['order']) =>
    step < mood.opens ? opening : follows ? mood.plan(getEvents(order)) : [];
  const planned = lawful.filter(({ order }) => getWanted(order).includes(order.command.type));
  if (timer && planned.length === 0 && getWanted(timer.order).includes('ring')) return 'ring';
  const shown = planned.length > 0 ? planned : lawful.filter((one) => !endsIt(one) || random.chance(0.2));
  const ringing = timer && ruleLater(world, timer);
  if (timer && ringing && (planned.length === 0 || random.chance(mood.waits))) {
    const ring = { order: timer.order, ruled: ringing };
    const isRare = shown.every((one) => getCount(one) >= getCount({ ...one, ...ring }));
    if (isRare || random.chance(mood.waits)) return 'ring';
  }
  return least(shown, getCount, random, 0.8) ?? 'ring';
}

/** With this probability the rarest, else any. */
function least(
  choices: readonly Choice[],
  getCount: (choice: Choice) => number,
  random: Random,
  chance: number,
): Choice | null {
  if (choices.length === 0) return null;
  if (!random.chance(chance)) return random.pick(choices);
  const fewest = Math.min(...choices.map(getCount));
  return random.pick(choices.filter((one) => getCount(one) === fewest));
}

const finals = new Set<string>([...dealLaw.finalStates, ...jobLaw.finalStates]);

/** Too early an end covers nothing. */
function endsIt({ order: { of }, ruled: { decision } }: Choice): boolean {
  return (of === 'deal' || of === 'job') && decision.isLawful && finals.has(decision.next.state);
}
