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

/** A user's money in đồng, by the ledger. */
export const walletInfoSchema = object({
  /** Available. */
  balance: dongSchema,
  /** For deals and quick jobs. */
  held: dongSchema,
  /** In withdrawals that are not settled. */
  withdrawing: dongSchema,
  /** Income of this month in Vietnam: recharges, earnings and bonuses, no refunds. */
  monthIn: dongSchema,
  /** Withdrawn this month, counted against `monthlyOutMax`; returned money is not counted. */
  monthOut: dongSchema,
  monthlyOutMax: dongSchema,
  /** The last check that found the ledger right; null before the first. */
  reconciledAt: nullable(timestampSchema),
  /** The last check, if it found a difference. */
  reconcileFailedAt: optional(timestampSchema),
  /** Grows with every movement: the higher version is newer. */
  version: pipe(number(), integer(), minValue(0)),
});
export type WalletInfo = InferOutput<typeof walletInfoSchema>;

/** Money that is held by a deal, a quick job or a withdrawal. */
export const walletHoldSchema = object({
  kind: picklist(['DEAL', 'JOB', 'WITHDRAW']),
  /** Of the deal, job or withdrawal. */
  id: string(),
  /** The job's; null for a withdrawal. */
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
