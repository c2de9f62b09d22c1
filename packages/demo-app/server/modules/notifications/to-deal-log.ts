import { type DealLog, loadLogSentences } from '@keo/core/contract';
import type { Database } from '../../platform/database/database.ts';
import type { DealLogRow } from './deal-log.repository.ts';
import { type LineAt, worded } from './log-words.ts';

/** Word for word as in the recipient's list. */
export const toSentence = await loadLogSentences();

/** As API and socket send it: fields of `msg` are also at the top level. The sentence is Vietnamese. */
function toDealLog(row: DealLogRow): DealLog {
  const { action, metadata } = row;
  const description = toSentence(row, 'vi');
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

/** In the order given. */
export const toDealLogs = async (
  db: Database,
  rows: readonly DealLogRow[],
  lineAt?: LineAt,
): Promise<DealLog[]> => (await worded(db, rows, lineAt)).map(toDealLog);
