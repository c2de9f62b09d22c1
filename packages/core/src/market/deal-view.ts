import type { DealFacts } from '../deals/deal.facts.ts';
import { contested, listDisputes, openDisputeIn } from '../deals/deal-dispute.rules.ts';
import { getCost, heldAmount, getRaise } from '../deals/deal-money.rules.ts';
import { effectiveDueAt } from '../deals/deal-clock.rules.ts';
import { workerFeeFor } from '../terms/fees.schema.ts';
import { permittedDeal } from '../deals/deal.lifecycle.ts';
import { getPhase } from '../deals/deal-phase.rules.ts';
import type { DealView } from '../deals/deal.schema.ts';
import type { Timer } from '../law/create-law.ts';
import { type RunningTimer, timerMoney } from './timer-money.ts';
import type { At } from '../law/decision.ts';
import { whyNot } from '../law/why-not.ts';
import type { Side } from '../terms/side.schema.ts';
import type { Action } from '../terms/action.schema.ts';
import { disputeMoney, movedFor } from './dispute-money.ts';

/** In đồng; each side reads only its own fee. */
export function dealMoneyFor(side: Side, deal: DealFacts, refunded: number): DealView['money'] {
  const price = deal.terms?.price ?? 0;
  const cost = getCost(deal);
  const workerPrice = price - refunded;
  const workerFee = workerFeeFor(0, workerPrice, deal.workerBps);
  return {
    price,
    ...(side === 'author'
      ? { authorFee: cost.fee, authorTotal: cost.price + cost.fee }
      : {
          workerFee,
          workerNet: workerPrice - workerFee,
          releasedNet: deal.paid - workerFeeFor(0, deal.paid, deal.workerBps),
        }),
    held: side === 'author' ? heldAmount(deal) : deal.held.price,
    released: deal.paid,
    refunded,
    bonus: deal.bonus,
    ...(deal.bonus > 0 && bonusFor(side, deal)),
  };
}

/** What a timer would move, in đồng; for the worker less their fee. */
export function timerAmountFor(side: Side, { held, paid, workerBps }: DealFacts, amount: number): number {
  if (side === 'author') return amount;
  const price = Math.min(amount, held.price);
  return price - workerFeeFor(paid, price, workerBps);
}

const bonusFor = (side: Side, { bonus, bonusFees }: DealFacts) =>
  side === 'author'
    ? { bonusFee: bonusFees.author, bonusTotal: bonus + bonusFees.author }
    : { bonusFee: bonusFees.worker, bonusNet: bonus - bonusFees.worker };

const locking = ({ price, fee }: DealFacts['held']) => ({ lock: price + fee, fee });

/** What the author's command would move, in đồng. */
function getMoney(command: string, deal: DealFacts): Action['money'] {
  if (command === 'APPROVE') return locking(getCost(deal));
  const raised = deal.changeRequest?.change.price;
  if (command === 'ACCEPT' && raised !== undefined) {
    const raise = getRaise(deal, raised);
    return raise.price > 0 ? locking(raise) : undefined;
  }
  if (command === 'COMPLETE') return { release: deal.held.price };
  if (command === 'CANCEL') return { refund: heldAmount(deal) };
  return undefined;
}

/** In the chart's order; a disabled action says why. */
export function dealActionsFor(side: Side, deal: DealFacts, now: At): Action[] {
  return permittedDeal(deal, { party: side, now }).map(({ command, via = '', refusal }) => {
    const ofDispute = refusal === null ? disputeMoney(side, command, deal, now) : undefined;
    const moved = ofDispute ?? (side === 'author' ? getMoney(command, deal) : undefined);
    const shortfall = refusal?.['shortfall'];
    const money = { ...moved, ...(typeof shortfall === 'number' && { shortfall }) };
    return {
      key: command,
      enabled: refusal === null,
      ...whyNot(refusal),
      endpoint: `/${via}`,
      ...(Object.keys(money).length > 0 && { money }),
    };
  });
}

const iso = (at: At | null) => (at === null ? null : new Date(at).toISOString());

export type OutcomeTimer = Pick<Timer, 'id' | 'outcome' | 'amount'> & RunningTimer;

/** Each timer as if it were next, soonest first. */
const timersFor = (side: Side, deal: DealFacts, timers: readonly OutcomeTimer[]) =>
  timers.flatMap((_, at) => nextTimerFor(side, deal, timers.slice(at)) ?? []);

export function nextTimerFor(
  side: Side,
  deal: DealFacts,
  timers: readonly OutcomeTimer[],
): DealView['nextTimer'] {
  const [next] = timers;
  const money = timerMoney(deal, timers);
  if (!next || !money) return null;
  return {
    transition: next.id,
    at: new Date(next.at).toISOString(),
    outcome: next.outcome,
    ...(next.amount !== undefined && { amount: timerAmountFor(side, deal, next.amount) }),
    ...(next.proofId !== undefined && { proofId: next.proofId }),
    moves: {
      at: new Date(money.at).toISOString(),
      ...movedFor(side, deal, money),
    },
  };
}

/** A deal as one of its sides reads it; `timers` are those that are no reminders, soonest first. */
export function dealViewFor(
  side: Side,
  deal: DealFacts,
  timers: readonly OutcomeTimer[],
  { refunded, now }: { refunded: number; now: At },
) {
  const [nextTimer = null, ...laterTimers] = timersFor(side, deal, timers);
  return {
    myRole: side,
    phase: deal.state === 'IN_PROGRESS' ? getPhase(deal.proofs) : null,
    turn: deal.turn,
    money: dealMoneyFor(side, deal, refunded),
    startedAt: iso(deal.startedAt),
    dueAt: iso(deal.dueAt),
    effectiveDueAt: iso(effectiveDueAt(deal)),
    appealed: listDisputes(deal).flatMap(({ proofId }) => proofId ?? []),
    ...(openDisputeIn(deal) && { contested: contested(deal) }),
    actions: dealActionsFor(side, deal, now),
    nextTimer,
    ...(laterTimers.length > 0 && { laterTimers }),
  };
}
