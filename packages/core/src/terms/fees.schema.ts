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
const shareOf = (amount: number, bps: number) => (BigInt(amount) * BigInt(bps)) / 10_000n;

/** What the author pays beside the price of one deal: 5 %, rounded half up, within its bounds. */
export function authorFeeFor(kind: WorkKind, price: number): number {
  const rounded = Number((BigInt(price) * BigInt(dealFees.authorBps) + 5000n) / 10_000n);
  const least = kind === 'QUICK' ? dealFees.authorMinQuick : dealFees.authorMinProject;
  return Math.min(Math.max(rounded, least), dealFees.authorMax);
}

/** The author's fee on a raise: the fee on the whole, less the fee on what there was. */
export const authorFeeOnMore = (kind: WorkKind, before: number, more: number): number =>
  authorFeeFor(kind, before + more) - authorFeeFor(kind, before);

/** The fees of both sides on a bonus, in đồng; `paid` is what the deal paid before it. */
export const bonusFeesFor = (
  { kind, paid, workerBps }: { kind: WorkKind; paid: number; workerBps: number },
  bonus: number,
): { author: number; worker: number } => ({
  author: bonus === 0 ? 0 : authorFeeOnMore(kind, paid, bonus),
  worker: workerFeeFor(paid, bonus, workerBps),
});

/**
 * The worker's fee on one more payment of a deal. Computed on the running total, so that the fees of parts add up to
 * the fee on the whole.
 */
export function workerFeeFor(paidBefore: number, gross: number, bps: number): number {
  return Number(shareOf(paidBefore + gross, bps) - shareOf(paidBefore, bps));
}

/** What a worker of the first tier takes home of a price, in đồng. */
export const firstTierNet = (price: number): number => price - workerFeeFor(0, price, workerTiers.BRONZE);

/**
 * The author's fee for one more part of the price, paid or refunded: in proportion to what is left of both, so that the
 * last part takes all that is left.
 */
export function shareOfFee(feeLeft: number, priceLeft: number, part: number): number {
  return Number((BigInt(feeLeft) * BigInt(part)) / BigInt(priceLeft));
}
