import type { DealView } from '@keo/core/contract';
import { type WaitingDeed, waitingDeedOf } from './waiting-deed.ts';

type Weight = 'primary' | 'soft';

/** Red for the one step that the deal waits for its reader to take; of several proofs for the first. */
export function stepWeight(deal: DealView, keys: readonly WaitingDeed['key'][], proofId?: string): Weight {
  const deed = waitingDeedOf(deal);
  const isStep = deed !== null && keys.includes(deed.key);
  return isStep && (proofId === undefined || deed.proofs[0]?.id === proofId) ? 'primary' : 'soft';
}

/** For the button of an opened form: red where nothing else is. */
export const formWeight = (deal: DealView): Weight => (waitingDeedOf(deal) === null ? 'primary' : 'soft');
