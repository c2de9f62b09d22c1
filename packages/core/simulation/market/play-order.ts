import { dealLimits } from '../../src/deals/deal-limits.schema.ts';
import { slotsLeft } from '../../src/jobs/job.facts.ts';
import { type Decision, type Move, type Party, hours } from '../../src/law/decision.ts';
import { type Case, carryOut, rule as ruleIn, runSync } from '../../src/market/carry-out.ts';
import { isLive } from '../../src/testing/fake-facts.ts';
import type { FakeMarket, FakeOrder } from '../../src/testing/fake-law.ts';
import type { FakeDeal } from '../../src/testing/fake-rows.ts';
import { BrokenPromise } from '../broken-promise.ts';
import { note } from './coverage.ts';
import { expectMark } from './lateness.ts';
import { type World, jobFacts } from './world.ts';

/** The decision alone, nothing carried out. */
export function rule(world: World, order: FakeOrder, party: Party) {
  const { one, decision } = runSync(ruleIn<FakeMarket>(world.law.createPorts(world.job), order, { party }));
  return { before: one.facts, decision };
}
/** How a timer will decide if nothing happens before. */
export function ruleLater(world: World, { at, order }: { at: number; order: FakeOrder }) {
  const { now } = world;
  world.now = Math.max(now, at);
  const ruled = rule(world, order, 'system');
  world.now = now;
  return ruled;
}

type Thing = ReturnType<typeof rule>['before'];

/** Returns the decision; a refusal changes nothing. */
export function playOrder(world: World, order: FakeOrder, party: Party): Decision<Thing> {
  const decision = runSync(carryOut<FakeMarket>(watchedPorts(world), order, { party }));
  checkWallets(world);
  return decision;
}

/** The memory's ports; each effect is checked against the ledger and the promises. */
function watchedPorts(world: World): ReturnType<World['law']['createPorts']> {
  const ports = world.law.createPorts(world.job);
  return {
    ...ports,
    job: (order) => watch(world, order, null, ports.job(order)),
    application: (order) => watch(world, order, null, ports.application(order)),
    deal: (order, by) => ({
      ...watch(world, order, order.deal, ports.deal(order, by)),
      end: () => world.ledger.closeDeal(order.deal.id, order.deal.facts.kind),
    }),
    proof: (order, by) => watch(world, order, world.law.getDeal(order.proof), ports.proof(order, by)),
    undo({ reason }) {
      throw new BrokenPromise(`What had to follow was refused: ${reason}`);
    },
  };
}

function watch<Facts extends Thing>(
  world: World,
  order: FakeOrder,
  deal: FakeDeal | null,
  one: Case<Facts, FakeDeal>,
): Case<Facts, FakeDeal> {
  return {
    ...one,
    store(decision) {
      const checkMark = order.of === 'deal' ? expectMark(world, order.deal) : null;
      note(order.of, one.facts.state, order.command.type, decision);
      one.store(decision);
      if (slotsLeft(jobFacts(world)) < 0) throw new BrokenPromise('More slots are taken than there are');
      if (order.of !== 'deal') return;
      checkPair(world, order.deal);
      checkPause(world, order.deal);
      checkMark?.(decision.standing);
    },
    move(decision) {
      one.move?.(decision);
      moveMoney(world, deal, decision.money);
    },
  };
}

/** A pair has at most one live deal on a job. */
function checkPair({ law }: World, { worker }: FakeDeal): void {
  if (law.rows.deals.filter((deal) => deal.worker === worker && isLive(deal)).length > 1)
    throw new BrokenPromise(`${worker.user.id} has two live deals on one job`);
}

/** The pause must keep a worker from giving up more slots. */
function checkPause({ law, now }: World, { worker }: FakeDeal): void {
  const lately = law.rows.abandoned.filter(
    (one) => one.worker === worker && now - one.at < hours(dealLimits.pauseHours),
  );
  if (lately.length > dealLimits.pauseAfterOfAuthor)
    throw new BrokenPromise(`${worker.user.id} gave up ${lately.length} slots within a day`);
}

/** Moves money in the ledger too, then compares. */
function moveMoney(world: World, deal: FakeDeal | null, money: readonly Move[]): void {
  const { ledger, law, job } = world;
  for (const move of money) {
    ledger.move(move, deal?.id ?? 'job', deal?.worker.user.id ?? '');
    world.moves.push({ deal: deal?.id ?? 'job', move: move.move });
  }
  if (deal) checkDeal(deal, ledger);
  const { price, fee } = law.facts.jobFacts(job).budget;
  if (price + fee !== ledger.balance('job'))
    throw new BrokenPromise('The job says that it holds other money than it does');
}

function checkDeal({ id, facts, refunded }: FakeDeal, ledger: World['ledger']): void {
  if (facts.held.price + facts.held.fee !== ledger.balance(id))
    throw new BrokenPromise(`${id} says that it holds other money than it does`);
  if (facts.paid !== ledger.getGross(id))
    throw new BrokenPromise(`${id} says that it paid other money than it did`);
  if (refunded !== ledger.getRefunded(id))
    throw new BrokenPromise(`${id} says that it gave back other money than it did`);
}

/** What people see in their wallets is what the ledger says. */
function checkWallets({ ledger, law, author, workers }: World): void {
  const held = law.rows.deals.reduce((sum, { id }) => sum + ledger.balance(id), ledger.balance('job'));
  if (author.user.heldBalance !== held)
    throw new BrokenPromise(`The author sees ${author.user.heldBalance}đ held of ${held}đ`);
  for (const { user } of [author, ...workers])
    if (user.balance !== ledger.balance(user.id))
      throw new BrokenPromise(`${user.id} sees ${user.balance}đ of ${ledger.balance(user.id)}đ`);
}
