import { sql } from 'drizzle-orm';
import { hashPassword } from '../modules/auth/password.ts';
import type { Notifications } from '../modules/notifications/notifications.service.ts';
import { users } from '../modules/users/users.table.ts';
import { bankAccountsOf } from '../modules/bank-cards/bank-accounts.ts';
import { reconcile } from '../modules/wallet/reconcile.service.ts';
import type { Platform } from '../platform/platform.ts';
import { fillWallets } from './wallets.ts';
import { pastLogs } from './histories.ts';
import { type SeedUser, marketSeed } from './market-seed.ts';

/** The password of every demo account. */
export const demoPassword = 'keo-demo-2026';

const day = 24 * 60 * 60 * 1000;
/** Any number: two nodes that start together seed one after the other. */
const seedLock = 7_305_142;

/**
 * Fills an empty database with the demo people, their balances and what happened to them in the last 20 days, in
 * one transaction. Answers whether it did; a database with anybody in it is left as it is.
 */
export async function seedDemo(
  platform: Pick<Platform, 'db' | 'transact' | 'clock' | 'secret'>,
  notifications: Notifications,
): Promise<boolean> {
  const passwordHash = await hashPassword(demoPassword);
  const filled = await platform.transact(async (unit) => {
    const { db } = unit;
    await db.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if ((await db.$count(users)) > 0) return false;
    const now = platform.clock.now();
    await db
      .insert(users)
      .values(marketSeed.users.map((user, index) => accountOf(user, index, passwordHash, now)));
    await notifications.writePast(
      db,
      pastLogs((seedUserId) => seedUserId, now),
    );
    await fillWallets(unit, bankAccountsOf(platform.secret), now);
    return true;
  });
  if (filled) await reconcile(platform.db, platform.clock);
  return filled;
}

function accountOf(
  user: SeedUser,
  index: number,
  passwordHash: string,
  now: Date,
): typeof users.$inferInsert {
  const isNew = user.role === 'new';
  const joinedAt = new Date(+now - (isNew ? 1 : 60 + 37 * index) * day);
  const verifiedAt = new Date(+joinedAt + day / 2);
  return {
    id: user.id,
    username: user.username,
    displayName: user.name,
    email: `${user.username}@keo.example`,
    phone: `09000000${String(index + 1).padStart(2, '0')}`,
    passwordHash,
    headline: user.headline,
    settings: { locale: 'vi', theme: 'system' },
    emailVerifiedAt: verifiedAt,
    phoneVerifiedAt: verifiedAt,
    identityVerifiedAt: isNew ? null : verifiedAt,
    bankVerifiedAt: isNew ? null : verifiedAt,
    joinedAt,
  };
}
