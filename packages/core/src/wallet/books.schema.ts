import {
  type GenericSchema,
  type InferOutput,
  integer,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  regex,
  string,
  array,
} from 'valibot';
import { dongSchema, signedDongSchema } from '../money/dong.schema.ts';
import { withdrawStates } from '../withdraw/withdraw.schema.ts';
import { periodSchema, transactionSchema } from './transaction.schema.ts';

/** The reader's own, in đồng; negative where a fee came back. */
const feesSchema = object({ author: signedDongSchema, worker: signedDongSchema, withdraw: signedDongSchema });

const bookLineShape = object({
  ...transactionSchema.entries,
  kept: signedDongSchema,
  keptAfter: dongSchema,
  /** What work was paid with, before fees; null for every other line. */
  pay: nullable(dongSchema),
  fees: feesSchema,
  /** The author's fee within what is kept for work, or came back; null for every other line. */
  feeKept: nullable(dongSchema),
  jobSlug: nullable(string()),
  personId: nullable(string()),
  /** Where a withdrawal went to, or a recharge came in at. */
  bank: nullable(object({ shortName: string(), last4: string(), holder: string() })),
});
/**
 * A transaction as bookkeeping needs it: `amount` is what it did to the balance, `kept` what it did to the money that is
 * kept for work. Work is paid out of kept money: `amount` is 0 then.
 */
export interface BookLine extends InferOutput<typeof bookLineShape> {}
export const bookLineSchema: GenericSchema<unknown, BookLine> = bookLineShape;

/** `2026-11` */
export const monthSchema = pipe(string(), regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

/** What came to its owner and what went, fees included; money that is kept for work has not gone yet. */
export const monthOfMoneySchema = object({
  month: monthSchema,
  /** The month in which the server is, after which there are no more. */
  thisMonth: monthSchema,
  in: dongSchema,
  out: dongSchema,
  fees: feesSchema,
  /** Every day of the month. */
  days: array(object({ day: string(), in: dongSchema, out: dongSchema })),
});
export type MonthOfMoney = InferOutput<typeof monthOfMoneySchema>;

/** Of all lines that a filter finds. */
export const bookSums = {
  sumIn: dongSchema,
  sumOut: dongSchema,
  /** To workers and from authors, before fees. */
  paid: dongSchema,
  earned: dongSchema,
  fees: feesSchema,
};

const receiptShape = object({
  ...bookLineShape.entries,
  /** The bank's number of the transfer. */
  bankTxId: nullable(string()),
  withdrawState: nullable(picklist(withdrawStates)),
  /** Whose wallet it is, with the legal name once that is known. */
  holder: string(),
});
export interface TransactionReceipt extends InferOutput<typeof receiptShape> {}
export const transactionReceiptSchema: GenericSchema<unknown, TransactionReceipt> = receiptShape;

const statementShape = object({
  ...periodSchema.entries,
  holder: string(),
  openingBalance: dongSchema,
  closingBalance: dongSchema,
  openingKept: dongSchema,
  closingKept: dongSchema,
  ...bookSums,
  count: pipe(number(), integer(), minValue(0)),
});
export interface Statement extends InferOutput<typeof statementShape> {}
export const statementSchema: GenericSchema<unknown, Statement> = statementShape;
