import { isPriceFor, priceLimits } from '../jobs/job-budget.schema.ts';
import { jobLimits } from '../jobs/job-limits.schema.ts';
import { type At, hours } from '../law/decision.ts';
import { type Fault, type Faults, faultsIn, unless } from '../law/faults.schema.ts';
import { proofLimits } from '../proofs/proof-limits.schema.ts';
import type { ProofState } from '../proofs/proof.schema.ts';
import type { Terms, TermsChange } from '../terms/terms.schema.ts';
import type { ConditionInput } from '../terms/condition.schema.ts';
import { cutText } from '../text/cut-text.ts';

/** Final states of a proof. */
export const decidedProofs: readonly ProofState[] = ['APPROVED', 'REFUNDED', 'VOID'];

/** The sum of the conditions' own amounts, in đồng. */
export const sumOfParts = (conditions: readonly ConditionInput[]): number =>
  conditions.reduce((sum, { amount = 0 }) => sum + amount, 0);

/** A part that is paid by itself must not be below the minimum. */
export const arePartsFine = (conditions: readonly ConditionInput[]): boolean =>
  conditions.every(({ amount = 0 }) => amount === 0 || amount >= jobLimits.proofAmountMin);
/** A function, so that bundles without it drop the limits. */
export const smallPart = (): Fault => ({ fault: 'PART_SMALL', min: jobLimits.proofAmountMin });

/** In the future, and within the longest time that work may take. */
export const isDueWithin = (due: At, now: At): boolean => due > now && due <= latestDue(now);
export const latestDue = (now: At): At => now + hours(jobLimits.projectHoursMax);

const hasMandatory = (conditions: readonly ConditionInput[]) => conditions.some(({ mandatory }) => mandatory);

/**
 * What is wrong with a project's terms: price, deadline, time to review, parts that do not add up, and conditions of
 * which none is mandatory: nothing would have to be handed in.
 */
export function faultsOfTerms(
  { price, releaseMode, conditions, reviewHours, dueAt }: Terms,
  now: At,
): Faults {
  const { min, max } = jobLimits.reviewHoursProject;
  const { perDealMax } = proofLimits;
  const isWhole = releaseMode === 'ALL';
  const isDueFine = dueAt === undefined || isDueWithin(Date.parse(dueAt), now);
  return faultsIn([
    ...unless(isPriceFor('PROJECT', price), 'price', priceLimits('PROJECT')),
    ...unless(isDueFine, 'dueAt', { fault: 'DUE', after: now, before: latestDue(now) }),
    ...unless(reviewHours >= min && reviewHours <= max, 'reviewHours', { fault: 'REVIEW_HOURS', min, max }),
    ...unless(hasMandatory(conditions), 'conditions', { fault: 'PROOFS_NONE' }),
    ...unless(conditions.length <= perDealMax, 'conditions', { fault: 'PROOFS_MANY', max: perDealMax }),
    ...unless(isWhole || arePartsFine(conditions), 'conditions', smallPart()),
    ...unless(isWhole || sumOfParts(conditions) === price, 'conditions', { fault: 'PARTS_SUM', sum: price }),
  ]);
}

/** The conditions after a change: the old ones with their raises, then the new ones. */
export function conditionsAfter(
  before: readonly ConditionInput[],
  { conditions = [], raises = [] }: TermsChange,
): ConditionInput[] {
  const risen = before.map((condition, index) => {
    const more = raises.find(({ no }) => no === index + 1)?.amount ?? 0;
    return more === 0 ? condition : { ...condition, amount: (condition.amount ?? 0) + more };
  });
  return [...risen, ...conditions];
}

/** Splits another price in the same proportions, in whole steps; the last part takes the rest. */
function splitAnew(conditions: readonly ConditionInput[], price: number): ConditionInput[] {
  const { projectPriceStep: step } = jobLimits;
  const before = sumOfParts(conditions);
  let left = price;
  return conditions.map((condition, index) => {
    const { amount = 0 } = condition;
    const isLast = index === conditions.length - 1;
    // Multiplied first: 0.35 · 700 would be less than 245.
    const share = isLast ? left : Math.floor((amount * (price / step)) / before) * step;
    left -= share;
    return { ...condition, amount: share };
  });
}

/** The fields of a job that are terms; amounts in đồng. */
export type PostedTerms = Pick<Terms, 'price' | 'releaseMode' | 'reviewHours' | 'revisionsMax'> & {
  durationHours: number | null;
  description: string;
  conditions: readonly ConditionInput[];
};

/** The terms of a job; for a project with the applicant's price and time. */
export function termsOfJob(
  { description, conditions, ...job }: PostedTerms,
  bid: { price: number | null; durationHours: number | null } = { price: null, durationHours: null },
): Terms {
  const { releaseMode, reviewHours, revisionsMax } = job;
  const price = bid.price ?? job.price;
  const durationHours = bid.durationHours ?? job.durationHours;
  const parts = sumOfParts(conditions);
  const isSplit = releaseMode === 'PER_PROOF' && parts > 0 && parts !== price;
  return {
    price,
    ...(durationHours !== null && { durationHours }),
    releaseMode,
    reviewHours,
    revisionsMax,
    scope: cutText(description, 5000),
    conditions: isSplit ? splitAnew(conditions, price) : [...conditions],
  };
}

/**
 * Terms of one deal for another one: a fixed deadline is over, and the price and time to review of a quick job may be
 * below those of a project.
 */
export function termsAgain(terms: Terms): Terms {
  const { dueAt: _, durationHours, price, reviewHours, ...rest } = terms;
  const { projectPriceMin, projectHoursDefault, reviewHoursProject } = jobLimits;
  return {
    ...rest,
    price: Math.max(price, projectPriceMin),
    durationHours: durationHours ?? projectHoursDefault,
    reviewHours: Math.max(reviewHours, reviewHoursProject.min),
  };
}
