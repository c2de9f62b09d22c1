import { cancelRefusal, withdrawMessages } from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { RefusalError } from '../../platform/http/refusal.ts';
import type { Publisher } from '../../platform/realtime/sockets.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import type { LogDraft } from '../notifications/deal-log.draft.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import { available, bank, platformFee, withdrawing, fromTo } from '../wallet/posting.ts';
import type { Ledger } from '../wallet/ledger.service.ts';
import { toHoldKey, toWithdraw } from './to-withdraw.ts';
import { type WithdrawRow, listOpen, lockWithdraw, updateWithdraw } from './withdraw.repository.ts';

export type FailReason = NonNullable<WithdrawRow['failReason']>;

/**
 * The steps of a placed withdrawal. Each locks its row before any account, and does nothing if it comes too late: a
 * withdrawal is paid or returned, never both.
 */
export type Payouts = {
  /** From the balance to `withdrawing`. */
  hold(unit: Unit, row: WithdrawRow): Promise<void>;
  /** Oldest first. */
  listOpen(db: Database, limit: number): Promise<WithdrawRow[]>;
  /** Throws NOT_FOUND for none. */
  lock(unit: Unit, id: string): Promise<WithdrawRow>;
  /** From now on it cannot be cancelled. */
  markSent(unit: Unit, id: string): Promise<WithdrawRow>;
  /** `by` is who confirmed it. */
  markPaid(unit: Unit, id: string, providerRef: string, by?: string): Promise<WithdrawRow>;
  /** Amount and fee go back to the balance. */
  markFailed(unit: Unit, id: string, reason: FailReason, by?: string): Promise<WithdrawRow>;
  /** The bank sent the payment back: the net amount goes back to the balance. */
  markReversed(unit: Unit, id: string, reason: FailReason, by?: string): Promise<WithdrawRow>;
  /** Before it was sent. Throws NOT_ALLOWED afterwards, or after `cancelUntil`. */
  cancel(unit: Unit, id: string): Promise<WithdrawRow>;
};

const lock: Payouts['lock'] = async (unit, id) => {
  const row = await lockWithdraw(unit.db, id);
  if (!row) throw new RefusalError('NOT_FOUND', 'notFound');
  return row;
};

const toLog = (row: WithdrawRow, reason: string, amount: number): LogDraft => ({
  action: 'PAYMENT_PROCESSED',
  recipientId: row.userId,
  recipientRole: 'worker',
  authorId: null,
  workerId: row.userId,
  metadata: { amount, reason, withdrawId: row.id, params: { amount, reason } },
});

const toFixCardLog = (row: WithdrawRow): LogDraft => ({
  ...toLog(row, 'FIX_BANK_CARD', row.amount),
  action: 'ACTION_REQUIRED',
});

type Needs = { clock: Pick<Clock, 'now'>; sockets: Publisher } & {
  ledger: Ledger;
  notifications: Pick<Notifications, 'writeLogs'>;
};

async function move(
  { clock, sockets }: Needs,
  unit: Unit,
  row: WithdrawRow,
  change: Partial<Pick<WithdrawRow, 'state' | 'failReason' | 'providerRef'>>,
): Promise<WithdrawRow> {
  const moved = await updateWithdraw(unit.db, row.id, { ...change, updatedAt: clock.now() });
  const view = await toWithdraw(unit.db, moved, clock.now());
  unit.afterCommit(() => sockets.publish(row.userId, withdrawMessages.withdrawMessage, view));
  return moved;
}

const release = ({ ledger }: Needs, unit: Unit, { id, userId, amount }: WithdrawRow, actor: string) =>
  ledger.post(unit, {
    kind: 'WITHDRAW_REVERT',
    businessKey: `wd.release:${id}`,
    resolves: `wd:${id}`,
    legs: fromTo(withdrawing(userId), available(userId), amount),
    actor,
    ref: { withdrawId: id },
  });

async function hold({ ledger }: Needs, unit: Unit, { id, userId, amount, fee }: WithdrawRow) {
  await ledger.post(unit, {
    kind: 'WITHDRAW_HOLD',
    businessKey: toHoldKey(id),
    legs: fromTo(available(userId), withdrawing(userId), amount),
    actor: userId,
    ref: { withdrawId: id, gross: amount, fee },
  });
}

async function markSent(needs: Needs, unit: Unit, id: string) {
  const row = await lock(unit, id);
  return row.state === 'REQUESTED' ? move(needs, unit, row, { state: 'PROCESSING' }) : row;
}

async function markPaid(needs: Needs, unit: Unit, id: string, providerRef: string, by = 'bank') {
  const { ledger, notifications } = needs;
  const row = await lock(unit, id);
  if (row.state !== 'PROCESSING') return row;
  const { userId, amount, fee, net } = row;
  await ledger.post(unit, {
    kind: 'WITHDRAW_PAID',
    businessKey: `wd.settle:${id}`,
    resolves: `wd:${id}`,
    legs: [
      { account: withdrawing(userId), amount: -amount },
      { account: bank, amount: net },
      { account: platformFee, amount: fee },
    ],
    actor: by,
    ref: { withdrawId: id, bankTxId: providerRef, gross: amount, fee },
  });
  await notifications.writeLogs(unit, [toLog(row, 'WITHDRAW_PAID', net)]);
  return move(needs, unit, row, { state: 'SUCCEEDED', providerRef });
}

async function markFailed(needs: Needs, unit: Unit, id: string, failReason: FailReason, by = 'bank') {
  const row = await lock(unit, id);
  if (row.state !== 'PROCESSING') return row;
  await release(needs, unit, row, by);
  await needs.notifications.writeLogs(unit, [toLog(row, 'WITHDRAW_REVERT', row.amount), toFixCardLog(row)]);
  return move(needs, unit, row, { state: 'FAILED', failReason });
}

async function markReversed(needs: Needs, unit: Unit, id: string, failReason: FailReason, by = 'bank') {
  const { ledger, notifications } = needs;
  const row = await lock(unit, id);
  if (row.state !== 'SUCCEEDED') return row;
  const { userId, net } = row;
  await ledger.post(unit, {
    kind: 'WITHDRAW_REVERT',
    businessKey: `wd.reverse:${id}`,
    legs: fromTo(bank, available(userId), net),
    actor: by,
    ref: { withdrawId: id },
  });
  await notifications.writeLogs(unit, [toLog(row, 'WITHDRAW_REVERT', net), toFixCardLog(row)]);
  return move(needs, unit, row, { state: 'REVERSED', failReason });
}

async function cancel(needs: Needs, unit: Unit, id: string) {
  const row = await lock(unit, id);
  if (row.state === 'CANCELLED') return row;
  const refusal = cancelRefusal({ ...row, cancelUntil: +row.cancelUntil }, +needs.clock.now());
  if (refusal !== null)
    throw new RefusalError('NOT_ALLOWED', refusal === 'SENT' ? 'cannotCancel' : 'cancelTooLate');
  await release(needs, unit, row, row.userId);
  return move(needs, unit, row, { state: 'CANCELLED' });
}

export const createPayouts = (needs: Needs): Payouts => ({
  listOpen,
  lock,
  hold: (unit, row) => hold(needs, unit, row),
  markSent: (unit, id) => markSent(needs, unit, id),
  markPaid: (unit, id, providerRef, by) => markPaid(needs, unit, id, providerRef, by),
  markFailed: (unit, id, reason, by) => markFailed(needs, unit, id, reason, by),
  markReversed: (unit, id, reason, by) => markReversed(needs, unit, id, reason, by),
  cancel: (unit, id) => cancel(needs, unit, id),
});
