import {
  type InferOutput,
  array,
  integer,
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
import { dongSchema } from '../money/dong.schema.ts';
import { timestampSchema } from '../http/field.schema.ts';

/** What a person owns, in đồng, as the ledger holds it. */
export const walletInfoSchema = object({
  /** Free to spend or to withdraw. */
  balance: dongSchema,
  /** Kept aside for deals and quick jobs of theirs. */
  held: dongSchema,
  /** Asked to be paid out and not settled yet. */
  withdrawing: dongSchema,
  /** What came in this month in Vietnam's time: recharges, earnings and bonuses. Refunds are no income. */
  monthIn: dongSchema,
  /** What was withdrawn this month, counted against `monthlyOutMax`; money that came back is not counted. */
  monthOut: dongSchema,
  monthlyOutMax: dongSchema,
  /** When the whole ledger was last checked and found right; null before the first time. */
  reconciledAt: nullable(timestampSchema),
  /** When the last check found something that differs; absent where it found none, or none was made. */
  reconcileFailedAt: optional(timestampSchema),
  /** Grows with every movement; of two records the one with the higher version is the newer. */
  version: pipe(number(), integer(), minValue(0)),
});
export type WalletInfo = InferOutput<typeof walletInfoSchema>;

/** Why money is not free: the deal, the quick job or the withdrawal that holds it. */
export const walletHoldSchema = object({
  kind: picklist(['DEAL', 'JOB', 'WITHDRAW']),
  /** Of that deal, job or withdrawal. */
  id: string(),
  /** Of the work it is for; null for a withdrawal. */
  title: nullable(string()),
  amount: dongSchema,
  since: timestampSchema,
});
export type WalletHold = InferOutput<typeof walletHoldSchema>;

/** One calendar month in Vietnam's time, `2026-11`. */
export const walletMonthSchema = object({
  month: pipe(string(), regex(/^\d{4}-\d{2}$/)),
  in: dongSchema,
  out: dongSchema,
});
export type WalletMonth = InferOutput<typeof walletMonthSchema>;

export const walletChartSchema = object({ list: array(walletMonthSchema) });
