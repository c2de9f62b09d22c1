import { type DealView, shareOfFee, workerFeeFor } from '@keo/core/contract';

/** What the two may divide, in đồng: the part that is appealed for, else all of the price that is held. */
export function splittable({ money, dispute, proofs, terms }: DealView): number {
  const held = money.price - money.released - money.refunded;
  const appealed = proofs.find(({ id }) => id === dispute?.proofId);
  return appealed && terms?.releaseMode === 'PER_PROOF' ? Math.min(held, appealed.amount ?? 0) : held;
}

/** What the reader gets where so much of what is divided goes to the worker, in đồng after or with their fee. */
export function shareOfReader(deal: DealView, toWorker: number): number {
  const { money, myRole } = deal;
  if (myRole === 'worker') {
    const bps = Math.round(((money.workerFee ?? 0) * 10_000) / Math.max(1, money.price));
    return toWorker - workerFeeFor(money.released, toWorker, bps);
  }
  const back = splittable(deal) - toWorker;
  const price = money.price - money.released - money.refunded;
  const fee = money.held - price;
  if (back === 0) return 0;
  const feeAfter = fee - shareOfFee(fee, price, toWorker);
  return back + shareOfFee(feeAfter, price - toWorker, back);
}
