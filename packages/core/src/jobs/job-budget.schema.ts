import { authorFeeFor, firstTierNet } from '../terms/fees.schema.ts';
import { jobLimits as limits } from './job-limits.schema.ts';
import type { JobKind } from './job.schema.ts';

/** What the slots of a quick job cost, in đồng. */
export function budgetOf(slots: number, reward: number): { price: number; fee: number } {
  return { price: slots * reward, fee: slots * authorFeeFor('QUICK', reward) };
}

/** What all slots of a job cost its author, in đồng. */
export function costOfJob({ kind, price, slots }: { kind: JobKind; price: number; slots: number }): {
  fee: number;
  total: number;
} {
  const fee = authorFeeFor(kind, price) * slots;
  return { fee, total: price * slots + fee };
}

/** What a posting would cost its author and bring a worker, in đồng. */
export function estimateFor(posting: { kind: JobKind; price: number; slots: number }, balance: number) {
  const { kind, price } = posting;
  const { fee: authorFee, total } = costOfJob(posting);
  const workerNet = firstTierNet(price);
  const shortfall = Math.max(0, total - balance);
  const isHeldAtOnce = kind === 'QUICK';
  return {
    price,
    authorFee,
    total,
    workerFee: price - workerNet,
    workerNet,
    balance,
    shortfall,
    isHeldAtOnce,
  };
}

/** Fields of a job's money that exceed a limit of its kind. */
export function overLimits({
  kind,
  price,
  slots,
}: {
  kind: JobKind;
  price: number;
  slots: number;
}): ('price' | 'slots')[] {
  const isQuick = kind === 'QUICK';
  const [least, most, step] = isQuick
    ? [limits.quickRewardMin, limits.quickRewardMax, limits.quickRewardStep]
    : [limits.projectPriceMin, limits.projectPriceMax, limits.projectPriceStep];
  if (!(price >= least && price <= most && price % step === 0)) return ['price'];
  const { price: whole, fee } = budgetOf(slots, price);
  const isAffordable = !isQuick || whole + fee <= limits.quickBudgetMax;
  const slotsMax = isQuick ? limits.quickSlotsMax : limits.projectHiresMax;
  return Number.isSafeInteger(slots) && slots >= 1 && slots <= slotsMax && isAffordable ? [] : ['slots'];
}
