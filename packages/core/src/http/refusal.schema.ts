import { type InferOutput, looseObject, picklist } from 'valibot';

/** Why the server refused, in `data.reason` of an answer with code 10000. */
export const refusalReasons = [
  'INVALID',
  'NOT_FOUND',
  'NOT_ALLOWED',
  'STALE',
  'LIMIT',
  'EXPIRED',
  'BLOCKED',
  'WRONG_CREDENTIALS',
  'TAKEN',
  'OTP_REQUIRED',
  'OTP_WRONG',
  'INSUFFICIENT_BALANCE',
  'SLOT_GONE',
  'NOT_ELIGIBLE',
  'PROOF_CHECK_FAILED',
  'CARD_ON_HOLD',
  'SCAM_PATTERN',
  'SELF_DEAL',
  'NAME_MISMATCH',
  'IN_PROGRESS',
  'REQUEST_REUSED',
  'NOT_AVAILABLE',
  'OUT_OF_SCOPE',
  'ORIGIN_NOT_ALLOWED',
] as const;

export const refusalReasonSchema = picklist(refusalReasons);
export type RefusalReason = InferOutput<typeof refusalReasonSchema>;

/**
 * The rest of a refusal's data depends on its reason: INVALID carries `fields` (field name to a sentence with its limit),
 * OTP_WRONG carries `left` (tries), TAKEN carries `fields`, LIMIT carries `max`, INSUFFICIENT_BALANCE carries
 * `shortfall` (đồng), CARD_ON_HOLD carries `until`, NAME_MISMATCH carries `expected`. IN_PROGRESS: the same
 * `requestId` is being worked on. REQUEST_REUSED: it was used for something else. NOT_AVAILABLE: no provider is
 * connected. OUT_OF_SCOPE carries `scopes`, those that would do (none where no narrow token does).
 * ORIGIN_NOT_ALLOWED carries `origin`, which is not one of the partner's. NOT_ALLOWED, LIMIT and EXPIRED may carry `rule`, an obstacle of
 * the law, and `until`, when it is out of the way; NOT_ELIGIBLE carries `rule`, what the job or the platform asks of a person; PROOF_CHECK_FAILED carries
 * `checks`.
 */
export const refusalSchema = looseObject({ reason: refusalReasonSchema });
export type Refusal = InferOutput<typeof refusalSchema>;
