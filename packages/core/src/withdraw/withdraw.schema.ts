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
  regex,
  string,
  trim,
} from 'valibot';
import { dongSchema } from '../money/dong.schema.ts';
import { moneyLimits } from '../money/money-limits.schema.ts';
import { idSchema, requestIdSchema } from '../money/money-command.schema.ts';
import { timestampSchema } from '../http/field.schema.ts';

export const withdrawStates = [
  'REQUESTED',
  'PROCESSING',
  'SUCCEEDED',
  'FAILED',
  'CANCELLED',
  'REVERSED',
] as const;

/** Why a bank did not pay, or took it back. */
export const withdrawFailReasons = [
  'ACCOUNT_NOT_FOUND',
  'NAME_MISMATCH',
  'BANK_UNAVAILABLE',
  'REJECTED',
] as const;

const amountSchema = pipe(
  number(),
  integer(),
  minValue(moneyLimits.withdrawMin),
  maxValue(moneyLimits.withdrawMax),
);

/** A payout, in đồng. `amount` leaves the balance in full; the bank gets `net`, which is `amount` less `fee`. */
export const withdrawSchema = object({
  id: string(),
  amount: dongSchema,
  fee: dongSchema,
  net: dongSchema,
  state: picklist(withdrawStates),
  cardId: string(),
  /** The card as it was when the money was asked for. */
  card: object({
    /** Six digits; answers that were kept before they were told lack them. */
    bankBin: optional(string()),
    bankShortName: string(),
    last4: string(),
    accountName: string(),
  }),
  failReason: nullable(picklist(withdrawFailReasons)),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  /** When the bank should have it, holidays and the cut-off counted. */
  arriveBy: timestampSchema,
  /** Until then, and while it is REQUESTED, it can be cancelled. */
  cancelUntil: timestampSchema,
  /** The server's time of this answer, to count down by; answers that were kept before it was told lack it. */
  now: optional(timestampSchema),
});
export type Withdraw = InferOutput<typeof withdrawSchema>;
export type WithdrawState = Withdraw['state'];

export const estimateWithdrawSchema = object({ amount: amountSchema });

export const withdrawEstimateSchema = object({
  amount: dongSchema,
  fee: dongSchema,
  net: dongSchema,
  arriveBy: timestampSchema,
  /** What may still be withdrawn today and this month, in Vietnam's time, before this one. */
  leftToday: dongSchema,
  leftThisMonth: dongSchema,
});
export type WithdrawEstimate = InferOutput<typeof withdrawEstimateSchema>;

export const createWithdrawSchema = object({
  amount: amountSchema,
  cardId: idSchema,
  requestId: requestIdSchema,
  /** The code that the first call without one sent; it fits this amount and card alone. */
  otp: optional(pipe(string(), trim(), regex(/^\d{6}$/))),
});
export type CreateWithdraw = InferOutput<typeof createWithdrawSchema>;
