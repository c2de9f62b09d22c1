import { appealed, contested, lastDisputeOffer, openDisputeIn } from '../deals/deal-dispute.rules.ts';
import { other } from '../deals/deal-offer.rules.ts';
import type { DealFacts } from '../deals/deal.facts.ts';
import type { At } from '../law/decision.ts';
import type { Action } from '../terms/action.schema.ts';
import { workerFeeFor } from '../terms/fees.schema.ts';
import type { Side } from '../terms/side.schema.ts';
import { type MovedMoney, commandMoney } from './timer-money.ts';

/** As that side reads it: the worker less their fee, the author with the fee that comes back. */
export const movedFor = (side: Side, { paid, workerBps }: DealFacts, { worker, author }: MovedMoney) => ({
  worker: side === 'worker' ? worker - workerFeeFor(paid, worker, workerBps) : worker,
  author: side === 'author' ? author.price + author.fee : author.price,
});

/** What an answer in a dispute moves if it accepts the other side's last offer. */
function acceptMoney(
  side: Side,
  type: 'RESPOND_DISPUTE' | 'SETTLE',
  deal: DealFacts,
  now: At,
): Action['money'] {
  const dispute = openDisputeIn(deal);
  const toWorker = dispute && lastDisputeOffer(dispute, other(side));
  if (toWorker === null) return undefined;
  const moved = commandMoney(deal, { type, toWorker }, { party: side, now });
  if (!moved) return undefined;
  const { worker: release, author: refund } = movedFor(side, deal, moved);
  return { release, refund };
}

/** In đồng: what this side's command in a dispute moves; of an appeal that is withdrawn, what then goes back. */
export function disputeMoney(side: Side, command: string, deal: DealFacts, now: At): Action['money'] {
  if (command === 'RESPOND_DISPUTE' || command === 'SETTLE') return acceptMoney(side, command, deal, now);
  const isOfAppeal = command === 'WITHDRAW_DISPUTE' && appealed(deal) !== null;
  return isOfAppeal ? { refund: contested(deal) } : undefined;
}
