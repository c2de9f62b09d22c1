import { createBankAccounts } from '../modules/bank-cards/bank-accounts.ts';
import { dealClock, jobClock } from '../modules/market/law/command-work.ts';
import { type Partners, createPartners } from '../modules/partners/partners.service.ts';
import { reviewClock } from '../modules/reviews/review-keeper.service.ts';
import type { Suspense } from '../modules/recharge/suspense.service.ts';
import { createFileLinks } from '../modules/uploads/file-links.ts';
import type { Payouts } from '../modules/withdraw/payouts.service.ts';
import { type Clock, createClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { holdsDatabase, openDatabase } from '../platform/database/open-database.ts';
import { apiBase } from '../platform/http/endpoint-route.ts';
import { type Env, SettingError } from '../platform/env.ts';
import { createQueue } from '../platform/queue/queue.ts';
import { noRateLimits } from '../platform/security/rate-limits.ts';
import type { SealedText } from '../platform/security/sealed-text.ts';
import { type Transact, type Unit, createTransact } from '../platform/database/unit-of-work.ts';
import { type Marketplace, createMarketplace } from '../marketplace.ts';
import { tellNodes } from './tell-nodes.ts';

/** The product's services for operators' commands, on the configured database. */
export type Desk = {
  readonly db: Database;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly suspense: Suspense;
  readonly payouts: Payouts;
  readonly partners: Partners;
  market(unit: Unit): Marketplace;
  readonly accounts: SealedText;
  /** Signed, for five minutes, as for its owner. */
  getLink(fileId: string, ownerId: string): string;
  close(): Promise<void>;
};

/**
 * An embedded database stays locked by this process until closed. Minor errors, such as a missing Redis, go to
 * `complain`.
 */
export async function openDesk(env: Env, complain: (sentence: string) => void): Promise<Desk> {
  const onError = (error: unknown) => complain(error instanceof Error ? error.message : String(error));
  if (env.databaseUrl === undefined && !holdsDatabase(env.dataDir))
    throw new SettingError(
      `There is no Keo database in ${env.dataDir}: name its folder in KEO_DATA_DIR, or a PostgreSQL in DATABASE_URL.`,
    );
  const database = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir, onError });
  const { db } = database;
  const sockets = await tellNodes(env.redisUrl, complain);
  const clock = await createClock(db, { movable: env.sandbox, shared: false });
  // The process ends right after, so socket messages are awaited.
  const transact = createTransact(db, onError, { awaitAfterCommit: true });
  const queue = createQueue(database, clock, onError);
  await queue.startSending([dealClock, jobClock, reviewClock]);
  const ground = { db, transact, clock, sockets, queue, limits: noRateLimits, report: onError };
  const { suspense, payouts } = createMarketplace(ground);
  return {
    db,
    transact,
    clock,
    suspense,
    payouts,
    partners: createPartners({ clock }),
    market: (unit) => createMarketplace({ ...ground, db: unit.db, transact: (work) => work(unit) }),
    accounts: createBankAccounts(env.secret),
    getLink(fileId, ownerId) {
      const { key } = createFileLinks({ secret: env.secret, clock }).keyFor(fileId, ownerId);
      return `${env.publicUrl}${apiBase}/upload/file/${fileId}?key=${key}`;
    },
    async close() {
      clock.stop();
      await queue.stop();
      await sockets.close();
      await database.close();
    },
  };
}
