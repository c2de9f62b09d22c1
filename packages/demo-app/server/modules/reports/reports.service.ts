import type { AddReport } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import { RefusalError } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/security/secret-text.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import { type ReportOutcome, reportClosedLog } from './report-closed-log.ts';
import * as repository from './reports.repository.ts';
import type { ReportRow } from './reports.table.ts';
import { seesThing } from './seen-things.ts';

export type Reports = {
  /** Returns the id. @throws RefusalError NOT_FOUND where they cannot see the thing. */
  add(userId: string, report: AddReport): Promise<{ id: string }>;
  /** Tells the reporter the outcome; null for no open report of that id. */
  close(
    unit: Unit,
    id: string,
    end: { outcome: ReportOutcome; finding: string; by: string },
  ): Promise<ReportRow | null>;
};

export function createReports({
  db,
  clock,
  limits,
  notifications,
}: Pick<Platform, 'db' | 'clock' | 'limits'> & { notifications: Pick<Notifications, 'writeLogs'> }): Reports {
  return {
    async add(userId, report) {
      await limits.take('reports', userId);
      if (!(await seesThing[report.target](db, report.targetId, userId)))
        throw new RefusalError('NOT_FOUND', 'notFound');
      const row = { id: newId('rp'), reporterId: userId, createdAt: clock.now(), ...report };
      return { id: await repository.findOrInsert(db, row) };
    },

    async close(unit, id, { outcome, finding, by }) {
      const end = { closedAt: clock.now(), closedBy: by, finding };
      const row = await repository.closeReport(unit.db, id, end);
      if (row) await notifications.writeLogs(unit, [reportClosedLog(row, outcome)]);
      return row;
    },
  };
}
