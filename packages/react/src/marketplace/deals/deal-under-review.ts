import type { DealView } from '@keo/core/contract';
import { asWorker, proof } from './story-deals.tsx';

export const dealUnderReview = (reviewDueAt: string): DealView => ({
  ...asWorker,
  phase: 'WAIT_REVIEW',
  proofs: [{ ...proof, state: 'SUBMITTED', reviewDueAt }],
  nextTimer: null,
});
