import DataLoader from 'dataloader';
import type { Database } from './database.ts';

const maxBatchSize = 200;

/**
 * DataLoader: batches the reads of one tick of one transaction into one statement. `ask` answers in the order of its
 * keys, which may repeat.
 */
export function batched<Key, Answer>(
  ask: (db: Database, keys: readonly Key[]) => Promise<readonly Answer[]>,
): (db: Database, key: Key) => Promise<Answer> {
  const loaders = new WeakMap<Database, DataLoader<Key, Answer>>();
  return (db, key) => {
    const known = loaders.get(db);
    if (known) return known.load(key);
    // No cache: a row may have changed since it was read.
    const loader = new DataLoader<Key, Answer>((keys) => ask(db, keys), { cache: false, maxBatchSize });
    loaders.set(db, loader);
    return loader.load(key);
  };
}

export function rowsById<Row extends { id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): (Row | null)[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
