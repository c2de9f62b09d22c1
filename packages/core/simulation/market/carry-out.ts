import { dealLimits } from '../../src/deals/deal-limits.schema.ts';
import { slotsLeft } from '../../src/jobs/job.facts.ts';
import {
  type Case,
  type Lawful,
  type LawPorts,
  type Order as OrderIn,
  carryOut as carryOutIn,
  rule as ruleIn,
  runSync,
} from '../../src/market/carry-out.ts';
import {
  type Decision,
  type Log,
  type Move,
  type Party,
  type Recipient,
  type Standing,
  hours,
} from '../../src/law/decision.ts';
import { BrokenPromise } from '../broken-promise.ts';
import { newDeal, newProof } from './new-entities.ts';
import { note } from './coverage.ts';
import { expectMark } from './lateness.ts';
import {
  type StoredApplication,
  type StoredDeal,
  type StoredProof,
  type World,
  applicationFacts,
  dealFacts,
  dealOf,
  isLive,
  jobFacts,
  proofFacts,
  proofsOf,
} from './world.ts';

type Model = {
  application: StoredApplication;
  deal: StoredDeal;
  proof: StoredProof;
  who: { party: Party };
};
/** A command on one entity, as a service receives it. */
export type Order = OrderIn<Model>;

/** The decision alone, nothing carried out. */
export function rule(world: World, order: Order, party: Party) {
  const { one, decision } = runSync(ruleIn(portsOf(world), order, { party }));
  return { before: one.facts, decision };
}
type Thing = ReturnType<typeof rule>['before'];

/** Returns the decision; a refusal changes nothing. */
export const carryOut = (world: World, order: Order, party: Party): Decision<Thing> =>
  runSync(carryOutIn(portsOf(world), order, { party }));

/** The in-memory adapter of the law's ports. */
const portsOf = (world: World): LawPorts<Model> => ({
  now: () => world.now,
  system: { party: 'system' },
  job: (order) => caseOf(world, order, world.job, jobFacts(world)),
  application: (order) => ({
    ...caseOf(world, order, order.application, applicationFacts(world, order.application)),
    deal: () => newDeal(world, order.application.worker),
  }),
  deal: (order) => ({
    ...caseOf(world, order, order.deal, dealFacts(world, order.deal)),
    deal: () => order.deal,
    end: () => world.ledger.closeDeal(order.deal.id, order.deal.kind),
  }),
  proof: (order) => ({
    ...caseOf(world, order, order.proof, proofFacts(world, order.proof)),
    deal: () => dealOf(world, order.proof),
  }),
  jobState: () => world.job.state,
  waiting: () => world.applications.filter(({ state }) => state === 'SUBMITTED'),
  negotiating: () => world.deals.filter(({ state }) => state === 'DRAFT' || state === 'NEGOTIATING'),
  proofsOf: (deal) => proofsOf(world, deal),
  addProofs: (deal, from) =>
    (deal.terms?.conditions ?? []).slice(from).map((condition) => newProof(world, deal, condition)),
  undo({ reason }) {
    throw new BrokenPromise(`What had to follow was refused: ${reason}`);
  },
});

/** Stores the decision and checks the result. */
function caseOf<Facts extends Thing>(
  world: World,
  order: Order,
  target: object,
  facts: Facts,
): Case<Facts, StoredDeal> {
  return {
    facts,
    store(decision: Lawful<Facts>) {
      const checkMark = order.of === 'deal' ? expectMark(world, order.deal) : null;
      note(order.of, facts.state, order.command.type, decision);
      const { next, standing } = decision;
      // Facts read for this decision are not stored.
      for (const key of Object.keys(target))
        if (key in next) Reflect.set(target, key, Reflect.get(next, key));
      if (order.of === 'proof' && order.proof.state === 'SUBMITTED') order.proof.wasSubmitted = true;
      if (slotsLeft(jobFacts(world)) < 0) throw new BrokenPromise('More slots are taken than there are');
      if (order.of !== 'deal') return;
      checkPair(world, order.deal);
      noteGivenUp(world, order.deal, standing);
      checkMark?.(standing);
    },
    move: ({ money }) => moveMoney(world, order, money),
    tell: ({ logs }) => tell(world, order, logs),
  };
}

function tell(world: World, order: Order, logs: readonly Log[]): void {
  for (const { code, to, reason = null, amount = 0 } of logs)
    for (const recipient of recipientsOf(world, order, to))
      world.told.push({ code, to: recipient, reason, amount });
}

/** Followers are not simulated. */
function recipientsOf(world: World, order: Order, to: Recipient): ('author' | number)[] {
  if (to === 'author') return [to];
  if (to === 'applicants')
    return world.applications.filter(({ state }) => state === 'SUBMITTED').map(({ worker }) => worker);
  if (to === 'followers' || order.of === 'job') return [];
  if (order.of === 'application') return [order.application.worker];
  return [order.of === 'deal' ? order.deal.worker : dealOf(world, order.proof).worker];
}

/** A pair has at most one live deal on a job. */
function checkPair(world: World, { worker }: StoredDeal): void {
  if (world.deals.filter((deal) => deal.worker === worker && isLive(deal)).length > 1)
    throw new BrokenPromise(`worker:${worker} has two live deals on one job`);
}

/** The pause must keep a worker from giving up more slots. */
function noteGivenUp(world: World, { worker }: StoredDeal, standing: readonly Standing[]): void {
  if (!standing.some(({ mark }) => mark === 'givenUp' || mark === 'notStarted')) return;
  world.givenUp.push({ worker, at: world.now });
  const lately = world.givenUp.filter(
    (one) => one.worker === worker && world.now - one.at < hours(dealLimits.pauseHours),
  );
  if (lately.length > dealLimits.pauseAfterOfAuthor)
    throw new BrokenPromise(`worker:${worker} gave up ${lately.length} slots within a day`);
}

/** Moves money in the ledger, then compares with it. A proof is paid from its deal's money. */
function moveMoney(world: World, order: Order, money: readonly Move[]): void {
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
