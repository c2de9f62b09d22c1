import { looseObject, number, object, optional, safeParse, string } from 'valibot';
import { seqSchema } from './message.schema.ts';

/** What a `notification` of the socket says about chat. */
export type ChatUpdate =
  | { kind: 'unread'; unreadRooms: number; roomId: string | null; lastSeq: number }
  | { kind: 'read'; roomId: string; upToSeq: number }
  | { kind: 'seen'; roomId: string; upToSeq: number }
  /** An event of a job: write permissions and the deal may have changed. */
  | { kind: 'about'; jobId: string }
  | { kind: 'other' };

const anyLog = object({ action: string(), metadata: looseObject({}) });
const unread = object({ rooms: seqSchema, roomId: optional(string()), lastSeq: optional(number()) });
const place = object({ roomId: string(), upToSeq: seqSchema });
const about = object({ jobId: string() });

export function parseChatUpdate(payload: unknown): ChatUpdate {
  const log = safeParse(anyLog, payload);
  if (!log.success) return { kind: 'other' };
  const { action, metadata } = log.output;
  if (action === 'UNREAD_COUNT_UPDATE') {
    const counts = safeParse(unread, metadata);
    if (!counts.success) return { kind: 'other' };
    const { rooms, roomId = null, lastSeq = 0 } = counts.output;
    return { kind: 'unread', unreadRooms: rooms, roomId, lastSeq };
  }
  if (action === 'MESSAGES_MARKED_READ' || action === 'PARTICIPANT_READ_MESSAGES') {
    const read = safeParse(place, metadata);
    if (!read.success) return { kind: 'other' };
    return { kind: action === 'MESSAGES_MARKED_READ' ? 'read' : 'seen', ...read.output };
  }
  const job = safeParse(about, metadata);
  return job.success ? { kind: 'about', jobId: job.output.jobId } : { kind: 'other' };
}
