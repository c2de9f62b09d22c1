import { type InferOutput, array, object, picklist } from 'valibot';
import { identifierSchema, typedPasswordSchema } from './credentials.schema.ts';
import { countSchema } from '../http/field.schema.ts';

/** What keeps an account from being closed, in the order in which to resolve it. */
export const closingObstacles = [
  'DISPUTES',
  'PROOFS_TO_REVIEW',
  'DEALS',
  'JOBS',
  'HELD',
  'UNCLEAR_MONEY',
  'WITHDRAWALS',
  'BALANCE',
] as const;

export const closingSchema = object({
  obstacles: array(
    object({
      kind: picklist(closingObstacles),
      /** How many there are; 0 where only the amount counts. */
      count: countSchema,
      /** In đồng; 0 where only the count counts. */
      amount: countSchema,
    }),
  ),
  /** Pending applications, which closing withdraws. */
  applications: countSchema,
  /** Less than can be withdrawn, in đồng: it stays the user's in the ledger. */
  leftover: countSchema,
});
export type Closing = InferOutput<typeof closingSchema>;
export type ClosingObstacle = Closing['obstacles'][number]['kind'];

export const closeAccountSchema = object({
  password: typedPasswordSchema,
  /** The own username, as a confirmation. */
  username: identifierSchema,
});
