import type { LogDraft } from './deal-log.draft.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * How logs of one key are limited. `fold`: replaces the earlier log while it is unread and not older than `within` ms,
 * with a new number. `drop`: not written while a log of that key is younger than `within` ms, or there are `atMost` of
 * the code.
 */
export type FoldRule =
  | { kind: 'fold'; key: string; within: number }
  | { kind: 'drop'; key: string; within: number; atMost: number };

/** The fold key of messages in one room. */
export const foldKeyOfRoom = (roomId: string) => `room:${roomId}`;

/**
 * The rule of a log, `null` where each stands alone. For instance one unread row for each room, one for each deal in 30
 * minutes.
 */
export function foldRuleOf({ action, metadata }: LogDraft): FoldRule | null {
  const { roomId, dealId, jobId } = metadata;
  if (action === 'NEW_MESSAGE' && roomId)
    return { kind: 'fold', key: foldKeyOfRoom(roomId), within: Infinity };
  if (action === 'PROOF_UPLOADED' && dealId) {
    return { kind: 'fold', key: `upload:${dealId}`, within: 30 * minute };
  }
  if (action === 'JOB_OPPORTUNITY_ENHANCED' && jobId) {
    return { kind: 'drop', key: `enhanced:${jobId}`, within: day, atMost: 5 };
  }
  if (action === 'ACTION_REQUIRED' && metadata.reason === 'APPLICATIONS_WAITING' && jobId) {
    return { kind: 'fold', key: `waiting:${jobId}`, within: Infinity };
  }
  return null;
}
