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

/** `EXPIRED` is no longer shown; its transfer is still matched for a day after it was made. */
export const rechargeStates = ['PENDING', 'SUCCEEDED', 'EXPIRED', 'CANCELLED'] as const;

/** A transfer that is awaited, in đồng. `paidAmount` is credited, not `amount`. */
export const rechargeSchema = object({
  id: string(),
  /** In the transfer's content: `NAP` and eight characters, the last one a checksum. */
  code: string(),
  amount: dongSchema,
  /** The text of the VietQR code, with bank, account, amount and content. */
  qrPayload: string(),
  bank: object({
    /** The bank's six digits. */
    bin: string(),
    shortName: string(),
    accountNo: string(),
    /** The account's holder, in capitals without accents. */
    name: string(),
  }),
  state: picklist(rechargeStates),
  createdAt: timestampSchema,
  expiresAt: timestampSchema,
  /** A late transfer is still matched until then. */
  matchUntil: timestampSchema,
  paidAmount: nullable(dongSchema),
  paidAt: nullable(timestampSchema),
  /** From a further transfer with the same code, until an operator decides; 0 for none. */
  inSuspense: dongSchema,
  /** Server time, for countdowns. */
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

/** What was done with an incoming transfer. */
export const transferOutcomes = ['CREDITED', 'SUSPENSE', 'DUPLICATE'] as const;
/** As requested, less, more, or after the code expired; or why nobody was credited. */
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
