import type { DealView } from '@keo/core/contract';
import { type NextStep, getNextStep } from './next-step.ts';

type Weight = 'primary' | 'soft';

/** `primary` (red) for the reader's next step only; of several proofs for the first. */
export function stepWeight(deal: DealView, keys: readonly NextStep['key'][], proofId?: string): Weight {
  const step = getNextStep(deal);
  const isStep = step !== null && keys.includes(step.key);
  return isStep && (proofId === undefined || step.proofs[0]?.id === proofId) ? 'primary' : 'soft';
}

/** For the button of an open form: `primary` unless another button is. */
export const formWeight = (deal: DealView): Weight => (getNextStep(deal) === null ? 'primary' : 'soft');
