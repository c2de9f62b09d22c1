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
  safeParse,
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

/** The content of a `notification` message. */
export type SocketNotification =
  | { kind: 'log'; log: DealLog }
  /** The unread count, and which rows were read if the server told it. */
  | {
      kind: 'unread';
      unread: number;
      read: { ids: readonly string[]; updatedAt: string } | 'all' | null;
      /** A message was edited or deleted: rows about it read differently. */
      isReworded: boolean;
    }
  /** Transient, and not about notifications. */
  | { kind: 'other' }
  /** Invalid: there may have been a log in it. */
  | { kind: 'broken' };

export function parseSocketNotification(payload: unknown): SocketNotification {
  const log = safeParse(dealLogSchema, payload);
  if (log.success) return { kind: 'log', log: log.output };
  const transient = safeParse(transientLogSchema, payload);
  if (!transient.success) return { kind: 'broken' };
  if (transient.output.action !== 'UNREAD_COUNT_UPDATE') return { kind: 'other' };
  const { notifications, all, id, others, updatedAt, reworded } = transient.output.metadata;
  const isCount = typeof notifications === 'number' && Number.isInteger(notifications) && notifications >= 0;
  if (!isCount) return { kind: 'broken' };
  const ids = [id, ...(Array.isArray(others) ? others : [])].filter((one) => typeof one === 'string');
  const isSome = ids.length > 0 && typeof updatedAt === 'string';
  return {
    kind: 'unread',
    unread: notifications,
    read: isSome ? { ids, updatedAt } : all === true ? 'all' : null,
    isReworded: reworded === true,
  };
}
