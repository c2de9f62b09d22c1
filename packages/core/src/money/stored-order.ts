import { type GenericSchema, object, safeParse, string, unknown } from 'valibot';
import type { KeyValueStorage } from '../ports/ports.ts';
import type { ApiError } from '../http/http.errors.ts';

export type StoredOrder<Order> = {
  /** Null where nothing is stored, or only another user's order. */
  read(): Order | null;
  write(order: Order): void;
  /** Removes only this order, not a newer one. */
  remove(order: Order): void;
};

/** The server refused it for good. A call that was aborted here may still have had its effect. */
export const isAnswered = (error: ApiError, signal: AbortSignal): boolean =>
  !signal.aborted && !error.isUnknownOutcome && error.reason !== 'IN_PROGRESS';

const envelope = object({ userId: string(), order: unknown() });

/** An order that was sent and not answered yet, stored for one user. */
export function createStoredOrder<Order extends { requestId: string }>(options: {
  storage: KeyValueStorage;
  key: string;
  userId: string;
  schema: GenericSchema<unknown, Order>;
}): StoredOrder<Order> {
  const { storage, key, userId, schema } = options;
  const read = () => {
    try {
      const kept = safeParse(envelope, JSON.parse(storage.read(key) ?? 'null'));
      if (!kept.success || kept.output.userId !== userId) return null;
      const order = safeParse(schema, kept.output.order);
      return order.success ? order.output : null;
    } catch {
      return null;
    }
  };
  return {
    read,
    write: (order) => storage.write(key, JSON.stringify({ userId, order })),
    remove: ({ requestId }) => {
      if (read()?.requestId === requestId) storage.remove(key);
    },
  };
}
