import { blocks } from '../../modules/blocks/blocks.table.ts';
import { portfolioItems } from '../../modules/portfolio/portfolio.table.ts';
import { rechargeClaims } from '../../modules/recharge/claims.table.ts';
import { reports } from '../../modules/reports/reports.table.ts';
import * as reviews from '../../modules/reviews/reviews.table.ts';
import { userPhotos } from '../../modules/users/user-photos.table.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
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
import { jobs } from '../../modules/market/jobs/jobs.table.ts';
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
import { type Database, openDatabase } from './database.ts';
import { idempotency } from './idempotency.table.ts';
import { outboxMessages } from '../queue/outbox.table.ts';

const fail = (error: Error) => {
  throw error;
};

const folder = path.resolve(import.meta.dirname, '../../migrations/meta');
const read = async (file: string) => JSON.parse(await readFile(path.join(folder, file), 'utf8'));

const limitOf = async (db: Database) =>
  (await db.execute(sql`select current_setting('statement_timeout') as limit`)).rows;

describe('the database', () => {
  it('has every table and column of the code after its migrations', async () => {
    const { entries } = await read('_journal.json');
    const newest = await read(`${String(entries.at(-1).idx).padStart(4, '0')}_snapshot.json`);
    const money = { ...ledger, ...recharge, ...cards, ...withdraw, idempotency };
    const market = { jobs, applications, deals, proofs, ...uploads, ...partners, ...chat };
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

  it.skipIf(lacksRealParts)(
    'ends what people wait for after three seconds, and long work never',
    async () => {
      const database = await openDatabase({ url: await createDatabase(), onError: fail });
      expect(await limitOf(database.db)).toEqual([{ limit: '3s' }]);
      expect(await database.withoutTimeouts(limitOf)).toEqual([{ limit: '0' }]);
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
