import type { ApplicationCommand, ApplicationFacts } from '../../src/applications/application.facts.ts';
import { decideApplication } from '../../src/applications/application.lifecycle.ts';
import type { DealCommand, DealFacts } from '../../src/deals/deal.facts.ts';
import { dealLimits } from '../../src/deals/deal-limits.schema.ts';
import { decideDeal } from '../../src/deals/deal.lifecycle.ts';
import { type JobCommand, type JobFacts, slotsLeft } from '../../src/jobs/job.facts.ts';
import { decideJob } from '../../src/jobs/job.lifecycle.ts';
import {
  type Ask,
  type Decision,
  type Log,
  type Party,
  type Recipient,
  type Standing,
  hours,
} from '../../src/law/decision.ts';
import type { ProofCommand, ProofFacts } from '../../src/proofs/proof.facts.ts';
import { decideProof } from '../../src/proofs/proof.lifecycle.ts';
import { BrokenPromise } from '../broken-promise.ts';
import { newDeal, newProof } from './births.ts';
import { note } from './coverage.ts';
import {
  type StoredApplication,
  type StoredDeal,
  type StoredProof,
  type World,
  applicationFacts,
  dealFacts,
  dealOf,
  isLive,
  isOpen,
  jobFacts,
  proofFacts,
  proofsOf,
} from './world.ts';

/** A command on one thing, as a service would get it. */
export type Order =
  | { of: 'job'; command: JobCommand }
  | { of: 'application'; application: StoredApplication; command: ApplicationCommand }
  | { of: 'deal'; deal: StoredDeal; command: DealCommand }
  | { of: 'proof'; proof: StoredProof; command: ProofCommand };

type Thing = JobFacts | ApplicationFacts | DealFacts | ProofFacts;
type Ruled = { before: Thing; decision: Decision<Thing> };

export function rule(world: World, order: Order, party: Party): Ruled {
  const by = { party, now: world.now };
  if (order.of === 'job') {
    const before = jobFacts(world);
    return { before, decision: decideJob(before, order.command, by) };
  }
  if (order.of === 'application') {
    const before = applicationFacts(world, order.application);
    return { before, decision: decideApplication(before, order.command, by) };
  }
  if (order.of === 'deal') {
    const before = dealFacts(world, order.deal);
    return { before, decision: decideDeal(before, order.command, by) };
  }
  const before = proofFacts(world, order.proof);
  return { before, decision: decideProof(before, order.command, by) };
}

/**
 * What a service does inside one transaction: decides, stores, moves the money, and asks the other laws what follows.
 * Answers the decision; a refusal leaves the world as it was.
 */
export function carryOut(world: World, order: Order, party: Party): Decision<Thing> {
  const { before, decision } = rule(world, order, party);
  if (!decision.isLawful) return decision;
  const { next, money, logs, asks } = decision;

  // What must follow is asked before anything is stored.
  const musts = asks.filter((ask) => 'must' in ask).flatMap((ask) => followers(world, order, ask));
  for (const must of musts) {
    const consequence = rule(world, must, party).decision;
    if (!consequence.isLawful) return consequence;
  }
  note(order.of, before.state, order.command.type, decision);
  for (const must of musts) carryOut(world, must, party);

  const target = targetOf(world, order);
  // What was read for the occasion is not kept.
  for (const key of Object.keys(target)) if (key in next) Reflect.set(target, key, Reflect.get(next, key));
  moveMoney(world, order, money);
  tell(world, order, logs);
  if (order.of === 'proof' && order.proof.state === 'SUBMITTED') order.proof.wasSubmitted = true;
  if (slotsLeft(jobFacts(world)) < 0) throw new BrokenPromise('More slots are taken than there are');
  if (order.of === 'deal') {
    checkPair(world, order.deal);
    noteGivenUp(world, order.deal, decision.standing);
  }
  if (order.of === 'deal' && !isLive(order.deal)) world.ledger.closeDeal(order.deal.id, order.deal.kind);

  for (const ask of asks.filter((one) => !('must' in one)))
    for (const follower of followers(world, order, ask)) carryOut(world, follower, 'system');
  return decision;
}

function tell(world: World, order: Order, logs: readonly Log[]): void {
  for (const { code, to, reason = null, amount = 0 } of logs)
    for (const recipient of recipientsOf(world, order, to))
      world.told.push({ code, to: recipient, reason, amount });
}

/** Followers are outside this world. */
function recipientsOf(world: World, order: Order, to: Recipient): ('author' | number)[] {
  if (to === 'author') return [to];
  if (to === 'applicants')
    return world.applications.filter(({ state }) => state === 'SUBMITTED').map(({ worker }) => worker);
  if (to === 'followers' || order.of === 'job') return [];
  if (order.of === 'application') return [order.application.worker];
  return [order.of === 'deal' ? order.deal.worker : dealOf(world, order.proof).worker];
}

/** Two people have one live deal on a job. */
function checkPair(world: World, { worker }: StoredDeal): void {
  if (world.deals.filter((deal) => deal.worker === worker && isLive(deal)).length > 1)
    throw new BrokenPromise(`worker:${worker} has two live deals on one job`);
}

/** Nobody lets go of one author's slots again and again. */
function noteGivenUp(world: World, { worker }: StoredDeal, standing: readonly Standing[]): void {
  if (!standing.some(({ mark }) => mark === 'givenUp' || mark === 'notStarted')) return;
  world.givenUp.push({ worker, at: world.now });
  const lately = world.givenUp.filter(
    (one) => one.worker === worker && world.now - one.at < hours(dealLimits.pauseHours),
  );
  if (lately.length > dealLimits.pauseAfterOfAuthor)
    throw new BrokenPromise(`worker:${worker} gave up ${lately.length} slots within a day`);
}

function targetOf(world: World, order: Order): StoredDeal | StoredProof | StoredApplication | World['job'] {
  if (order.of === 'job') return world.job;
  if (order.of === 'application') return order.application;
  return order.of === 'deal' ? order.deal : order.proof;
}

/** The books move first and say what they think of it; a proof's payment is its deal's money. */
function moveMoney(
  world: World,
  order: Order,
  money: Extract<Decision<Thing>, { isLawful: true }>['money'],
): void {
  const deal = order.of === 'deal' ? order.deal : order.of === 'proof' ? dealOf(world, order.proof) : null;
  for (const move of money) {
    world.ledger.move(move, deal?.id ?? 'job', `worker:${deal?.worker ?? 0}`);
    const { job } = world;
    const sign = move.move === 'ASSIGN_SLOT' ? -1 : move.move === 'RETURN_SLOT' ? 1 : 0;
    job.budget = { price: job.budget.price + sign * move.price, fee: job.budget.fee + sign * move.fee };
    if (!deal || order.of !== 'proof') continue;
    deal.held = { price: deal.held.price - move.price, fee: deal.held.fee - move.fee };
    if (move.move === 'RELEASE') deal.paid += move.price;
  }
  if (deal && deal.held.price + deal.held.fee !== world.ledger.balance(deal.id))
    throw new BrokenPromise(`${deal.id} says that it holds other money than it does`);
  if (deal && deal.paid !== world.ledger.grossOf(deal.id))
    throw new BrokenPromise(`${deal.id} says that it paid other money than it did`);
  const { price, fee } = world.job.budget;
  if (price + fee !== world.ledger.balance('job'))
    throw new BrokenPromise('The job says that it holds other money than it does');
}

/** Whom an ask is put to. */
function followers(world: World, order: Order, ask: Ask): Order[] {
  switch (ask.of) {
    case 'job':
      return [{ of: 'job', command: { type: ask.type } }];
    case 'applications':
      return world.applications.map((application) => ({
        of: 'application',
        application,
        command: { type: ask.type },
      }));
    case 'negotiations':
      return world.deals
        .filter(({ state }) => state === 'DRAFT' || state === 'NEGOTIATING')
        .map((deal) => ({ of: 'deal', deal, command: { type: ask.type } }));
    case 'deal': {
      const deal =
        order.of === 'application'
          ? newDeal(world, order.application.worker)
          : order.of === 'proof'
            ? dealOf(world, order.proof)
            : order.of === 'deal' && order.deal;
      return deal ? [{ of: 'deal', deal, command: { type: ask.type } }] : [];
    }
    default:
      return order.of === 'deal' ? ofProofs(world, order.deal, ask) : [];
  }
}

type AskOfProofs = Extract<Ask, { of: 'proofs' | 'proof' | 'part' }>;

function ofProofs(world: World, deal: StoredDeal, ask: AskOfProofs): Order[] {
  const existing = proofsOf(world, deal);
  if (ask.of === 'proof') {
    const proof = existing.find(({ id }) => id === ask.proofId);
    if (!proof) throw new Error(`There is no ${ask.proofId}`);
    return [{ of: 'proof', proof, command: ask }];
  }
  if (ask.of === 'part') {
    const part = existing[ask.no - 1];
    if (!part || !isOpen(part)) throw new BrokenPromise(`Part ${ask.no} of ${deal.id} is not open to rise`);
    return [{ of: 'proof', proof: part, command: { type: 'RAISE', amount: ask.amount } }];
  }
  if (ask.type === 'TERMS_FIXED')
    return (deal.terms?.conditions ?? []).slice(existing.length).map((condition) => ({
      of: 'proof',
      proof: newProof(world, deal, condition),
      command: { type: ask.type },
    }));
  return existing.filter(isOpen).map((proof) => ({ of: 'proof', proof, command: ask }));
}
