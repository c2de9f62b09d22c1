import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { deals } from '../../modules/market/deals/deals.table.ts';
import { jobs } from '../../modules/market/jobs/jobs.table.ts';
import { users } from '../../modules/users/users.table.ts';
import { isLong } from '../testing/long-run.ts';
import { type ServerProcess, runServer } from '../testing/run-server.ts';
import { createDatabase, emptyRedis, lacksRealParts, startApp, startNode } from '../testing/start-app.ts';
import { until } from '../testing/until.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readPast } from './laid/past-file.ts';

const past = await readPast();
const rowsIn = (table: string) => past.tables.find(({ name }) => name === table)?.rows.length;
const folder = await temporaryFolder('seed');
const running: ServerProcess[] = [];
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
});

const start = (env: Record<string, string>) => {
  const server = runServer({ KEO_DEMO: 'market', KEO_STORY: '0', ...env });
  running.push(server);
  return server;
};
const filesIn = async (place: string) => (await readdir(place, { recursive: true }).catch(() => [])).length;

describe('a first start', () => {
  it.runIf(isLong)('with the whole market is ready within fifteen seconds', async () => {
    const dataDir = path.join(folder, 'first');
    const began = performance.now();
    await start({ KEO_DATA_DIR: dataDir }).ready();
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it.runIf(isLong)(
    'that is killed in the middle of it leaves no half a market: the next one begins anew',
    async () => {
      const dataDir = path.join(folder, 'data');
      const first = start({ KEO_DATA_DIR: dataDir });
      // Seeding is in progress once pictures are stored.
      await until('some pictures are stored', async () => (await filesIn(path.join(dataDir, 'uploads'))) > 8);
      first.child.kill('SIGKILL');
      await first.ended;
      expect(first.output()).not.toContain('ready at');

      const app = await startApp({ dataDir, demo: 'market' });
      expect(await app.platform.db.$count(users)).toBe(rowsIn('users'));
      expect(await app.platform.db.$count(deals)).toBe(rowsIn('deals'));
      const books = await app.server.inject('/au/api/sandbox/reconcile');
      expect(books.json().data).toMatchObject({ ok: true });
      await app.close();
      const again = await startApp({ dataDir, demo: 'market' });
      expect(await again.platform.db.$count(jobs)).toBe(rowsIn('jobs'));
    },
  );

  it.skipIf(lacksRealParts)('of two nodes at once makes one market', async () => {
    const parts = {
      demo: 'market' as const,
      databaseUrl: await createDatabase(),
      redisUrl: await emptyRedis(),
    };
    const [node] = await Promise.all([startNode(parts), startNode(parts)]);
    const { rows } = await node.platform.db.execute(
      sql`select (select count(*)::int from users) as users, (select count(*)::int from deals) as deals`,
    );
    expect(rows).toEqual([{ users: rowsIn('users'), deals: rowsIn('deals') }]);
  });
});
