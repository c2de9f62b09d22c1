import {
  type InferOutput,
  boolean,
  integer,
  looseObject,
  minValue,
  nullish,
  number,
  object,
  pipe,
  string,
  union,
} from 'valibot';
import { timestampSchema } from '../http/field.schema.ts';

/**
 * One event for one recipient, as the server stores it and the socket pushes it. `msg` is JSON text or an
 * object of `{action, description, metadata}`; `seq` counts the recipient's logs from 1 without a gap.
 */
export const dealLogSchema = object({
  id: string(),
  seq: pipe(number(), integer(), minValue(1)),
  msg: union([string(), looseObject({})]),
  action: string(),
  description: string(),
  metadata: nullish(looseObject({}), {}),
  isRead: boolean(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  workerId: nullish(string(), null),
  authorId: nullish(string(), null),
});
export type DealLog = InferOutput<typeof dealLogSchema>;

/** A log of the socket that is never stored: `{action, metadata}`. */
export const transientLogSchema = object({ action: string(), metadata: nullish(looseObject({}), {}) });
export type TransientLog = InferOutput<typeof transientLogSchema>;

/** Rows marked by one call: at most one page of the list. */
export const markedAtOnce = 100;

export const unreadSchema = pipe(number(), integer(), minValue(0));
