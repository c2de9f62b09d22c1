import {
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minValue,
  nonEmpty,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  trim,
} from 'valibot';
import { timestampSchema } from '../http/field.schema.ts';
import { dongSchema } from '../money/dong.schema.ts';
import { idSchema, requestIdSchema } from '../money/money-command.schema.ts';

/** The limits of what people may claim to have sent. */
export const claimLimits = {
  /** In đồng: below it no bank sends a transfer. */
  amountMin: 1000,
  /** In đồng: no transfer between banks that arrives at once carries more. */
  amountMax: 500_000_000,
  /** How many days back a transfer may lie: banks trace no older ones without a letter. */
  sentWithinDays: 90,
  referenceMax: 64,
  noteMax: 500,
  /** How many of one person's claims may be open at a time. */
  openMax: 5,
} as const;

/** `MATCHED`: the money was found and is in the wallet. `REFUSED`: it was not, and `refusal` says why. */
export const claimStates = ['OPEN', 'MATCHED', 'REFUSED'] as const;

/** What a user says they sent and cannot find. It moves no money: a person looks for the transfer and decides. */
export const rechargeClaimSchema = object({
  id: string(),
  amount: dongSchema,
  sentAt: timestampSchema,
  /** The bank's own number of the transfer. */
  reference: nullable(string()),
  note: nullable(string()),
  /** A picture of the receipt. */
  fileId: nullable(string()),
  state: picklist(claimStates),
  /** Why nothing was found, as the operator wrote it. */
  refusal: nullable(string()),
  createdAt: timestampSchema,
  /** Until then an operator has looked: one working day. */
  answerBy: timestampSchema,
  closedAt: nullable(timestampSchema),
});
export type RechargeClaim = InferOutput<typeof rechargeClaimSchema>;

const words = (max: number) => pipe(string(), trim(), nonEmpty(), maxLength(max));

export const createRechargeClaimSchema = object({
  amount: pipe(number(), integer(), minValue(claimLimits.amountMin), maxValue(claimLimits.amountMax)),
  sentAt: timestampSchema,
  reference: optional(words(claimLimits.referenceMax)),
  note: optional(words(claimLimits.noteMax)),
  fileId: optional(idSchema),
  requestId: requestIdSchema,
});
export type CreateRechargeClaim = InferOutput<typeof createRechargeClaimSchema>;

/**
 * Why an operator has to look: a second transfer with a code, one with a cancelled code, one after its day was over, or
 * one that the caller claims to have sent.
 */
export const suspenseReasons = ['USED_CODE', 'CANCELLED', 'TOO_LATE', 'CLAIMED'] as const;

/** A transfer of the caller in suspense, or a claim with its outcome. */
export const suspenseItemSchema = object({
  /** Of the transfer or of the claim. */
  id: string(),
  reason: picklist(suspenseReasons),
  amount: dongSchema,
  /** When it came in; of a claim, when it was sent. */
  at: timestampSchema,
  /** The code that the transfer named; null for a claim. */
  code: nullable(string()),
  /** Only with `CLAIMED`. */
  claim: nullable(rechargeClaimSchema),
  /** Until then an operator has looked. */
  answerBy: timestampSchema,
  /** The server's time of this answer, to tell by whether `answerBy` is over. */
  now: timestampSchema,
});
export type SuspenseItem = InferOutput<typeof suspenseItemSchema>;
