import {
  type InferOutput,
  maxLength,
  nullable,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot';
import { pasted } from '../text/entry.schema.ts';
import { dongSchema, signedDongSchema } from '../money/dong.schema.ts';
import { timestampSchema } from '../http/field.schema.ts';

const day = pipe(string(), pasted(), regex(/^\d{4}-\d{2}-\d{2}$/));

export const transactionTypes = [
  'RECHARGE',
  'ESCROW_LOCK',
  'ESCROW_ASSIGN',
  'ESCROW_RELEASE',
  'ESCROW_REFUND',
  'FEE_AUTHOR',
  'FEE_WORKER',
  'TAX_WITHHELD',
  'BONUS',
  'WITHDRAW_HOLD',
  'WITHDRAW_PAID',
  'WITHDRAW_FEE',
  'WITHDRAW_REVERT',
  'ADJUST',
] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** One movement of the user's balance, in đồng. */
export const transactionSchema = object({
  /** `GD` and ten digits. */
  no: string(),
  type: picklist(transactionTypes),
  /** Positive for money in, negative for money out. */
  amount: signedDongSchema,
  balanceAfter: dongSchema,
  createdAt: timestampSchema,
  /** Related records; each id where there is one. */
  ref: object({
    rechargeId: optional(string()),
    withdrawId: optional(string()),
    dealId: optional(string()),
    jobId: optional(string()),
    /** The number of the transaction that this one reverses. */
    reverses: optional(string()),
  }),
  /** The job and the other person; null where there are none. */
  about: nullable(object({ job: string(), person: nullable(string()) })),
  note: string(),
});
export type Transaction = InferOutput<typeof transactionSchema>;

/** Whole days in Vietnam, both inclusive. */
export const transactionFilter = {
  /** One type, or several separated by commas. */
  type: optional(pipe(string(), maxLength(200))),
  direction: optional(picklist(['IN', 'OUT'])),
  dateFrom: optional(day),
  dateTo: optional(day),
  /** A part of a transaction number, a job's title or a person's name, with or without accents. */
  q: optional(pipe(string(), pasted(), maxLength(60))),
};

export const periodSchema = object({ dateFrom: day, dateTo: day });
