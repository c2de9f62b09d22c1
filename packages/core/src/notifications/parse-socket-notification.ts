import { safeParse } from 'valibot';
import { type DealLog, dealLogSchema, transientLogSchema } from './deal-log.schema.ts';

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
