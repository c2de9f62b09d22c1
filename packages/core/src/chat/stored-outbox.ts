import { safeParse } from 'valibot';
import type { KeyValueStorage } from '../ports/ports.ts';
import { type OutboxItem, keptOutboxSchema } from './outbox.schema.ts';

const key = 'chatOutbox';

/** Unsent messages of one user; they survive a reload. */
export type StoredOutbox = {
  read(): readonly OutboxItem[];
  put(item: OutboxItem): void;
  drop(clientId: string): void;
};

export function createStoredOutbox(storage: KeyValueStorage, userId: string): StoredOutbox {
  /** Ignores what another user left on this device. */
  const read = (): readonly OutboxItem[] => {
    const kept = safeParse(keptOutboxSchema, storage.read(key));
    return kept.success && kept.output.userId === userId ? kept.output.items : [];
  };
  const write = (items: readonly OutboxItem[]) => {
    if (items.length === 0) storage.remove(key);
    else storage.write(key, JSON.stringify({ userId, items }));
  };
  // Read each time: another tab may have changed it.
  const without = (clientId: string) => read().filter((item) => item.clientId !== clientId);
  return {
    read,
    put: (item) => write([...without(item.clientId), item]),
    drop(clientId) {
      if (read().some((item) => item.clientId === clientId)) write(without(clientId));
    },
  };
}
