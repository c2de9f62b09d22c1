import { type TransferResult, rechargeMessages } from '@keo/core/contract';
import { object, string } from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { RateLimitedError } from '../../platform/refusal.ts';
import { newId } from '../../platform/secret-text.ts';
import type { Publisher } from '../../platform/sockets.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import { isClosed } from '../users/users.service.ts';
import { available, bank, platformSuspense } from '../wallet/accounts.ts';
import { fromTo } from '../wallet/posting.ts';
import type { Ledger } from '../wallet/ledger.service.ts';
import { type BankNotice, withoutNul } from './adapters/bank-adapter.ts';
import * as events from './bank-events.repository.ts';
import { moneyArrivedLog } from './money-arrived-log.ts';
import { findRechargeCodes } from './recharge-code.ts';
import { type RechargeRow, lockByCode, suspenseOf, updateRecharge } from './recharge.repository.ts';
import { toRecharge } from './to-recharge.ts';

type Reason = TransferResult['reason'];

export type BankEvents = {
  /** Stores a transfer verbatim, in its own transaction, and then applies it. */
  receive(provider: string, notice: BankNotice, raw: Buffer): Promise<TransferResult>;
  /** Stores a few unsigned callbacks for a month, for inspection. They are never applied. */
  keepRejected(provider: string, raw: Buffer): Promise<void>;
  /** Stores a signed callback that is no readable transfer: an operator checks whether it was money. */
  keepUnreadable(provider: string, raw: Buffer): Promise<void>;
  /** Applies stored transfers that a process left when it ended. A failure is reported and does not stop the rest. */
  applyLeftBehind(report: (error: unknown) => void): Promise<void>;
};

const applyJob = 'recharge.apply';
const forgetJob = 'recharge.forget';
/** Bytes of a forged callback that are stored. */
const keptOfForged = 2000;
const month = 30 * 24 * 3_600_000;
const unreadable = 'UNREADABLE';
/** In ms: after this, the server that stored an event has applied it or has ended. */
const patience = 60_000;

/** What a transfer with this recharge's code means now. */
function reasonOf(recharge: RechargeRow | null, amount: number, now: Date): Reason {
  if (recharge === null) return 'UNKNOWN_CODE';
  if (recharge.state === 'SUCCEEDED') return 'USED_CODE';
  if (recharge.state === 'CANCELLED') return 'CANCELLED';
  if (now > recharge.matchUntil) return 'TOO_LATE';
  if (amount < recharge.amount) return 'SHORT';
  if (amount > recharge.amount) return 'OVER';
  return now > recharge.expiresAt ? 'LATE' : 'EXACT';
}

const credited: readonly Reason[] = ['EXACT', 'SHORT', 'OVER', 'LATE'];

export function createBankEvents(
  {
    db,
    transact,
    clock,
    jobs,
    limits,
    sockets,
  }: Pick<Platform, 'db' | 'transact' | 'limits'> & {
    clock: Pick<Clock, 'now'>;
    jobs: Pick<Jobs, 'define' | 'send'>;
    sockets: Publisher;
  },
  deps: { ledger: Ledger; notifications: Pick<Notifications, 'writeLogs'> },
): BankEvents {
  const { ledger, notifications } = deps;

  async function credit(unit: Unit, event: events.BankEventRow, recharge: RechargeRow): Promise<void> {
    const { provider, providerId } = event;
    const [amount, bankTxId] = [event.amount ?? 0, providerId ?? ''];
    const { userId } = recharge;
    await ledger.post(unit, {
      kind: 'RECHARGE',
      businessKey: `recharge:${provider}:${bankTxId}`,
      legs: fromTo(bank, available(userId), amount),
      actor: provider,
      ref: { rechargeId: recharge.id, bankTxId },
    });
    const paidAt = clock.now();
    const paid = await updateRecharge(unit.db, recharge.id, {
      state: 'SUCCEEDED',
      paidAmount: amount,
      paidAt,
    });
    await notifications.writeLogs(unit, [moneyArrivedLog(userId, amount, recharge.id)]);
    unit.afterCommit(() =>
      sockets.publish(userId, rechargeMessages.rechargeMessage, toRecharge(paid, clock.now())),
    );
  }

  async function keepInSuspense(unit: Unit, event: events.BankEventRow): Promise<void> {
    const [amount, bankTxId] = [event.amount ?? 0, event.providerId ?? ''];
    await ledger.post(unit, {
      kind: 'RECHARGE',
      businessKey: `recharge:${event.provider}:${bankTxId}`,
      legs: fromTo(bank, platformSuspense, amount),
      actor: event.provider,
      ref: { bankTxId },
    });
  }

  /** Sends the recharge with its money in suspense to its owner's sockets, after the commit. */
  async function tellOfSuspense(unit: Unit, recharge: RechargeRow): Promise<void> {
    const kept = await suspenseOf(unit.db, [recharge.id]);
    const told = toRecharge(recharge, clock.now(), kept.get(recharge.id));
    unit.afterCommit(() => sockets.publish(recharge.userId, rechargeMessages.rechargeMessage, told));
  }

  /** Decides about a stored event once. Locks the event, then the recharge, then the accounts. */
  const apply = (id: string): Promise<Reason | null> =>
    transact(async (unit) => {
      const event = await events.lockEvent(unit.db, id);
      if (event?.status !== 'STORED') return null;
      const now = clock.now();
      const recharge = await lockByCode(unit.db, findRechargeCodes(event.content));
      const expected = reasonOf(recharge, event.amount ?? 0, now);
      // What comes for a closed account is nobody's until an operator sends it back.
      const isLost = recharge && credited.includes(expected) && (await isClosed(unit.db, recharge.userId));
      const reason = isLost ? 'ACCOUNT_CLOSED' : expected;
      const isCredited = credited.includes(reason);
      if (recharge && isCredited) await credit(unit, event, recharge);
      else await keepInSuspense(unit, event);
      await events.updateEvent(unit.db, id, {
        status: isCredited ? 'CREDITED' : 'SUSPENSE',
        reason,
        rechargeId: recharge?.id ?? null,
        appliedAt: now,
      });
      if (recharge && !isCredited) await tellOfSuspense(unit, recharge);
      return reason;
    });

  jobs.define(applyJob, object({ id: string() }), async ({ id }) => void (await apply(id)));
  jobs.define(forgetJob, object({}), () => events.deleteRejected(db, new Date(+clock.now() - month)), {
    cron: '27 3 * * *',
  });

  return {
    async receive(provider, notice, raw) {
      const { providerId, content, amount, direction } = notice;
      const id = newId('be');
      const incoming = direction === 'IN';
      const isNew = await transact(async (unit) => {
        const kept = await events.keepEvent(unit.db, {
          id,
          provider,
          providerId,
          raw: withoutNul(raw.toString('utf8')),
          signatureOk: true,
          content: content.slice(0, 500),
          amount,
          status: incoming ? 'STORED' : 'IGNORED',
          receivedAt: clock.now(),
        });
        // If this process ends before it applies the event, this job does.
        const later = new Date(+clock.now() + patience);
        if (kept && incoming) await jobs.send(unit.db, applyJob, { id }, { at: later, key: id });
        return kept;
      });
      if (isNew && incoming) await apply(id);
      const event = await events.findEvent(db, provider, providerId);
      // The first delivery may still be in progress; its decision counts for every copy.
      if (event?.status === 'STORED') await apply(event.id);
      const settled = await events.findEvent(db, provider, providerId);
      const reason = transferReasonOf(settled?.reason);
      const outcome = settled?.status === 'CREDITED' ? 'CREDITED' : 'SUSPENSE';
      return { bankTxId: providerId, outcome: isNew ? outcome : 'DUPLICATE', reason };
    },

    async keepRejected(provider, raw) {
      // Of many forged callbacks only the first few are stored.
      const isEnough = await limits.take('forgedCallbacks', provider).then(
        () => false,
        (error: unknown) => {
          if (error instanceof RateLimitedError) return true;
          throw error;
        },
      );
      if (isEnough) return;
      await events.keepEvent(db, {
        id: newId('be'),
        provider,
        providerId: null,
        raw: withoutNul(raw.toString('utf8', 0, keptOfForged)),
        signatureOk: false,
        status: 'REJECTED',
        receivedAt: clock.now(),
      });
    },

    async keepUnreadable(provider, raw) {
      await events.keepEvent(db, {
        id: newId('be'),
        provider,
        providerId: null,
        raw: withoutNul(raw.toString('utf8')),
        signatureOk: true,
        status: 'IGNORED',
        reason: unreadable,
        receivedAt: clock.now(),
      });
    },

    async applyLeftBehind(report) {
      const left = await events.listLeftBehind(db, new Date(+clock.now() - patience));
      for (const id of left) await apply(id).catch(report);
    },
  };
}

const reasons: readonly Reason[] = [
  ...credited,
  'USED_CODE',
  'UNKNOWN_CODE',
  'TOO_LATE',
  'CANCELLED',
  'ACCOUNT_CLOSED',
];
const transferReasonOf = (text: string | null | undefined): Reason =>
  reasons.find((reason) => reason === text) ?? 'UNKNOWN_CODE';
