import type { Refusal } from '@keo/core/contract';
import { RefusalError } from '../../../platform/refusal.ts';
import type { ServerText } from '../../../texts/say.ts';
import { shownMoment } from '../../../texts/shown-moment.ts';

const sentences: Partial<Record<Refusal['reason'], ServerText>> = {
  STALE: 'stale',
  SLOT_GONE: 'slotGone',
  SELF_DEAL: 'selfDeal',
  INSUFFICIENT_BALANCE: 'insufficientBalance',
  INVALID: 'invalid',
  EXPIRED: 'tooLate',
  LIMIT: 'limitReached',
  NOT_ELIGIBLE: 'notEligible',
  PROOF_CHECK_FAILED: 'proofChecks',
};

const ofRules = new Map<unknown, ServerText>([
  ['JOB_NOT_OPEN', 'jobNotOpen'],
  ['ACCEPT_MODE', 'applyNotTake'],
  ['CANCEL_ONCE_A_DAY', 'cancelOnceADay'],
  ['CHANGES_A_DAY', 'changesADay'],
  ['DISPUTED_BEFORE', 'disputedBefore'],
  ['NOTHING_REJECTED', 'nothingRejected'],
  ['PAUSED', 'paused'],
  ['PAUSED_HERE', 'pausedHere'],
  ['VERIFY_ACCOUNT', 'verifyToWork'],
  ['ONCE_EACH', 'onceEach'],
  ['PROVINCE', 'otherProvince'],
  ['RELIABILITY', 'moreReliable'],
]);

/** `own`: texts for this case, by reason or rule. */
export function refusalOf(
  { reason, ...details }: Refusal,
  own: Readonly<Record<string, ServerText>> = {},
): RefusalError {
  const { fields, shortfall, max, rule, until } = details;
  const named = Array.isArray(fields)
    ? { fields: Object.fromEntries(fields.map((field: string) => [field, field])) }
    : {};
  const params = {
    ...(typeof shortfall === 'number' && { shortfall: shortfall.toLocaleString('en-US') }),
    ...(typeof max === 'number' && { max }),
    ...(typeof until === 'string' && { until: shownMoment(new Date(until)) }),
  };
  const isShort = reason === 'INSUFFICIENT_BALANCE' && shortfall === undefined;
  const ours = own[String(rule)] ?? own[reason] ?? ofRules.get(rule) ?? sentences[reason];
  const text = isShort ? 'authorIsShort' : (ours ?? 'notAllowedNow');
  return new RefusalError(reason, text, { ...details, ...named }, params);
}
