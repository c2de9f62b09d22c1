import { type Folding, getCodeRow, getReasonRow } from '@keo/core/contract';
import type { LogDraft } from './deal-log.draft.ts';

/** What the row of its reason, or else of its code, says, with the key of this log; null for no limit. */
export function findFolding({
  action,
  workerId,
  metadata,
}: Pick<LogDraft, 'action' | 'workerId' | 'metadata'>): (Folding & { key: string }) | null {
  const { roomId, dealId, jobId, reason = '' } = metadata;
  const folding = getReasonRow(action, reason)?.folding ?? getCodeRow(action)?.folding;
  if (!folding) return null;
  const ids = { roomId, dealId, jobId, workerId };
  const parts = folding.by.map((name) => ids[name]);
  return parts.every(Boolean) ? { ...folding, key: [folding.name, ...parts].join(':') } : null;
}

/** Of the one notification about the new messages of a room. */
export const roomKey = (roomId: string): string =>
  findFolding({ action: 'NEW_MESSAGE', workerId: null, metadata: { roomId } })?.key ?? '';
