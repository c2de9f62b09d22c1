import type { Party } from '@keo/core/contract';
import { expect } from 'vitest';
import {
  carryOut,
  createMemory,
  isLive,
  type Memory,
  newWorld,
  nextTimer,
  type Order,
  type Random,
  rule,
  type StoredDeal,
  type World,
} from '@keo/core/simulation';
import { Books } from './books.ts';
import { nameOf, changeOf, kindOfChange } from './names.ts';
import type { Pairs } from './pairs.ts';
import type { Event } from './sequences.ts';

type Ruled = ReturnType<typeof rule>;
/** In basis points, for newcomers. */
const workerBps = 1000;

/** One job by the law alone, with the history of each of its deals. */
export type Life = {
  readonly world: World;
  readonly books: Books;
  /** Is given each command too. */
  readonly memory: Memory;
  lastOf: (order: Order) => string;
  eventsOf: (order: Order) => readonly Event[];
  histories: () => readonly (readonly Event[])[];
  isDraftWhole: (proof: string) => boolean;
  /** Returns `DONE`, or the reason of the refusal. */
  give: (order: Order, party: Party, ruled?: Ruled) => string;
};

export function beginLife(
  random: Random,
  pairs: Pairs,
  { now, funds }: { now: number; funds: number },
): Life {
  const world = newWorld(random);
  const books = new Books(workerBps, funds);
  world.now = now;
  world.ledger = books;
  world.job.isVerified = true;
  const memory = createMemory(world, funds);
  const last = new Map<string, string>();
  const events = new Map<string, Event[]>();
  /** The rounds of proofs with a complete draft. */
  const whole = new Map<string, number>();
  const roundOf = (id: string) => world.proofs.find((proof) => proof.id === id)?.revisionCount ?? 0;

  function noteEvent(deal: StoredDeal, type: string, agreed: string | null, disputeBefore: unknown): void {
    const moves = books.takeMoved().filter((one) => one.deal === deal.id);
    const list = events.get(deal.id) ?? [];
    events.set(deal.id, list);
    list.push({
      type,
      agreed,
      moves: moves.map(({ move }) => move),
      opensDispute: deal.dispute !== null && deal.dispute.openedAt !== disputeBefore,
      isLive: isLive(deal),
    });
  }

  return {
    world,
    books,
    memory,
    lastOf: (order) => last.get(threadOf(order)) ?? 'begin',
    eventsOf: (order) => events.get(threadOf(order)) ?? [],
    histories: () => [...events.values()],
    isDraftWhole: (proof) => whole.get(proof) === roundOf(proof),

    give(order, party, ruled = rule(world, order, party)) {
      if (order.of === 'deal' && !world.deals.includes(order.deal)) world.deals.push(order.deal);
      if (order.of === 'application' && !world.applications.includes(order.application))
        world.applications.push(order.application);
      const dealId = order.of === 'deal' ? order.deal.id : order.of === 'proof' ? order.proof.dealId : null;
      const deal = world.deals.find(({ id }) => id === dealId);
      const opened = deal?.dispute?.openedAt;
      const { before } = ruled;
      const inMemory = memory.give(order, party);
      const decision = carryOut(world, order, party);
      world.deals = world.deals.filter(({ state }) => state !== 'NONE');
      world.applications = world.applications.filter(({ state }) => state !== 'NONE');
      memory.follow();
      const answer = decision.isLawful ? 'DONE' : decision.refusal.reason;
      expect(`${order.command.type} in memory: ${inMemory}`).toBe(
        `${order.command.type} in memory: ${answer}`,
      );
      if (!decision.isLawful) return answer;
      const name = nameOf(order, before, decision);
      const thread = threadOf(order);
      pairs.note(last.get(thread) ?? 'begin', name);
      last.set(thread, name);
      if (order.command.type === 'UPLOAD' && order.command.failedChecks.length === 0 && order.of === 'proof')
        whole.set(order.proof.id, order.proof.revisionCount);
      const change = order.command.type === 'ACCEPT' ? changeOf(order, before) : null;
      if (deal) noteEvent(deal, order.command.type, change && kindOfChange(change), opened);
      return 'DONE';
    },
  };
}

/** The key of the history that an order belongs to. */
function threadOf(order: Order): string {
  if (order.of === 'deal') return order.deal.id;
  if (order.of === 'proof') return order.proof.dealId;
  return order.of === 'job' ? 'job' : `application:${order.application.worker}`;
}

export function runDueTimers({ world, give }: Life): string[] {
  const rung = [];
  for (let next = nextTimer(world); next && next.at <= world.now; next = nextTimer(world)) {
    const { order } = next;
    const answer = give(order, 'system');
    if (answer !== 'DONE') throw new Error(`${order.command.type} was due and refused: ${answer}`);
    rung.push(order.command.type);
  }
  return rung;
}
