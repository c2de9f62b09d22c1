import {
  type InferOutput,
  integer,
  maxLength,
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
} from 'valibot';
import { groupedDigits } from '../text/entry.schema.ts';
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
  /** Of the transaction that took it out of the balance; missing in older stored answers. */
  transactionNo: optional(string()),
  amount: dongSchema,
  fee: dongSchema,
  net: dongSchema,
  state: picklist(withdrawStates),
  cardId: string(),
  /** The card at the time of the request. */
  card: object({
    /** Six digits; missing in older stored answers. */
    bankBin: optional(string()),
    bankShortName: string(),
    last4: string(),
    accountName: string(),
  }),
  failReason: nullable(picklist(withdrawFailReasons)),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  /** Expected arrival, with holidays and the cut-off. */
  arriveBy: timestampSchema,
  /** Until then it can be cancelled while it is REQUESTED. */
  cancelUntil: timestampSchema,
  /** Server time, for countdowns; missing in older stored answers. */
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
  /** What is left of the limits before this one, in Vietnam's days and months. */
  leftToday: dongSchema,
  leftThisMonth: dongSchema,
});
export type WithdrawEstimate = InferOutput<typeof withdrawEstimateSchema>;

export const createWithdrawSchema = object({
  amount: amountSchema,
  cardId: idSchema,
  requestId: requestIdSchema,
  /** The code that the first call sent; it is valid for this amount and card only. */
  otp: optional(pipe(string(), groupedDigits(), regex(/^\d{6}$/), maxLength(6))),
});
export type CreateWithdraw = InferOutput<typeof createWithdrawSchema>;
