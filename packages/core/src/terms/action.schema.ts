import { object, string, boolean, optional, type GenericSchema, type InferOutput } from 'valibot';
import { timestampSchema } from '../http/field.schema.ts';
import { dongSchema } from '../money/dong.schema.ts';

const actionShape = object({
  key: string(),
  enabled: boolean(),
  /** Why it is disabled, by which rule, and until when. */
  reason: optional(string()),
  rule: optional(string()),
  until: optional(timestampSchema),
  endpoint: string(),
  money: optional(
    object({
      lock: optional(dongSchema),
      release: optional(dongSchema),
      refund: optional(dongSchema),
      fee: optional(dongSchema),
      /** Missing balance. */
      shortfall: optional(dongSchema),
    }),
  ),
});
export interface Action extends InferOutput<typeof actionShape> {}
/**
 * Something that the reader may do now, decided by the server; `money` in đồng. Of an answer in a dispute it is what
 * accepting the other side's last offer moves: `release` for the worker less their fee, `refund` for the author with
 * theirs; of withdrawing an appeal what then goes back.
 */
export const actionSchema: GenericSchema<unknown, Action> = actionShape;
