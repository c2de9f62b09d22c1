import {
  type InferOutput,
  array,
  boolean,
  maxLength,
  nullable,
  object,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot';
import { groupedDigits, pasted } from '../text/entry.schema.ts';
import { idSchema } from '../money/money-command.schema.ts';
import { timestampSchema } from '../http/field.schema.ts';

/** `bin` stays when a bank changes its name. */
export const bankSchema = object({
  bin: string(),
  shortName: string(),
  name: string(),
  /** Former names, for the search. */
  formerNames: array(string()),
  /** Short and other names, for the search. */
  alsoKnownAs: array(string()),
  /** Takes no new cards. */
  deprecated: boolean(),
});
export type Bank = InferOutput<typeof bankSchema>;

export const bankCardStates = ['UNVERIFIED', 'VERIFIED', 'LOCKED'] as const;

/** A saved bank account; answers have only its last four digits. */
export const bankCardSchema = object({
  id: string(),
  bankBin: string(),
  bankShortName: string(),
  last4: string(),
  /** The holder in capitals without accents. */
  accountName: string(),
  isDefault: boolean(),
  state: picklist(bankCardStates),
  /** No payouts to this card before; null for no hold. */
  holdUntil: nullable(timestampSchema),
  /** Server time, for countdowns. */
  now: timestampSchema,
});
export type BankCard = InferOutput<typeof bankCardSchema>;

export const addBankCardSchema = object({
  bankBin: pipe(string(), regex(/^\d{6}$/), maxLength(6)),
  accountNo: pipe(string(), groupedDigits(), regex(/^\d{6,19}$/), maxLength(19)),
  accountName: pipe(string(), pasted(), maxLength(60), regex(/^[A-Za-z]+( [A-Za-z]+)*$/)),
});
export type AddBankCard = InferOutput<typeof addBankCardSchema>;

export const bankCardCodeSchema = pipe(string(), groupedDigits(), regex(/^\d{6}$/), maxLength(6));
export const cardIdSchema = idSchema;
