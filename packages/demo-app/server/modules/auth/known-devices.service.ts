import { and, eq, lt } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import { knownDevices } from './auth.table.ts';
import type { TellOwner } from '../users/tell-owner.ts';

const year = 365 * 24 * 60 * 60 * 1000;

export type KnownDevices = {
  /** Mails the owner where the device is new to the account. */
  noteSignIn(unit: Unit, userId: string, device: string): Promise<void>;
  /** Without a mail. */
  noteSignUp(unit: Unit, userId: string, device: string): Promise<void>;
};

export function createKnownDevices({
  clock,
  tellOwner,
}: {
  clock: Pick<Clock, 'now'>;
  tellOwner: TellOwner;
}): KnownDevices {
  /** True for a new device. A concurrent sign-in waits for the insert and then finds the row: one mail. */
  async function keep(db: Database, userId: string, device: string): Promise<boolean> {
    const lastSeenAt = clock.now();
    const added = await db
      .insert(knownDevices)
      .values({ userId, device, lastSeenAt })
      .onConflictDoNothing()
      .returning({ device: knownDevices.device });
    if (added.length > 0) return true;
    await db
      .update(knownDevices)
      .set({ lastSeenAt })
      .where(and(eq(knownDevices.userId, userId), eq(knownDevices.device, device)));
    return false;
  }
  return {
    async noteSignIn(unit, userId, device) {
      if (await keep(unit.db, userId, device))
        await tellOwner(unit, userId, { what: 'newDevice', device, at: clock.now() });
    },
    async noteSignUp(unit, userId, device) {
      await keep(unit.db, userId, device);
    },
  };
}

/** After a year without a sign-in a device counts as new again. */
export async function deleteUnusedDevices(db: Database, now: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, new Date(+now - year)));
}
