import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { RefusalError } from '../../platform/refusal.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import type { UsersService } from '../users/users.service.ts';
import { available, platformSuspense } from '../wallet/accounts.ts';
import type { Ledger } from '../wallet/ledger.service.ts';
import * as events from './bank-events.repository.ts';
import { claimRefusedLog } from './claim-refused-log.ts';
import type { ClaimRow } from './claims.repository.ts';
import * as claims from './claims.repository.ts';
import { moneyArrivedLog } from './money-arrived-log.ts';

/** How far apart the time somebody says and the time the bank told may lie: banks tell some transfers a day late. */
const sentWithin = 24 * 3_600_000;

/** Money that came in and fits nobody. */
export type Suspense = {
  /** What waits until somebody says whose it is, the oldest first. */
  list(db: Database, limit: number): Promise<events.SuspenseRow[]>;
  /** The open claims, the oldest first. */
  listClaims(db: Database, limit: number): Promise<ClaimRow[]>;
  /** The open claims that each of these transfers might be, by the transfer's id. */
  fitting(
    db: Database,
    events: readonly events.SuspenseRow[],
  ): Promise<ReadonlyMap<string, readonly ClaimRow[]>>;
  /**
   * Gives it to the user it belongs to and tells them, and closes the claim of theirs that it settles; answers how much
   * it was in đồng, and whether this call gave it: a second one does nothing.
   * @throws RefusalError NOT_FOUND where nothing of that id was ever in suspense, or there is no such user or no such
   * claim of theirs; NOT_ALLOWED where the claim is closed.
   */
  resolve(
    unit: Unit,
    eventId: string,
    userId: string,
    by: string,
    claimId?: string,
  ): Promise<{ amount: number; isNew: boolean }>;
  /**
   * Closes a claim for which nothing was found, and tells whoever made it why.
   * @throws RefusalError NOT_FOUND where there is no such claim, NOT_ALLOWED where it is closed.
   */
  refuse(unit: Unit, claimId: string, refusal: string): Promise<ClaimRow>;
};

async function lockOpen(unit: Unit, claimId: string): Promise<ClaimRow> {
  const claim = await claims.lockClaim(unit.db, claimId);
  if (!claim) throw new RefusalError('NOT_FOUND', 'notFound');
  if (claim.state !== 'OPEN') throw new RefusalError('NOT_ALLOWED', 'claim.closed');
  return claim;
}

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
    listClaims: claims.listOpenClaims,

    async fitting(db, transfers) {
      const open = await claims.listFitting(db, transfers, sentWithin);
      return new Map(
        transfers.map(({ id, amount, receivedAt }) => [
          id,
          open.filter(
            (claim) => claim.amount === amount && Math.abs(+claim.sentAt - +receivedAt) <= sentWithin,
          ),
        ]),
      );
    },

    async resolve(unit, eventId, userId, by, claimId) {
      const event = await events.lockEvent(unit.db, eventId);
      if (event?.status !== 'SUSPENSE') throw new RefusalError('NOT_FOUND', 'notFound');
      const amount = event.amount ?? 0;
      if (event.resolvedAt) return { amount, isNew: false };
      // The ledger would open an account for anybody.
      await users.byId(unit.db, userId);
      if (claimId !== undefined) {
        const claim = await lockOpen(unit, claimId);
        if (claim.userId !== userId) throw new RefusalError('NOT_FOUND', 'notFound');
        await claims.closeClaim(unit.db, claimId, { state: 'MATCHED', eventId, closedAt: clock.now() });
      }
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

    async refuse(unit, claimId, refusal) {
      const claim = await lockOpen(unit, claimId);
      await claims.closeClaim(unit.db, claimId, { state: 'REFUSED', refusal, closedAt: clock.now() });
      await notifications.writeLogs(unit, [claimRefusedLog(claim, refusal)]);
      return claim;
    },
  };
}
