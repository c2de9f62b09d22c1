import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStores } from '../../modules/uploads/storage/open-stores.ts';
import { reconcile } from '../../modules/wallet/reconcile.service.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { createTransact } from '../../platform/database/unit-of-work.ts';
import { playDemo } from './play-demo.ts';
import { hashInputs } from './laid/hash-inputs.ts';
import type { PastFile } from './laid/past-file.ts';
import { takePast } from './take-past.ts';

/** Fixed, so that it is the same each time: 16:00 in Vietnam, on the day of the seed file. */
const now = new Date('2026-11-20T09:00:00Z');
const refuse = (error: unknown): never => {
  throw error;
};

/** Lives through the demo's three months in a database of its own. Throws where the ledger's invariants do not hold. */
export async function playPast(): Promise<PastFile> {
  // Hashed first: later changes of the inputs do not count.
  const inputsHash = await hashInputs();
  const folder = await mkdtemp(path.join(tmpdir(), 'keo-past-'));
  const database = await openDatabase({ onError: refuse });
  const places = await openStores({ objectStore: undefined, dataDir: folder });
  try {
    const { db } = database;
    const waiting: PastFile['waiting'] = [];
    const queue = {
      define: () => undefined,
      send: async (
        _db: unknown,
        name: string,
        data: object,
        { at = now, key }: { at?: Date; key?: string } = {},
      ) =>
        void waiting.push({
          name,
          data: { ...data },
          at: at.toISOString(),
          ...(key !== undefined && { key }),
        }),
    };
    const world = { secret: 'left out', report: refuse, queue, places, passwordHash: '', now };
    await createTransact(db, refuse)((unit) => playDemo(unit, 'market', world));
    const books = await reconcile(db, { now: () => now });
    if (!books.ok) throw new Error(`The books of that past do not hold: ${JSON.stringify(books.invariants)}`);
    const taken = await takePast(db, places.storage);
    return { inputsHash, now: now.toISOString(), ...taken, waiting };
  } finally {
    await database.close();
    await places.close();
    await rm(folder, { recursive: true, force: true });
  }
}
