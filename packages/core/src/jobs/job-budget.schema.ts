import type { Faults } from '../law/faults.schema.ts';
import { authorFeeFor, firstTierNet } from '../terms/fees.schema.ts';
import { jobLimits as limits } from './job-limits.schema.ts';
import type { JobKind } from './job.schema.ts';

/** What the slots of a quick job cost, in đồng. */
export function getBudget(slots: number, reward: number): { price: number; fee: number } {
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
export function estimateFor(draft: { kind: JobKind; price: number; slots: number }, balance: number) {
  const { kind, price } = draft;
  const { fee: authorFee, total } = costOfJob(draft);
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

const isWithin = (value: number, { min, max, step }: { min: number; max: number; step: number }) =>
  Number.isSafeInteger(value) && value >= min && value <= max && value % step === 0;

/** What a price of that kind may be. */
export const priceLimits = (kind: JobKind) =>
  kind === 'QUICK'
    ? ({
        fault: 'PRICE',
        min: limits.quickRewardMin,
        max: limits.quickRewardMax,
        step: limits.quickRewardStep,
      } as const)
    : ({
        fault: 'PRICE',
        min: limits.projectPriceMin,
        max: limits.projectPriceMax,
        step: limits.projectPriceStep,
      } as const);
export const isPriceFor = (kind: JobKind, price: number): boolean => isWithin(price, priceLimits(kind));

/** How many people a job of that kind may have. */
export const slotLimits = (kind: JobKind) =>
  ({
    fault: 'SLOTS',
    min: 1,
    max: kind === 'QUICK' ? limits.quickSlotsMax : limits.projectHiresMax,
  }) as const;

/** Fields of a job's money that exceed a limit of its kind. */
export function overLimits({ kind, price, slots }: { kind: JobKind; price: number; slots: number }): Faults {
  if (!isPriceFor(kind, price)) return { price: priceLimits(kind) };
  const bounds = slotLimits(kind);
  if (!isWithin(slots, { ...bounds, step: 1 })) return { slots: bounds };
  const { price: whole, fee } = getBudget(slots, price);
  const max = limits.quickBudgetMax;
  return kind === 'QUICK' && whole + fee > max ? { slots: { fault: 'BUDGET', max } } : {};
}
