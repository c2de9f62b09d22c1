import { type Side, defaultQuietHours, provinceSchema, provinces } from '@keo/core/contract';
import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import type { Passwords } from '../modules/auth/password.ts';
import { bankAccountsOf } from '../modules/bank-cards/bank-accounts.ts';
import { asHolderName } from '../modules/bank-cards/holder-name.ts';
import type { FileStores } from '../modules/uploads/store-file.ts';
import { users } from '../modules/users/users.table.ts';
import { verifiedPhones } from '../modules/users/verified-phones.table.ts';
import { reconcile } from '../modules/wallet/reconcile.service.ts';
import type { Platform } from '../platform/platform.ts';
import { fillCards } from './cards.ts';
import { fillMarket } from './fill-market.ts';
import { type SeedUser, demoPassword, marketSeed } from './market-seed.ts';
import { stories } from './story.ts';

const day = 24 * 60 * 60 * 1000;
/** Any number: of two nodes that start together one seeds, and the other waits for it. */
const seedLock = 7_305_142;
/** A statement that waited for the lock itself would be cut off before the seed is done. */
const lookAgainAfter = 200;

/**
 * Fills an empty database with the demo people and what they did in the last 20 days, in one transaction: a start
 * that is killed meanwhile leaves it empty, and the next one begins anew. Answers whether it did; a database with
 * anybody in it is left as it is.
 */
export async function seedDemo(
  platform: Pick<Platform, 'db' | 'transact' | 'clock' | 'secret' | 'report' | 'jobs'>,
  { passwords, ...places }: Pick<FileStores, 'storage' | 'drafts'> & { passwords: Passwords },
  demo: keyof typeof stories = 'market',
): Promise<boolean> {
  if ((await platform.db.$count(users)) > 0) return false;
  const passwordHash = await passwords.hash(demoPassword);
  for (;;) {
    const outcome = await platform.transact(async (unit) => {
      const { db } = unit;
      const { rows } = await db.execute(sql`select pg_try_advisory_xact_lock(${seedLock}) as mine`);
      if (Object(rows[0]).mine !== true) return 'BUSY';
      if ((await db.$count(users)) > 0) return 'FILLED';
      const now = platform.clock.now();
      const accounts = marketSeed.users.map((user, index) => accountOf(user, index, passwordHash, now));
      await db.insert(users).values(accounts);
      await db.insert(verifiedPhones).values(
        accounts.map(({ id, phone, phoneVerifiedAt }) => ({
          userId: id,
          phone,
          verifiedAt: phoneVerifiedAt,
        })),
      );
      await fillCards(db, bankAccountsOf(platform.secret), now);
      await fillMarket(unit, stories[demo], platform, places, now);
      return 'DONE';
    });
    if (outcome === 'DONE') await reconcile(platform.db, platform.clock);
    if (outcome !== 'BUSY') return outcome === 'DONE';
    await pause(lookAgainAfter);
  }
}

const rolesOf = ({ role }: SeedUser): Side[] =>
  role === 'author' || role === 'worker' ? [role] : ['worker', 'author'];

function accountOf(user: SeedUser, index: number, passwordHash: string, now: Date) {
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
    roles: rolesOf(user),
    skills: user.skills,
    provinceCode: provinceSchema.options.find((code) => provinces[code] === user.province) ?? null,
    settings: { locale: 'vi' as const, theme: 'system' as const, quietHours: defaultQuietHours },
    emailVerifiedAt: verifiedAt,
    phoneVerifiedAt: verifiedAt,
    identityVerifiedAt: isNew ? null : verifiedAt,
    bankVerifiedAt: isNew ? null : verifiedAt,
    holderName: isNew ? null : asHolderName(user.name),
    joinedAt,
  } satisfies typeof users.$inferInsert;
}
