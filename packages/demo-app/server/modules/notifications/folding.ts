import type { LogDraft } from './deal-log.draft.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * How a log is kept from becoming noise. `fold`: while its recipient has not read the earlier log of that key (and
 * it is not older than `within` ms), the new one takes its place, in the list and with a number of its own.
 * `drop`: nothing is written while a log of that key is younger than `within` ms, or `atMost` of the code are.
 */
export type FoldRule =
  | { kind: 'fold'; key: string; within: number }
  | { kind: 'drop'; key: string; within: number; atMost: number };

/** What all that is said in one room is folded by. */
export const foldKeyOfRoom = (roomId: string) => `room:${roomId}`;

/** The rule of a log, `null` where each stands alone: one unread row per room, one per deal in 30 minutes, … */
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
