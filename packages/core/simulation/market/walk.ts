import { BrokenPromise } from '../broken-promise.ts';
import { eligibilityRules } from '../../src/jobs/eligibility.schema.ts';
import { isLive, isOpen } from '../../src/testing/fake-facts.ts';
import type { FakeDeal } from '../../src/testing/fake-rows.ts';
import { type Random, createRandom } from '../random.ts';
import { agree } from './agree.ts';
import { playOrder } from './play-order.ts';
import { feeOn } from './ledger.ts';
import { type Theme, choose, themes } from './choices.ts';
import { checkLateness } from './lateness.ts';
import { boundsOfSilence } from './silence.ts';
import { type Ringing, checkReminders, nextTimer } from './timers.ts';
import { type World, createWorld, listProofs } from './world.ts';

const hour = 3_600_000;
/** Refusals of a command's fields, not of the command itself. */
const ofContent = new Set(['INVALID', 'INSUFFICIENT_BALANCE', 'STALE', 'LIMIT', 'EXPIRED', 'NOT_ALLOWED']);
const resting = new Set(['DRAFT', 'EXPIRED', 'CLOSED', 'REMOVED', 'PRIVATE']);

/** One job from start to end: random commands first, then only timers. */
export function walk(seed: number): void {
  const random = createRandom(seed);
  const world = createWorld(random);
  const theme = random.pick(themes);
  // A separate random stream, so that the commands of each seed stay the same.
  const people = createRandom(seed + 1_000_003);
  if (random.chance(0.9)) playOrder(world, { of: 'job', command: { type: 'PUBLISH' } }, 'author');
  if (random.chance(0.5)) agree(world, random);
  const steps = random.between(3, 18);
  for (let step = 0; step < steps; step++) {
    if (people.chance(0.1)) changeRules(world, people);
    if (random.chance(0.15)) passTime(world, random);
    else act(world, random, theme);
    checkReminders(world);
  }

  const bounds = boundsOfSilence(world);
  const ruledOn = endByItself(world, random);
  for (const { deal, least, most } of bounds.filter((bound) => !ruledOn.has(bound.deal))) {
    const gross = world.ledger.getGross(deal);
    if (gross < least)
      throw new BrokenPromise(`Silence paid ${gross}đ of ${least}đ that ${deal} had delivered`);
    if (gross > most) throw new BrokenPromise(`Silence paid ${gross}đ where ${deal} had delivered ${most}đ`);
  }
  checkEnd(world);
}

/** Rings every clock. What no silence may decide waits for the operator; returns the deals that they ruled on. */
function endByItself(world: World, random: Random): Set<string> {
  const ruledOn = new Set<string>();
  for (let rung = 0; rung < 500; rung++) {
    const next = nextTimer(world);
    const waiting = world.law.rows.deals.find(waitsForPeople);
    if (next) ring(world, next);
    else if (waiting) {
      rule(world, random, waiting);
      ruledOn.add(waiting.id);
    } else return ruledOn;
  }
  throw new BrokenPromise('The clocks never come to an end');
}

/** An appeal against a rejection beyond the budget. */
const waitsForPeople = ({ facts: { state, dispute }, proofs }: FakeDeal): boolean =>
  state === 'DISPUTED' && proofs.some(({ id, isBeyondBudget }) => id === dispute?.proofId && isBeyondBudget);

function rule(world: World, random: Random, deal: FakeDeal): void {
  const most = deal.facts.dispute?.claimToWorker ?? 0;
  const toWorker = random.pick([0, most, random.between(0, most)]);
  const decision = playOrder(world, { of: 'deal', deal, command: { type: 'SETTLE', toWorker } }, 'operator');
  if (!decision.isLawful) throw new BrokenPromise(`A ruling was refused: ${decision.refusal.reason}`);
}

function act(world: World, random: Random, theme: Theme): void {
  const choice = choose(world, random, theme);
  if (choice) {
    const { order, party, permission } = choice;
    const decision = playOrder(world, order, party);
    checkParts(world);
    checkAmounts(world);
    checkSlots(world);
    const shown = permission.refusal?.reason;
    const got = decision.isLawful ? undefined : decision.refusal.reason;
    if (shown !== undefined && shown !== got)
      throw new BrokenPromise(`${permission.id} was shown as ${shown} and came out as ${got ?? 'lawful'}`);
    if (shown === undefined && got !== undefined && !ofContent.has(got))
      throw new BrokenPromise(`${permission.id} was offered and refused as ${got}`);
  }
}

const getSum = (proofs: readonly { amount: number }[]) => proofs.reduce((sum, { amount }) => sum + amount, 0);

/** A running deal holds the amounts of its open parts, and all parts add up to its price. */
function checkParts({ law }: World): void {
  for (const { id, facts, proofs } of law.rows.deals.filter(isLive)) {
    const { terms, held } = facts;
    if (terms?.releaseMode !== 'PER_PROOF' || proofs.length === 0) continue;
    if (getSum(proofs) !== terms.price)
      throw new BrokenPromise(`${id} is worth ${terms.price}đ, its parts ${getSum(proofs)}đ`);
    if (getSum(proofs.filter(isOpen)) !== held.price)
      throw new BrokenPromise(`${id} holds ${held.price}đ for other parts`);
  }
}

/** What is asked for is there: open amounts are of what is undecided. */
function checkAmounts({ law }: World): void {
  for (const { id, facts } of law.rows.deals.filter(isLive)) {
    const { held, cancelRequest, dispute, state } = facts;
    const claims = state === 'DISPUTED' && dispute ? [dispute.claimToWorker, ...lastOffers(dispute)] : [];
    for (const amount of [cancelRequest?.toWorker ?? 0, ...claims])
      if (amount > held.price)
        throw new BrokenPromise(`${id} asks for ${amount}đ of ${held.price}đ that it holds`);
  }
}

const lastOffers = ({ offers }: NonNullable<FakeDeal['facts']['dispute']>): number[] =>
  (['author', 'worker'] as const).flatMap((side) => offers.findLast(({ by }) => by === side)?.toWorker ?? []);

/** Of one slot, by the model's own formula. */
const costOfSlot = (price: number) => price + feeOn('QUICK', price);

/** A quick job that is offered holds the money of its free slots, and a used slot was paid. */
function checkSlots({ job, ledger, now, law }: World): void {
  for (const {
    id,
    facts: { slot, state },
  } of law.rows.deals)
    if (slot === 'USED' && state !== 'COMPLETED' && ledger.getGross(id) === 0)
      throw new BrokenPromise(`The slot of ${id} counts as used, and nothing was paid for it`);
  const isOffered = ['OPEN', 'PAUSED', 'FILLED'].includes(job.state) && now < Date.parse(job.expiresAt);
  if (job.kind !== 'QUICK' || !isOffered) return;
  const free =
    job.slots - law.rows.deals.filter(({ facts: { slot } }) => slot === 'TAKEN' || slot === 'USED').length;
  const held = ledger.balance('job');
  if (held !== free * costOfSlot(job.price))
    throw new BrokenPromise(`The job holds ${held}đ for ${free} free slots at ${job.price}đ`);
}

/** Advances time and runs every timer due in it. */
function passTime(world: World, random: Random): void {
  let next = nextTimer(world);
  const wanted =
    next && random.chance(0.6)
      ? next.at
      : world.now + random.pick([hour / 2, 5 * hour, 30 * hour, 100 * hour]);
  const until = Math.max(world.now, wanted);
  for (; next && next.at <= until; next = nextTimer(world)) ring(world, next);
  world.now = until;
  checkLateness(world);
}

/** Now and then changes whether a worker is eligible. */
function changeRules({ unmet, workers }: World, random: Random): void {
  const worker = random.pick(workers);
  if (unmet.has(worker)) unmet.delete(worker);
  else if (random.chance(0.2)) unmet.set(worker, random.pick(eligibilityRules));
}

/** A due timer must be lawful. */
function ring(world: World, { at, order }: Ringing): void {
  world.now = Math.max(world.now, at);
  if (order.of === 'deal' && order.command.type === 'DISPUTE_TIMEOUT' && waitsForPeople(order.deal))
    throw new BrokenPromise(`Silence decided about ${order.deal.id} beyond the budget`);
  const inReview = unansweredReviews(world);
  const decision = playOrder(world, order, 'system');
  checkAmounts(world);
  for (const { id, state, reviewDueAt } of inReview)
    if (state !== 'SUBMITTED' && world.now < (reviewDueAt ?? 0))
      throw new BrokenPromise(`${id} was decided before its review was over`);
  if (!decision.isLawful)
    throw new BrokenPromise(`${order.command.type} was due and refused: ${decision.refusal.reason}`);
  checkSlots(world);
}

/** Proofs in review while a dispute of the worker has no answer; proofs change, so their times are kept. */
const unansweredReviews = (world: World) =>
  world.law.rows.deals
    .filter(({ facts: { state, dispute } }) => state === 'DISPUTED' && dispute?.answeredAt === null)
    .filter(({ facts: { dispute } }) => dispute?.openedBy === 'worker')
    .flatMap(({ proofs }) => proofs)
    .filter(({ state }) => state === 'SUBMITTED')
    .map((proof) => ({
      id: proof.id,
      reviewDueAt: proof.reviewDueAt,
      get state() {
        return proof.state;
      },
    }));

/** Every waiting state has a timer, and nothing that ended holds money. */
function checkEnd(world: World): void {
  const { job, law, ledger } = world;
  if (!resting.has(job.state)) throw new BrokenPromise(`The job is stuck in ${job.state}`);
  if (ledger.balance('job') !== 0) throw new BrokenPromise(`The job holds money in ${job.state}`);
  if (law.waitingOn(job).length > 0)
    throw new BrokenPromise(`An application is stuck in a job that is ${job.state}`);
  for (const deal of law.rows.deals)
    if (isLive(deal)) throw new BrokenPromise(`${deal.id} is stuck in ${deal.facts.state}`);
  for (const { id, state } of listProofs(world))
    if (!['APPROVED', 'REFUNDED', 'VOID'].includes(state))
      throw new BrokenPromise(`${id} is stuck in ${state}`);
}
