import { type TransferResult, creditedReasons, rechargeMessages, transferReason } from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Publisher } from '../../platform/realtime/sockets.ts';
import type { Transact, Unit } from '../../platform/database/unit-of-work.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import { isClosed } from '../users/users.service.ts';
import { available, bank, platformSuspense, fromTo } from '../wallet/posting.ts';
import type { Ledger } from '../wallet/ledger.service.ts';
import * as events from './bank-events.repository.ts';
import { moneyArrivedLog } from './money-arrived-log.ts';
import { findRechargeCodes } from './recharge-code.ts';
import { type RechargeRow, lockByCode, getSuspense, updateRecharge } from './recharge.repository.ts';
import { toRecharge } from './to-recharge.ts';

export type Reason = TransferResult['reason'];
export type ApplyDeps = {
  transact: Transact;
  clock: Pick<Clock, 'now'>;
  sockets: Publisher;
  ledger: Ledger;
  notifications: Pick<Notifications, 'writeLogs'>;
};

/** What a transfer with this code means now. */
function getReason(recharge: RechargeRow | null, amount: number, now: Date): Reason {
  if (recharge === null) return 'UNKNOWN_CODE';
  const { expiresAt, matchUntil } = recharge;
  const request = { ...recharge, expiresAt: +expiresAt, matchUntil: +matchUntil };
  return transferReason(request, { amount, at: +now });
}

/** Moves what the bank received to that account. */
const post = (
  ledger: Ledger,
  unit: Unit,
  { provider, providerId, amount }: events.BankEventRow,
  { to, ref }: { to: Parameters<typeof fromTo>[1]; ref: Record<string, string> },
) =>
  ledger.post(unit, {
    kind: 'RECHARGE',
    businessKey: `recharge:${provider}:${providerId ?? ''}`,
    legs: fromTo(bank, to, amount ?? 0),
    actor: provider,
    ref: { ...ref, bankTxId: providerId ?? '' },
  });

async function credit(
  { ledger, notifications, clock, sockets }: ApplyDeps,
  unit: Unit,
  event: events.BankEventRow,
  { id, userId }: RechargeRow,
): Promise<void> {
  const amount = event.amount ?? 0;
  await post(ledger, unit, event, { to: available(userId), ref: { rechargeId: id } });
  const paidAt = clock.now();
  const paid = await updateRecharge(unit.db, id, { state: 'SUCCEEDED', paidAmount: amount, paidAt });
  await notifications.writeLogs(unit, [moneyArrivedLog(userId, amount, id)]);
  unit.afterCommit(() =>
    sockets.publish(userId, rechargeMessages.rechargeMessage, toRecharge(paid, clock.now())),
  );
}

/** After the commit. */
async function tellOfSuspense(
  { clock, sockets }: ApplyDeps,
  unit: Unit,
  recharge: RechargeRow,
): Promise<void> {
  const kept = await getSuspense(unit.db, [recharge.id]);
  const view = toRecharge(recharge, clock.now(), kept.get(recharge.id));
  unit.afterCommit(() => sockets.publish(recharge.userId, rechargeMessages.rechargeMessage, view));
}

/**
 * Decides about a stored transfer once, and answers why; null where that is done. Locks the event, then the recharge,
 * then the accounts.
 */
export const applyTransferBy =
  (deps: ApplyDeps) =>
  (eventId: string): Promise<Reason | null> =>
    deps.transact(async (unit) => {
      const event = await events.lockEvent(unit.db, eventId);
      if (event?.status !== 'STORED') return null;
      const now = deps.clock.now();
      const recharge = await lockByCode(unit.db, findRechargeCodes(event.content));
      const expected = getReason(recharge, event.amount ?? 0, now);
      // A transfer for a closed account is nobody's until an operator sends it back.
      const isLost =
        recharge && creditedReasons.includes(expected) && (await isClosed(unit.db, recharge.userId));
      const reason = isLost ? 'ACCOUNT_CLOSED' : expected;
      const isCredited = creditedReasons.includes(reason);
      if (recharge && isCredited) await credit(deps, unit, event, recharge);
      else await post(deps.ledger, unit, event, { to: platformSuspense, ref: {} });
      await events.updateEvent(unit.db, eventId, {
        status: isCredited ? 'CREDITED' : 'SUSPENSE',
        reason,
        rechargeId: recharge?.id ?? null,
        appliedAt: now,
      });
      if (recharge && !isCredited) await tellOfSuspense(deps, unit, recharge);
      return reason;
    });
