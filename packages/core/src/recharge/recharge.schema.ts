import {
  type InferOutput,
  integer,
  literal,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
} from 'valibot';
import { dongSchema } from '../money/dong.schema.ts';
import { moneyLimits } from '../money/money-limits.schema.ts';
import { requestIdSchema } from '../money/money-command.schema.ts';
import { timestampSchema } from '../http/field.schema.ts';

/** `EXPIRED` is no longer shown, and its transfer is still matched for a day after it was made. */
export const rechargeStates = ['PENDING', 'SUCCEEDED', 'EXPIRED', 'CANCELLED'] as const;

/** A transfer that is awaited, in đồng. What is credited is what arrives: `paidAmount`, not `amount`. */
export const rechargeSchema = object({
  id: string(),
  /** What the transfer's content must hold: `NAP` and eight characters, the last one a check. */
  code: string(),
  amount: dongSchema,
  /** The VietQR text to draw; it holds bank, account, amount and content. */
  qrPayload: string(),
  bank: object({
    /** Six digits that name the bank. */
    bin: string(),
    shortName: string(),
    accountNo: string(),
    /** The account's holder, in capitals without accents. */
    name: string(),
  }),
  state: picklist(rechargeStates),
  createdAt: timestampSchema,
  expiresAt: timestampSchema,
  /** Until then a late transfer is still matched. */
  matchUntil: timestampSchema,
  paidAmount: nullable(dongSchema),
  paidAt: nullable(timestampSchema),
  /** A further transfer with the same code, kept until an operator settles whose it is; 0 for none. */
  inSuspense: dongSchema,
  /** The server's time of this answer, to count down by. */
  now: timestampSchema,
});
export type Recharge = InferOutput<typeof rechargeSchema>;
export type RechargeState = Recharge['state'];

export const createRechargeSchema = object({
  amount: pipe(number(), integer(), minValue(moneyLimits.rechargeMin), maxValue(moneyLimits.rechargeMax)),
  method: literal('VIETQR'),
  requestId: requestIdSchema,
});
export type CreateRecharge = InferOutput<typeof createRechargeSchema>;

/** What became of a transfer that came in. */
export const transferOutcomes = ['CREDITED', 'SUSPENSE', 'DUPLICATE'] as const;
/** Why: as asked, less, more, after the code was no longer shown; or why nobody was credited. */
export const transferReasons = [
  'EXACT',
  'SHORT',
  'OVER',
  'LATE',
  'USED_CODE',
  'UNKNOWN_CODE',
  'TOO_LATE',
  'CANCELLED',
  'ACCOUNT_CLOSED',
] as const;
export const transferResultSchema = object({
  /** The bank's own number of the transfer. */
  bankTxId: string(),
  outcome: picklist(transferOutcomes),
  reason: picklist(transferReasons),
});
export type TransferResult = InferOutput<typeof transferResultSchema>;
