import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import type { FileStores } from '../../modules/uploads/store-file.ts';
import { users } from '../../modules/users/users.table.ts';
import { reconcile } from '../../modules/wallet/reconcile.service.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Passwords } from '../../platform/security/passwords.ts';
import { layPast } from './laid/lay-past.ts';
import { hashInputs } from './laid/hash-inputs.ts';
import { type PastFile, readPast } from './laid/past-file.ts';
import type { Demo } from './play-demo.ts';
import { demoPassword } from './market-seed.ts';

/** Id of the advisory lock: of two nodes that start together one seeds, and the other waits. */
const seedLock = 7_305_142;
/** In ms. Polled, because a statement that waited for the lock would time out before the seed is done. */
const lookAgainAfter = 200;

/**
 * Fills an empty database with the demo in one transaction: a start that is killed meanwhile leaves it empty, and the
 * next one begins again. Returns whether it did; a database with users is left as it is.
 */
export async function seedDemo(
  platform: Pick<Platform, 'db' | 'transact' | 'clock' | 'secret' | 'report' | 'queue'>,
  { passwords, ...places }: Pick<FileStores, 'storage' | 'drafts'> & { passwords: Passwords },
  demo: Demo = 'market',
  /** Called where the stored past is outdated and is lived again. */
  onStale: () => void = () => undefined,
): Promise<boolean> {
  if ((await platform.db.$count(users)) > 0) return false;
  const passwordHash = await passwords.hash(demoPassword);
  const past = demo === 'market' ? await freshPast() : null;
  if (demo === 'market' && past === null) onStale();
  for (;;) {
    const outcome = await platform.transact(async (unit) => {
      const { db } = unit;
      const { rows } = await db.execute(sql`select pg_try_advisory_xact_lock(${seedLock}) as mine`);
      if (Object(rows[0]).mine !== true) return 'BUSY';
      if ((await db.$count(users)) > 0) return 'FILLED';
      const world = { ...platform, places, passwordHash, now: platform.clock.now() };
      if (past) await layPast(unit, past, world);
      else await (await import('./play-demo.ts')).playDemo(unit, demo, world);
      return 'DONE';
    });
    if (outcome === 'DONE') await reconcile(platform.db, platform.clock);
    if (outcome !== 'BUSY') return outcome === 'DONE';
    await pause(lookAgainAfter);
  }
}

/** The stored past; null where migrations or seed are newer, so that it must be lived again. */
async function freshPast(): Promise<PastFile | null> {
  const past = await readPast();
  return past.inputsHash === (await hashInputs()) ? past : null;
}
