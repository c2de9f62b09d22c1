import type { LogDraft } from '../notifications/deal-log.draft.ts';
import type { ReportRow } from './reports.table.ts';

export type ReportOutcome = 'UPHELD' | 'DISMISSED';

/** Reveals nothing of what was found about others. */
export function reportClosedLog(
  { id: reportId, reporterId }: Pick<ReportRow, 'id' | 'reporterId'>,
  outcome: ReportOutcome,
): LogDraft {
  const reason = `REPORT_${outcome}` as const;
  return {
    action: 'ACTION_REQUIRED',
    recipientId: reporterId,
    recipientRole: 'author',
    authorId: reporterId,
    workerId: null,
    metadata: { reason, reportId, params: { reason } },
  };
}
