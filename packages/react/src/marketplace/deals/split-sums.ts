import { type DealView, feeOfPart, openDisputeIn, workerFeeFor } from '@keo/core/contract';
import { leftToPay } from './deal-worth.ts';

/** What an open dispute is about, in đồng: the appealed part, else the held price, without fees. */
export function splittable(deal: DealView): number {
  const { proofs, terms } = deal;
  const held = leftToPay(deal);
  const appealed = proofs.find(({ id }) => id === openDisputeIn(deal)?.proofId);
  return appealed && terms?.releaseMode === 'PER_PROOF' ? Math.min(held, appealed.amount ?? 0) : held;
}

/** In đồng: after the worker's fee, or with the author's. */
export function shareOfReader(deal: DealView, toWorker: number): number {
  const { job, money, myRole } = deal;
  if (myRole === 'worker') {
    const bps = Math.round(((money.workerFee ?? 0) * 10_000) / Math.max(1, money.price));
    return toWorker - workerFeeFor(money.released, toWorker, bps);
  }
  const back = splittable(deal) - toWorker;
  const price = leftToPay(deal);
  if (back === 0) return 0;
  const whole = { kind: job.kind, paid: money.released, held: { price, fee: money.held - price } };
  const taken = feeOfPart(whole, 'worker', toWorker);
  const rest = {
    kind: job.kind,
    paid: money.released + toWorker,
    held: { price: price - toWorker, fee: whole.held.fee - taken },
  };
  return back + feeOfPart(rest, 'author', back);
}
