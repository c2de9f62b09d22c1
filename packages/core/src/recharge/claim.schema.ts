import {
  type InferOutput,
  integer,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { timestampSchema } from '../http/field.schema.ts';
import { dongSchema } from '../money/dong.schema.ts';
import { idSchema, requestIdSchema } from '../money/money-command.schema.ts';
import { nameText, saidText } from '../text/words.schema.ts';

/** Limits of claims about missing transfers. */
export const claimLimits = {
  /** In đồng: no bank sends a smaller transfer. */
  amountMin: 1000,
  /** In đồng: the most that an instant transfer between banks carries. */
  amountMax: 500_000_000,
  /** Banks trace no older transfers without a letter. */
  sentWithinDays: 90,
  referenceMax: 64,
  noteMax: 500,
  /** Open claims of one user. */
  openMax: 5,
} as const;

/** `MATCHED`: the money was found and is in the wallet. `REFUSED`: it was not, and `refusal` says why. */
export const claimStates = ['OPEN', 'MATCHED', 'REFUSED'] as const;

/** A user's claim that a transfer is missing. It moves no money: an operator decides. */
export const rechargeClaimSchema = object({
  id: string(),
  amount: dongSchema,
  sentAt: timestampSchema,
  /** The bank's number of the transfer. */
  reference: nullable(string()),
  note: nullable(string()),
  /** A picture of the receipt. */
  fileId: nullable(string()),
  state: picklist(claimStates),
  /** The operator's reason. */
  refusal: nullable(string()),
  createdAt: timestampSchema,
  /** When an operator will have looked: after one working day. */
  answerBy: timestampSchema,
  closedAt: nullable(timestampSchema),
});
export type RechargeClaim = InferOutput<typeof rechargeClaimSchema>;

export const createRechargeClaimSchema = object({
  amount: pipe(number(), integer(), minValue(claimLimits.amountMin), maxValue(claimLimits.amountMax)),
  sentAt: timestampSchema,
  reference: optional(nameText(1, claimLimits.referenceMax)),
  note: optional(saidText(1, claimLimits.noteMax)),
  fileId: optional(idSchema),
  requestId: requestIdSchema,
});
export type CreateRechargeClaim = InferOutput<typeof createRechargeClaimSchema>;

/**
 * Why an operator has to look: a second transfer with a code, one with a cancelled code, one that came too late to
 * match, or a claim.
 */
export const suspenseReasons = ['USED_CODE', 'CANCELLED', 'TOO_LATE', 'CLAIMED'] as const;

/** A transfer of the caller in suspense, or a claim with its outcome. */
export const suspenseItemSchema = object({
  /** Of the transfer or of the claim. */
  id: string(),
  reason: picklist(suspenseReasons),
  amount: dongSchema,
  /** When it came in; for a claim, when it was sent. */
  at: timestampSchema,
  /** The code in the transfer; null for a claim. */
  code: nullable(string()),
  /** Only with `CLAIMED`. */
  claim: nullable(rechargeClaimSchema),
  /** When an operator will have looked. */
  answerBy: timestampSchema,
  /** Server time, to see whether `answerBy` is over. */
  now: timestampSchema,
});
export type SuspenseItem = InferOutput<typeof suspenseItemSchema>;
