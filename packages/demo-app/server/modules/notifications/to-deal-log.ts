import { type DealLog, loadLogSentences } from '@keo/core/contract';
import type { DealLogRow } from './deal-log.repository.ts';

/** As API and socket send it: fields of `msg` are also at the top level. */
export function toDealLog(row: DealLogRow): DealLog {
  const { action, description, metadata } = row;
  return {
    id: row.id,
    seq: row.seq,
    msg: JSON.stringify({ action, description, metadata: {} }),
    action,
    description,
    metadata,
    isRead: row.isRead,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    workerId: row.workerId,
    authorId: row.authorId,
  };
}

/** Word for word as in the recipient's list. */
export const sentenceOf = await loadLogSentences();

/** The stored sentence is Vietnamese. */
export const described = (row: DealLogRow): DealLogRow => ({
  ...row,
  description: sentenceOf(row, 'vi'),
});
