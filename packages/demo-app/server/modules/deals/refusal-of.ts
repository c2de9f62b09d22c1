import type { Refusal } from '@keo/core/contract';
import { RefusalError } from '../../platform/refusal.ts';
import type { ServerText } from '../../texts/say.ts';

const sentences: Partial<Record<Refusal['reason'], ServerText>> = {
  STALE: 'stale',
  SLOT_GONE: 'slotGone',
  SELF_DEAL: 'ownJob',
  INSUFFICIENT_BALANCE: 'insufficientBalance',
  INVALID: 'invalid',
  EXPIRED: 'tooLate',
  LIMIT: 'limitReached',
  NOT_ELIGIBLE: 'notEligible',
  PROOF_CHECK_FAILED: 'proofChecks',
  REJECTION_BUDGET_SPENT: 'rejectionsSpent',
};

/** A refusal of the law as the server answers it. */
export function refusalOf({ reason, ...details }: Refusal): RefusalError {
  const { fields, shortfall, max } = details;
  const named = Array.isArray(fields)
    ? { fields: Object.fromEntries(fields.map((field: string) => [field, field])) }
    : {};
  const params = {
    ...(typeof shortfall === 'number' && { shortfall: shortfall.toLocaleString('en-US') }),
    ...(typeof max === 'number' && { max }),
  };
  const isShort = reason === 'INSUFFICIENT_BALANCE' && shortfall === undefined;
  const text = isShort ? 'authorIsShort' : (sentences[reason] ?? 'notAllowedNow');
  if (details['rule'] === 'VERIFY_ACCOUNT') return new RefusalError(reason, 'verifyFirst', details);
  return new RefusalError(reason, text, { ...details, ...named }, params);
}
