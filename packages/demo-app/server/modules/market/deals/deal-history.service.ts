import type { Clock } from '../../../platform/clock.ts';
import type { Unit } from '../../../platform/unit-of-work.ts';
import type { Notifications } from '../../notifications/notifications.service.ts';
import type { WarningMails } from '../../notifications/warning-mails.service.ts';
import { type Log, type LogContext, draftDealLogs } from './deal-logs.ts';
import { findHistory, setHistory } from './deals.repository.ts';

/** Appends to a locked deal's history and notifies its recipients, some also by mail. */
export type DealHistory = {
  write(
    unit: Unit,
    logs: readonly Log[],
    of: Omit<LogContext, 'now'>,
  ): ReturnType<Notifications['writeLogs']>;
};

export function createDealHistory(
  { clock }: { clock: Pick<Clock, 'now'> },
  deps: {
    notifications: Pick<Notifications, 'writeLogs'>;
    mails: WarningMails;
  },
): DealHistory {
  return {
    async write(unit, logs, { job, deal, proof, actorId, text, fileIds }) {
      if (logs.length === 0) return [];
      const { drafts, chainHash, historyLength } = draftDealLogs(logs, {
        job,
        // Read again, because the same transaction may have written before.
        deal: { ...deal, ...(await findHistory(unit.db, deal.id)) },
        proof,
        actorId,
        now: clock.now(),
        text,
        fileIds,
      });
      await setHistory(unit.db, { id: deal.id, chainHash, historyLength });
      const written = await deps.notifications.writeLogs(unit, drafts);
      await deps.mails.send(unit.db, drafts);
      return written;
    },
  };
}
