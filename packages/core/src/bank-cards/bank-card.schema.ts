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
  trim,
} from 'valibot';
import { idSchema } from '../money/money-command.schema.ts';
import { timestampSchema } from '../http/field.schema.ts';

/** A bank by its six digits. Banks change their names; their digits stay. */
export const bankSchema = object({
  bin: string(),
  shortName: string(),
  name: string(),
  /** Names it had before, by which people still look for it. */
  formerNames: array(string()),
  /** Short and other names of today, to be found by. */
  alsoKnownAs: array(string()),
  /** No new card of this bank is taken. */
  deprecated: boolean(),
});
export type Bank = InferOutput<typeof bankSchema>;

export const bankCardStates = ['UNVERIFIED', 'VERIFIED', 'LOCKED'] as const;

/** A saved bank account. Its number is never answered, only the last four digits. */
export const bankCardSchema = object({
  id: string(),
  bankBin: string(),
  bankShortName: string(),
  last4: string(),
  /** The holder in capitals without accents. */
  accountName: string(),
  isDefault: boolean(),
  state: picklist(bankCardStates),
  /** Nothing is paid out to this card before then; null where nothing holds it. */
  holdUntil: nullable(timestampSchema),
  /** The server's time of this answer, to count down by. */
  now: timestampSchema,
});
export type BankCard = InferOutput<typeof bankCardSchema>;

export const addBankCardSchema = object({
  bankBin: pipe(string(), regex(/^\d{6}$/)),
  accountNo: pipe(string(), trim(), regex(/^\d{6,19}$/)),
  accountName: pipe(string(), trim(), maxLength(60), regex(/^[A-Za-z]+( [A-Za-z]+)*$/)),
});
export type AddBankCard = InferOutput<typeof addBankCardSchema>;

export const bankCardCodeSchema = pipe(string(), trim(), regex(/^\d{6}$/));
export const cardIdSchema = idSchema;
