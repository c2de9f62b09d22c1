import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lockDataFolder } from './data-lock.ts';
import type { OpenDatabase } from './database.ts';
import { leanPglite } from './lean-pglite.ts';
import { refuseOldDatabase } from './refuse-old-database.ts';

/** Opens and migrates the embedded database in `dataDir`, in memory without one. */
export async function openEmbeddedDatabase({
  dataDir,
  dump,
  migrationsFolder,
}: {
  dataDir?: string | undefined;
  dump?: Blob | undefined;
  migrationsFolder: string;
}): Promise<OpenDatabase> {
  const unlock = dataDir === undefined ? async () => undefined : await lockDataFolder(dataDir);
  try {
    const folder = dataDir && path.join(dataDir, 'pg');
    if (folder) await mkdir(folder, { recursive: true });
    const client = await PGlite.create({
      ...(folder !== undefined && { dataDir: folder }),
      ...(dump && { loadDataDir: dump }),
    });
    const db = drizzle(leanPglite(client));
    await refuseOldDatabase(db, migrationsFolder);
    await migrate(db, { migrationsFolder });
    return {
      db,
      driver: { kind: 'pglite', client },
      withoutTimeouts: (work) => work(db),
      ping: async () => void (await client.query('select 1')),
      async close() {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
