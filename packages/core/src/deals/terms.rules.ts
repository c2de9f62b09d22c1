import type { ConditionInput, ProofState } from '../proofs/proof.schema.ts';
import type { TermsChange } from './terms.schema.ts';

/** Nothing more comes of a proof in these states. */
export const decidedProofs: readonly ProofState[] = ['APPROVED', 'REFUNDED', 'VOID'];

/** The conditions as they are after a change: those there were, with what they rise by, and the new ones. */
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
