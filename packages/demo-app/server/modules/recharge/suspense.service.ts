import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { RefusalError } from '../../platform/http/refusal.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import { type UsersService, refuseClosed } from '../users/users.service.ts';
import { available, platformSuspense, fromTo } from '../wallet/posting.ts';
import type { Ledger } from '../wallet/ledger.service.ts';
import * as events from './bank-events.repository.ts';
import { claimRefusedLog } from './claim-refused-log.ts';
import type { ClaimRow } from './claims.repository.ts';
import * as claims from './claims.repository.ts';
import { moneyArrivedLog } from './money-arrived-log.ts';

/** In ms, between the claimed and the reported time: banks report some transfers a day late. */
const sentWithin = 24 * 3_600_000;

/** Transfers that fit no recharge. */
export type Suspense = {
  /** Oldest first. */
  list(db: Database, limit: number): Promise<events.SuspenseRow[]>;
  /** Oldest first. */
  listClaims(db: Database, limit: number): Promise<ClaimRow[]>;
  /** Open claims that may be these transfers, by transfer id. */
  fitting(
    db: Database,
    events: readonly events.SuspenseRow[],
  ): Promise<ReadonlyMap<string, readonly ClaimRow[]>>;
  /**
   * Credits it to a user, notifies them, and closes the claim that it settles. Returns the amount in đồng, and whether
   * this call credited it: a repeat does nothing.
   * @throws RefusalError NOT_FOUND where no such transfer was ever in suspense, or there is no such user or claim;
   * NOT_ALLOWED where the claim is closed.
   */
  resolve(
    unit: Unit,
    eventId: string,
    userId: string,
    by: string,
    claimId?: string,
  ): Promise<{ amount: number; isNew: boolean }>;
  /**
   * Closes a claim for which nothing was found, and tells its user why.
   * @throws RefusalError NOT_FOUND, or NOT_ALLOWED where it is closed.
   */
  refuse(unit: Unit, claimId: string, refusal: string): Promise<ClaimRow>;
};

async function lockOpen(unit: Unit, claimId: string): Promise<ClaimRow> {
  const claim = await claims.lockClaim(unit.db, claimId);
  if (!claim) throw new RefusalError('NOT_FOUND', 'notFound');
  if (claim.state !== 'OPEN') throw new RefusalError('NOT_ALLOWED', 'claim.closed');
  return claim;
}

type Needs = {
  clock: Pick<Clock, 'now'>;
  ledger: Ledger;
  notifications: Pick<Notifications, 'writeLogs'>;
  users: Pick<UsersService, 'byId'>;
};

const listFitting: Suspense['fitting'] = async (db, transfers) => {
  const open = await claims.listFitting(db, transfers, sentWithin);
  return new Map(
    transfers.map(({ id, amount, receivedAt }) => [
      id,
      open.filter((claim) => claim.amount === amount && Math.abs(+claim.sentAt - +receivedAt) <= sentWithin),
    ]),
  );
};

async function resolve(
  { clock, ledger, notifications, users }: Needs,
  unit: Unit,
  {
    eventId,
    userId,
    by,
    claimId,
  }: { eventId: string; userId: string; by: string; claimId: string | undefined },
) {
  const event = await events.lockEvent(unit.db, eventId);
  if (event?.status !== 'SUSPENSE') throw new RefusalError('NOT_FOUND', 'notFound');
  const amount = event.amount ?? 0;
  if (event.resolvedAt) return { amount, isNew: false };
  // Checks that the user exists: the ledger would open an account for any id.
  await users.byId(unit.db, userId);
  await refuseClosed(unit.db, [userId]);
  if (claimId !== undefined) {
    const claim = await lockOpen(unit, claimId);
    if (claim.userId !== userId) throw new RefusalError('NOT_FOUND', 'notFound');
    await claims.closeClaim(unit.db, claimId, { state: 'MATCHED', eventId, closedAt: clock.now() });
  }
  await ledger.post(unit, {
    kind: 'RECHARGE',
    businessKey: `suspense.resolve:${eventId}`,
    legs: fromTo(platformSuspense, available(userId), amount),
    actor: by,
    ref: {
      ...(event.rechargeId !== null && { rechargeId: event.rechargeId }),
      ...(event.providerId !== null && { bankTxId: event.providerId }),
    },
  });
  await events.updateEvent(unit.db, eventId, { resolvedAt: clock.now() });
  await notifications.writeLogs(unit, [moneyArrivedLog(userId, amount, event.rechargeId)]);
  return { amount, isNew: true };
}

export function createSuspense(needs: Needs): Suspense {
  const { clock, notifications } = needs;
  return {
    list: events.listSuspense,
    listClaims: claims.listOpenClaims,
    fitting: listFitting,
    resolve: (unit, eventId, userId, by, claimId) => resolve(needs, unit, { eventId, userId, by, claimId }),

    async refuse(unit, claimId, refusal) {
      const claim = await lockOpen(unit, claimId);
      await claims.closeClaim(unit.db, claimId, { state: 'REFUSED', refusal, closedAt: clock.now() });
      await notifications.writeLogs(unit, [claimRefusedLog(claim, refusal)]);
      return claim;
    },
  };
}
