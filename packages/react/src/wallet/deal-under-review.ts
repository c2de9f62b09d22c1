import type { DealView } from '@keo/core/contract';
import { asWorker, proof } from '../deals/story-deals.tsx';

/** Fixture: a project of 6,500,000đ whose only proof waits for the author until `reviewDueAt`. */
export const dealUnderReview = (reviewDueAt: string): DealView => ({
  ...asWorker,
  phase: 'WAIT_REVIEW',
  proofs: [{ ...proof, state: 'SUBMITTED', reviewDueAt }],
  nextTimer: null,
});
