import type { DealLog } from '@keo/core/contract';
import type { DealLogRow } from './deal-log.repository.ts';

/** A row as the API and the socket show it: what is inside `msg` stands beside it too. */
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
