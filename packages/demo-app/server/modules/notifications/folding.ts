import type { LogDraft } from './deal-log.draft.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * `fold`: replaces the earlier log of the key, with a new number, while it is unread (with `evenRead`: always) and not
 * older than `within` ms.
 * `drop`: not written while a log of the key is younger than `within` ms, or there are `atMost` of the code.
 */
export type FoldRule =
  | { kind: 'fold'; key: string; within: number; evenRead?: true }
  | { kind: 'drop'; key: string; within: number; atMost: number };

export const foldKeyOfRoom = (roomId: string) => `room:${roomId}`;

/** Null for no limit. */
export function getFoldRule({ action, workerId, metadata }: LogDraft): FoldRule | null {
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
  // One line for each applicant of a job, however often they apply and withdraw.
  if ((action === 'JOB_APPLICATION_RECEIVED' || action === 'APPLICATION_CANCELLED') && jobId && workerId) {
    return { kind: 'fold', key: `application:${jobId}:${workerId}`, within: Infinity, evenRead: true };
  }
  return null;
}
