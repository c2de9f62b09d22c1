import type { Party } from '@keo/core/contract';
import {
  playOrder,
  createWorld,
  type FakeDeal,
  type FakeOrder,
  isLive,
  listProofs,
  nextTimer,
  type Random,
  rule,
  type World,
} from '@keo/core/simulation';
import { getStepName, getChange, kindOfChange } from './names.ts';
import type { Pairs } from './pairs.ts';
import type { Event } from './sequences.ts';

type Ruled = ReturnType<typeof rule>;

/** One job by the law alone, with the history of each of its deals. */
export type Life = {
  readonly world: World;
  getLast: (order: FakeOrder) => string;
  getEvents: (order: FakeOrder) => readonly Event[];
  histories: () => readonly (readonly Event[])[];
  isDraftWhole: (proof: string) => boolean;
  /** Returns `DONE`, or the reason of the refusal. */
  give: (order: FakeOrder, party: Party, ruled?: Ruled) => string;
};

export function beginLife(random: Random, pairs: Pairs, start: { now: number; funds: number }): Life {
  const world = createWorld(random, start);
  const last = new Map<string, string>();
  const events = new Map<string, Event[]>();
  /** The rounds of proofs with a complete draft. */
  const whole = new Map<string, number>();
  const getRound = (id: string) => listProofs(world).find((proof) => proof.id === id)?.revisionCount ?? 0;

  function noteEvent(deal: FakeDeal, type: string, agreed: string | null, disputeBefore: unknown): void {
    const moves = world.moves.splice(0).filter((one) => one.deal === deal.id);
    const list = events.get(deal.id) ?? [];
    events.set(deal.id, list);
    list.push({
      type,
      agreed,
      moves: moves.map(({ move }) => move),
      opensDispute: deal.facts.dispute !== null && deal.facts.dispute.openedAt !== disputeBefore,
      isLive: isLive(deal),
    });
  }

  return {
    world,
    getLast: (order) => last.get(getThread(order)) ?? 'begin',
    getEvents: (order) => events.get(getThread(order)) ?? [],
    histories: () => [...events.values()],
    isDraftWhole: (proof) => whole.get(proof) === getRound(proof),

    give(order, party, ruled = rule(world, order, party)) {
      const deal =
        order.of === 'deal' ? order.deal : order.of === 'proof' ? world.law.getDeal(order.proof) : null;
      const opened = deal?.facts.dispute?.openedAt;
      const { before } = ruled;
      const decision = playOrder(world, order, party);
      if (!decision.isLawful) return decision.refusal.reason;
      const name = getStepName(order, before, decision);
      const thread = getThread(order);
      pairs.note(last.get(thread) ?? 'begin', name);
      last.set(thread, name);
      if (order.command.type === 'UPLOAD' && order.command.failedChecks.length === 0 && order.of === 'proof')
        whole.set(order.proof.id, order.proof.revisionCount);
      const change = order.command.type === 'ACCEPT' ? getChange(order, before) : null;
      if (deal) noteEvent(deal, order.command.type, change && kindOfChange(change), opened);
      return 'DONE';
    },
  };
}

/** The key of the history that an order belongs to. */
function getThread(order: FakeOrder): string {
  if (order.of === 'deal') return order.deal.id;
  if (order.of === 'proof') return order.proof.dealId;
  return order.of === 'job' ? 'job' : `application:${order.application.worker.id}`;
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
