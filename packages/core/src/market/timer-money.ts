import type { At, Move, Party } from '../law/decision.ts';
import { type Case, type LawPorts, type Order, carryOut, runSync } from './carry-out.ts';
import { dealOfProof, newProofFacts } from './deal-and-proof.ts';
import type { ProofCommand, ProofFacts } from '../proofs/proof.facts.ts';
import type { DealCommand, DealFacts, DealProof } from '../deals/deal.facts.ts';
import { dealTimers } from '../deals/deal.lifecycle.ts';

/** In đồng: to the worker before their fee, and back to the author with what was held as theirs. */
export type MovedMoney = { worker: number; author: { price: number; fee: number } };
export type TimerMoney = MovedMoney & { at: At };
export type RunningTimer =
  | { command: DealCommand['type']; at: At; proofId?: undefined }
  | { command: ProofCommand['type']; at: At; proofId: string };

type Rows = { application: never; deal: null; proof: DealProof; who: { party: Party } };
/** A deal on which timers and commands are tried. */
type World = { facts: DealFacts; moved: MovedMoney };
const createWorld = (facts: DealFacts): World => ({
  facts,
  moved: { worker: 0, author: { price: 0, fee: 0 } },
});

const system = { party: 'system' } as const;
const nothing = () => undefined;
const ofNone = (): never => {
  throw new Error("A deal's timer changes its own proofs alone");
};

function count({ moved }: World, { move, price, fee }: Move): void {
  if (move === 'RELEASE') moved.worker += price;
  if (move === 'REFUND' || move === 'RETURN_SLOT')
    moved.author = { price: moved.author.price + price, fee: moved.author.fee + fee };
}

/** The law of a proof moves money of its deal. */
function take(world: World, { move, price, fee }: Move): void {
  const { held, paid } = world.facts;
  world.facts = {
    ...world.facts,
    held: { price: held.price - price, fee: held.fee - fee },
    paid: move === 'RELEASE' ? paid + price : paid,
  };
}

const dealCase = (world: World): Case<DealFacts, null> => ({
  facts: world.facts,
  deal: () => null,
  store({ next }) {
    world.facts = next;
  },
  move: ({ money }) => money.forEach((move) => count(world, move)),
  tell: nothing,
});

const proofCase = (world: World, proof: DealProof, now: At): Case<ProofFacts, null> => ({
  facts: {
    ...newProofFacts,
    ...proof,
    rules: [],
    failedChecks: proof.isComplete ? [] : [{ rule: 'FILES', passed: false, note: null }],
    reviewDueAt: now,
    deal: dealOfProof(world.facts),
    rejections: { used: 0, max: 0 },
  },
  deal: () => null,
  store({ next: { state, amount, appealUntil, revisionDueAt } }) {
    const set = { amount, appealUntil, revisionDueAt, ...(state !== 'NONE' && { state }) };
    const proofs = world.facts.proofs.map((one) => (one.id === proof.id ? { ...one, ...set } : one));
    world.facts = { ...world.facts, proofs };
  },
  move({ money }) {
    for (const move of money) {
      count(world, move);
      take(world, move);
    }
  },
  tell: nothing,
});

const createPorts = (world: World, now: At): LawPorts<Rows> => ({
  now: () => now,
  system,
  job: ofNone,
  application: ofNone,
  // Of the job only its slots would follow.
  jobState: () => 'CLOSED',
  waiting: () => [],
  negotiating: () => [],
  addProofs: () => [],
  listProofs: () => world.facts.proofs,
  undo: ofNone,
  deal: () => dealCase(world),
  proof: ({ proof }) => proofCase(world, world.facts.proofs.find(({ id }) => id === proof.id) ?? proof, now),
});

/** Whether money moved. What is approved is paid without anybody's doing. */
function run(world: World, { command, at, proofId }: RunningTimer): boolean {
  const give = (order: Order<Rows>, when: At) => runSync(carryOut(createPorts(world, when), order, system));
  const proof = world.facts.proofs.find(({ id }) => id === proofId);
  // oxlint-disable typescript/no-unsafe-type-assertion -- the system's timers have no fields
  if (proof) give({ of: 'proof', proof, command: { type: command } as ProofCommand }, at);
  else give({ of: 'deal', deal: null, command: { type: command } as DealCommand }, at);
  // oxlint-enable typescript/no-unsafe-type-assertion
  const last = dealTimers(world.facts).find((timer) => timer.command === 'AUTO_FINALIZE');
  if (last) give({ of: 'deal', deal: null, command: { type: 'AUTO_FINALIZE' } }, last.at);
  return world.moved.worker + world.moved.author.price > 0;
}

/**
 * What the next timer moves with all that follows by itself: an appeal that it grants may approve the last proof, which
 * pays the deal. A deal paid as a whole is paid by the timer of its last proof, if its author keeps silent that long.
 * `timers`: those that are no reminders, soonest first.
 */
export function timerMoney(deal: DealFacts, timers: readonly RunningTimer[]): TimerMoney | null {
  const [next, ...later] = timers;
  if (!next) return null;
  const world = createWorld(deal);
  const reviews =
    next.command === 'AUTO_APPROVE' ? later.filter(({ command }) => command === next.command) : [];
  const paying = [next, ...reviews].find((timer) => run(world, timer));
  return { at: (paying ?? next).at, ...world.moved };
}

/** What a command of one side moves at once; null where the law refuses it. */
export function commandMoney(
  deal: DealFacts,
  command: DealCommand,
  by: { party: Party; now: At },
): MovedMoney | null {
  const world = createWorld(deal);
  const { isLawful } = runSync(carryOut(createPorts(world, by.now), { of: 'deal', deal: null, command }, by));
  return isLawful ? world.moved : null;
}
