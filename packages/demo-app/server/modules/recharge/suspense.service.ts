import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { RefusalError } from '../../platform/refusal.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import type { UsersService } from '../users/users.service.ts';
import { available, platformSuspense } from '../wallet/accounts.ts';
import type { Ledger } from '../wallet/ledger.service.ts';
import * as events from './bank-events.repository.ts';
import { moneyArrivedLog } from './money-arrived-log.ts';

/** Money that came in and fits nobody. */
export type Suspense = {
  /** What waits until somebody says whose it is, the oldest first. */
  list(db: Database, limit: number): Promise<events.SuspenseRow[]>;
  /**
   * Gives it to the user it belongs to and tells them; answers how much it was in đồng, and whether this call gave
   * it: a second one does nothing.
   * @throws RefusalError NOT_FOUND where nothing of that id was ever in suspense, or there is no such user.
   */
  resolve(
    unit: Unit,
    eventId: string,
    userId: string,
    by: string,
  ): Promise<{ amount: number; isNew: boolean }>;
};

export function createSuspense(
  { clock }: { clock: Pick<Clock, 'now'> },
  deps: {
    ledger: Ledger;
    notifications: Pick<Notifications, 'writeLogs'>;
    users: Pick<UsersService, 'byId'>;
  },
): Suspense {
  const { ledger, notifications, users } = deps;
  return {
    list: events.listSuspense,

    async resolve(unit, eventId, userId, by) {
      const event = await events.lockEvent(unit.db, eventId);
      if (event?.status !== 'SUSPENSE') throw new RefusalError('NOT_FOUND', 'notFound');
      const amount = event.amount ?? 0;
      if (event.resolvedAt) return { amount, isNew: false };
      // The ledger would open an account for anybody.
      await users.byId(unit.db, userId);
      await ledger.post(unit, {
        kind: 'RECHARGE',
        businessKey: `suspense.resolve:${eventId}`,
        legs: [
          { account: platformSuspense, amount: -amount },
          { account: available(userId), amount },
        ],
        actor: by,
        ref: {
          ...(event.rechargeId !== null && { rechargeId: event.rechargeId }),
          ...(event.providerId !== null && { bankTxId: event.providerId }),
        },
      });
      await events.updateEvent(unit.db, eventId, { resolvedAt: clock.now() });
      await notifications.writeLogs(unit, [moneyArrivedLog(userId, amount, event.rechargeId)]);
      return { amount, isNew: true };
    },
  };
}
