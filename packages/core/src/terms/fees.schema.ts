/** The fees of the platform: shares in basis points (1/10,000), bounds in đồng. */
export const dealFees = {
  authorBps: 500,
  authorMinQuick: 100,
  authorMinProject: 5000,
  authorMax: 500_000,
} as const;

/** A worker's share for the platform by tier, in basis points. */
export const workerTiers = { BRONZE: 1000, SILVER: 800, GOLD: 600, PLATINUM: 500 } as const;
export type WorkerTier = keyof typeof workerTiers;
export type WorkKind = 'QUICK' | 'PROJECT';

/** BigInt, because the product may exceed a safe integer. */
const getShare = (amount: number, bps: number) => (BigInt(amount) * BigInt(bps)) / 10_000n;

/** What the author pays beside what one deal pays: 5 %, rounded half up, within its bounds; of nothing nothing. */
export function authorFeeFor(kind: WorkKind, price: number): number {
  if (price === 0) return 0;
  const rounded = Number((BigInt(price) * BigInt(dealFees.authorBps) + 5000n) / 10_000n);
  const least = kind === 'QUICK' ? dealFees.authorMinQuick : dealFees.authorMinProject;
  return Math.min(Math.max(rounded, least), dealFees.authorMax);
}

/** The author's fee on more: the fee on the whole, less the fee on what there was. */
export const authorFeeOnMore = (kind: WorkKind, before: number, more: number): number =>
  authorFeeFor(kind, before + more) - authorFeeFor(kind, before);

/** The fees of both sides on a bonus, in đồng; `paid` is what the deal paid before it. */
export const bonusFeesFor = (
  { kind, paid, workerBps }: { kind: WorkKind; paid: number; workerBps: number },
  bonus: number,
): { author: number; worker: number } => ({
  author: authorFeeOnMore(kind, paid, bonus),
  worker: workerFeeFor(paid, bonus, workerBps),
});

/**
 * The worker's fee on one more payment of a deal. Computed on the running total, so that the fees of parts add up to
 * the fee on the whole.
 */
export function workerFeeFor(paidBefore: number, gross: number, bps: number): number {
  return Number(getShare(paidBefore + gross, bps) - getShare(paidBefore, bps));
}

/** The fees of both sides on one more part of the held price, paid to the worker. */
export const paymentFees = (
  deal: { kind: WorkKind; paid: number; held: { price: number; fee: number }; workerBps: number },
  part: number,
): { fee: number; workerFee: number } => ({
  fee: feeOfPart(deal, 'worker', part),
  workerFee: workerFeeFor(deal.paid, part, deal.workerBps),
});

/** What a worker of the first tier takes home of a price, in đồng. */
export const firstTierNet = (price: number): number => price - workerFeeFor(0, price, workerTiers.BRONZE);

const kept = 10_000 - workerTiers.BRONZE;

/** The lowest and the highest price of which `firstTierNet` is within these bounds, in đồng. */
export const pricesOfNet = ({
  min,
  max,
}: {
  min?: number | undefined;
  max?: number | undefined;
}): { min: number | undefined; max: number | undefined } => ({
  min: min === undefined ? undefined : min <= 0 ? 0 : Math.floor(((min - 1) * 10_000) / kept) + 1,
  max: max === undefined ? undefined : Math.floor((max * 10_000) / kept),
});

/**
 * The author's fee on a part of the held price. What stays held is the fee that the rest can still add to the fee on
 * what was paid: so a deal costs the fee on what it paid, in whatever order its parts end.
 */
export function feeOfPart(
  { kind, paid, held }: { kind: WorkKind; paid: number; held: { price: number; fee: number } },
  to: 'author' | 'worker',
  part: number,
): number {
  const paidAfter = to === 'worker' ? paid + part : paid;
  return Math.max(0, held.fee - authorFeeOnMore(kind, paidAfter, held.price - part));
}
