import { blocks } from '../../modules/blocks/blocks.table.ts';
import { portfolioItems } from '../../modules/portfolio/portfolio.table.ts';
import { rechargeClaims } from '../../modules/recharge/claims.table.ts';
import { reports } from '../../modules/reports/reports.table.ts';
import * as reviews from '../../modules/reviews/reviews.table.ts';
import { userPhotos } from '../../modules/users/user-photos.table.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { applications } from '../../modules/market/applications/applications.table.ts';
import * as auth from '../../modules/auth/auth.table.ts';
import { deals } from '../../modules/market/deals/deals.table.ts';
import { proofs } from '../../modules/market/proofs/proofs.table.ts';
import * as logs from '../../modules/notifications/deal-log.table.ts';
import * as support from '../../modules/support/contact.table.ts';
import { operatorActs } from '../../operator/acts.table.ts';
import * as cards from '../../modules/bank-cards/bank-card.table.ts';
import * as chat from '../../modules/chat/chat.table.ts';
import { jobEdits, jobs } from '../../modules/market/jobs/jobs.table.ts';
import * as partners from '../../modules/partners/partner.table.ts';
import * as recharge from '../../modules/recharge/recharge.table.ts';
import { dataExports } from '../../modules/data-exports/data-exports.table.ts';
import * as uploads from '../../modules/uploads/files.table.ts';
import { users } from '../../modules/users/users.table.ts';
import { verifiedPhones } from '../../modules/users/verified-phones.table.ts';
import * as ledger from '../../modules/wallet/ledger.table.ts';
import * as withdraw from '../../modules/withdraw/withdraw.table.ts';
import { createDatabase, emptyRedis, lacksRealParts, startApp } from '../../dev/testing/start-app.ts';
import { sandboxClock } from './clock.table.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { idempotency } from './idempotency.table.ts';
import { outboxMessages } from '../queue/outbox.table.ts';

const fail = (error: Error) => {
  throw error;
};

const folder = path.resolve(import.meta.dirname, '../../migrations/meta');
const read = async (file: string) => JSON.parse(await readFile(path.join(folder, file), 'utf8'));

const getLimit = async (db: Database) =>
  (await db.execute(sql`select current_setting('statement_timeout') as limit`)).rows;

const migratedUntil = (time: number) =>
  `create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
  insert into drizzle.__drizzle_migrations (hash, created_at) values ('', ${time})`;
const newestOfBefore = 1_795_881_694_441;
const dumpEmbedded = async (time: number) => {
  const before = new PGlite();
  await before.exec(await readFile(path.join(folder, '../0000_start.sql'), 'utf8'));
  await before.exec(migratedUntil(time));
  const dump = await before.dumpDataDir('none');
  await before.close();
  return dump;
};

describe('the database', () => {
  it('has every table and column of the code after its migrations', async () => {
    const { entries } = await read('_journal.json');
    const newest = await read(`${String(entries.at(-1).idx).padStart(4, '0')}_snapshot.json`);
    const money = { ...ledger, ...recharge, ...cards, ...withdraw, idempotency };
    const market = { jobs, jobEdits, applications, deals, proofs, ...uploads, ...partners, ...chat };
    const people = { users, verifiedPhones, userPhotos, blocks, reports, portfolioItems, ...reviews };
    const tables = {
      ...market,
      ...people,
      ...auth,
      ...logs,
      ...support,
      ...money,
      sandboxClock,
      outboxMessages,
      operatorActs,
      rechargeClaims,
      dataExports,
    };
    expect(await generateMigration(newest, generateDrizzleJson(tables, newest.id))).toEqual([]);
  });

  describe('made before 0.1.0', () => {
    it('is opened as it is where it has every migration of then', async () => {
      const database = await openDatabase({ dump: await dumpEmbedded(newestOfBefore), onError: fail });
      // Its first is skipped, and what came since is applied.
      const { entries } = await read('_journal.json');
      expect((await database.db.execute(sql`select 1 from drizzle.__drizzle_migrations`)).rows).toHaveLength(
        entries.length,
      );
      await database.close();
    });

    it('is refused in one sentence where it lacks some', async () => {
      const dump = await dumpEmbedded(newestOfBefore - 1);
      await expect(openDatabase({ dump, onError: fail })).rejects.toThrow(/^This database was made before/);
    });

    it.skipIf(lacksRealParts)('is refused by PostgreSQL too', async () => {
      const url = await createDatabase('bare');
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query(migratedUntil(newestOfBefore - 1));
      await client.end();
      await expect(openDatabase({ url, onError: fail })).rejects.toThrow(/^This database was made before/);
    });
  });

  it.skipIf(lacksRealParts)(
    'ends what people wait for after three seconds, and long work never',
    async () => {
      const database = await openDatabase({ url: await createDatabase(), onError: fail });
      expect(await getLimit(database.db)).toEqual([{ limit: '3s' }]);
      expect(await database.withoutTimeouts(getLimit)).toEqual([{ limit: '0' }]);
      await database.close();
    },
  );

  it.skipIf(lacksRealParts)('is migrated and seeded once by two nodes that start together', async () => {
    const parts = { databaseUrl: await createDatabase('bare'), redisUrl: await emptyRedis() };
    const [first] = await Promise.all([startApp(parts), startApp(parts), startApp(parts)]);
    expect(await first.platform.db.$count(users)).toBe(10);
    expect((await first.server.inject('/readyz')).statusCode).toBe(200);
  });
});
