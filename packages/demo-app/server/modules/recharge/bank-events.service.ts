import { type TransferResult, cutText, transferReasons } from '@keo/core/contract';
import { object, string } from 'valibot';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Platform } from '../../platform/platform.ts';
import { RateLimitedError } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/security/secret-text.ts';
import { type BankNotice, withoutNul } from './adapters/bank-adapter.ts';
import { type ApplyDeps, type Reason, applyTransferBy } from './apply-transfer.ts';
import * as events from './bank-events.repository.ts';

export type BankEvents = {
  /** Inbox: stores a transfer verbatim in its own transaction, then applies it. */
  receive(provider: string, notice: BankNotice, raw: Buffer): Promise<TransferResult>;
  /** Unsigned callbacks, a few, for a month, for inspection; never applied. */
  keepRejected(provider: string, raw: Buffer): Promise<void>;
  /** Signed, but not readable as a transfer: an operator checks whether it was money. */
  keepUnreadable(provider: string, raw: Buffer): Promise<void>;
  /**
   * Applies stored transfers of a process that ended before it did. A failure is reported and does not stop the rest.
   */
  recoverUnapplied(report: (error: unknown) => void): Promise<void>;
};

const applyJob = 'recharge.apply';
const cleanupJob = 'recharge.forget';
/** In bytes, of each unsigned callback. */
const keptOfForged = 2000;
const month = 30 * 24 * 3_600_000;
const unreadable = 'UNREADABLE';
/** In ms: by then the server that stored an event has applied it or has ended. */
const recoverAfter = 60_000;

type Needs = Pick<Platform, 'db' | 'limits'> &
  Pick<ApplyDeps, 'transact' | 'clock' | 'sockets' | 'ledger' | 'notifications'> & {
    queue: Pick<Queue, 'define' | 'send'>;
  };

const newEvent = ({ clock }: Needs, provider: string, text: string) => ({
  id: newId('be'),
  provider,
  raw: withoutNul(text),
  receivedAt: clock.now(),
});

/** False for a repeat. If this process ends before it applies the event, a job does. */
const store = (needs: Needs, event: ReturnType<typeof newEvent>, notice: BankNotice): Promise<boolean> =>
  needs.transact(async (unit) => {
    const { providerId, content, amount, direction } = notice;
    const incoming = direction === 'IN';
    const kept = await events.keepEvent(unit.db, {
      ...event,
      providerId,
      signatureOk: true,
      content: cutText(content, 500),
      amount,
      status: incoming ? 'STORED' : 'IGNORED',
    });
    const later = new Date(+needs.clock.now() + recoverAfter);
    const { id } = event;
    if (kept && incoming) await needs.queue.send(unit.db, applyJob, { id }, { at: later, key: id });
    return kept;
  });

async function receive(
  needs: Needs,
  apply: (id: string) => Promise<unknown>,
  { provider, notice, raw }: { provider: string; notice: BankNotice; raw: Buffer },
): Promise<TransferResult> {
  const { providerId, direction } = notice;
  const event = newEvent(needs, provider, raw.toString('utf8'));
  const isNew = await store(needs, event, notice);
  if (isNew && direction === 'IN') await apply(event.id);
  const stored = await events.findEvent(needs.db, provider, providerId);
  // The first delivery may still be in progress; its decision counts for every repeat.
  if (stored?.status === 'STORED') await apply(stored.id);
  const settled = await events.findEvent(needs.db, provider, providerId);
  const reason = toTransferReason(settled?.reason);
  const outcome = settled?.status === 'CREDITED' ? 'CREDITED' : 'SUSPENSE';
  return { bankTxId: providerId, outcome: isNew ? outcome : 'DUPLICATE', reason };
}

async function keepRejected(needs: Needs, provider: string, raw: Buffer): Promise<void> {
  // Of many unsigned callbacks only the first few are stored.
  const isEnough = await needs.limits.take('forgedCallbacks', provider).then(
    () => false,
    (error: unknown) => {
      if (error instanceof RateLimitedError) return true;
      throw error;
    },
  );
  if (isEnough) return;
  await events.keepEvent(needs.db, {
    ...newEvent(needs, provider, raw.toString('utf8', 0, keptOfForged)),
    providerId: null,
    signatureOk: false,
    status: 'REJECTED',
  });
}

export function createBankEvents(needs: Needs): BankEvents {
  const { db, clock, queue } = needs;
  const apply = applyTransferBy({ ...needs });

  queue.define(applyJob, object({ id: string() }), async ({ id }) => void (await apply(id)));
  queue.define(cleanupJob, object({}), () => events.deleteRejected(db, new Date(+clock.now() - month)), {
    cron: '27 3 * * *',
  });

  return {
    receive: (provider, notice, raw) => receive(needs, apply, { provider, notice, raw }),
    keepRejected: (provider, raw) => keepRejected(needs, provider, raw),

    async keepUnreadable(provider, raw) {
      await events.keepEvent(db, {
        ...newEvent(needs, provider, raw.toString('utf8')),
        providerId: null,
        signatureOk: true,
        status: 'IGNORED',
        reason: unreadable,
      });
    },

    async recoverUnapplied(report) {
      const left = await events.listUnapplied(db, new Date(+clock.now() - recoverAfter));
      for (const id of left) await apply(id).catch(report);
    },
  };
}

const toTransferReason = (text: string | null | undefined): Reason =>
  transferReasons.find((reason) => reason === text) ?? 'UNKNOWN_CODE';
