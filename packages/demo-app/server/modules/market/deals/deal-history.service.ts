import type { Clock } from '../../../platform/clock.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import type { LogDraft } from '../../notifications/deal-log.draft.ts';
import type { Notifications } from '../../notifications/notifications.service.ts';
import { type Log, type LogContext, draftDealLogs } from './deal-logs.ts';
import { findHistory, setHistory } from './deals.repository.ts';
import type { LoadedDeal } from '../law/loaded-deal.ts';

type Written = ReturnType<Notifications['writeLogs']>;

/** The history of a locked deal. */
export type DealHistory = {
  /** Appends to a loaded deal, whose row has to be stored; the drafts have to be sent. */
  append(
    deal: LoadedDeal,
    logs: readonly Log[],
    context: Omit<LogContext, 'job' | 'deal' | 'now'>,
  ): LogDraft[];
  /** Notifies the recipients. */
  send(unit: Unit, drafts: readonly LogDraft[]): Written;
  /** Both, for a deal that is not loaded. */
  write(unit: Unit, logs: readonly Log[], context: Omit<LogContext, 'now'>): Written;
};

export function createDealHistory(
  needs: { clock: Pick<Clock, 'now'> } & {
    notifications: Pick<Notifications, 'writeLogs'>;
  },
): DealHistory {
  const { clock } = needs;

  const send: DealHistory['send'] = (unit, drafts) => needs.notifications.writeLogs(unit, drafts);

  return {
    append(loaded, logs, context) {
      if (logs.length === 0) return [];
      const { drafts, ...end } = draftDealLogs(logs, {
        ...context,
        job: loaded.job,
        deal: loaded.row,
        now: clock.now(),
      });
      loaded.row = { ...loaded.row, ...end };
      return drafts;
    },

    send,

    async write(unit, logs, { deal, ...context }) {
      if (logs.length === 0) return [];
      const { drafts, ...end } = draftDealLogs(logs, {
        ...context,
        // Read again, because the same transaction may have written before.
        deal: { ...deal, ...(await findHistory(unit.db, deal.id)) },
        now: clock.now(),
      });
      await setHistory(unit.db, { id: deal.id, ...end });
      return send(unit, drafts);
    },
  };
}
