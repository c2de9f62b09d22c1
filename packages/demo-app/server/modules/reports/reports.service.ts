import type { AddReport, OpenReport } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import { RefusalError } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/security/secret-text.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import { type ReportOutcome, reportClosedLog } from './report-closed-log.ts';
import * as repository from './reports.repository.ts';
import type { ReportRow } from './reports.table.ts';
import { seesThing } from './seen-things.ts';

type ReportedThing = Pick<AddReport, 'target' | 'targetId'>;

export type Reports = {
  /** Returns the id. @throws RefusalError NOT_FOUND where they cannot see the thing. */
  add(userId: string, report: AddReport): Promise<{ id: string }>;
  /** @throws RefusalError NOT_FOUND where they cannot see the thing. */
  getOpen(userId: string, thing: ReportedThing): Promise<OpenReport>;
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
  const needSeen = async (userId: string, { target, targetId }: ReportedThing) => {
    if (!(await seesThing[target](db, targetId, userId))) throw new RefusalError('NOT_FOUND', 'notFound');
  };
  return {
    async add(userId, report) {
      await limits.take('reports', userId);
      await needSeen(userId, report);
      const row = { id: newId('rp'), reporterId: userId, createdAt: clock.now(), ...report };
      return { id: await repository.findOrInsert(db, row) };
    },

    async getOpen(reporterId, thing) {
      await needSeen(reporterId, thing);
      const open = await repository.findOpen(db, { reporterId, ...thing });
      if (!open) return { report: null };
      const { reason, note, createdAt } = open;
      return { report: { reason, note, createdAt: createdAt.toISOString() } };
    },

    async close(unit, id, { outcome, finding, by }) {
      const end = { closedAt: clock.now(), closedBy: by, finding };
      const row = await repository.closeReport(unit.db, id, end);
      if (row) await notifications.writeLogs(unit, [reportClosedLog(row, outcome)]);
      return row;
    },
  };
}
