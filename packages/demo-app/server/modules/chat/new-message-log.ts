import type { ChatMessage } from '@keo/core/contract';
import type { LogDraft } from '../notifications/deal-log.draft.ts';
import type { Topic } from './pairs.ts';
import type { RoomRow } from './chat.table.ts';

/** Refers to the message and its sender, without their words. */
export function newMessageLog(
  room: RoomRow,
  { senderId, seq }: Pick<ChatMessage, 'senderId' | 'seq'>,
  { job }: Topic,
): LogDraft {
  const isToAuthor = senderId === room.workerId;
  return {
    action: 'NEW_MESSAGE',
    recipientId: isToAuthor ? room.authorId : room.workerId,
    recipientRole: isToAuthor ? 'author' : 'worker',
    authorId: room.authorId,
    workerId: room.workerId,
    metadata: {
      roomId: room.id,
      jobId: room.jobId,
      actorId: senderId,
      otherId: senderId,
      seq,
      params: { jobTitle: job.title },
    },
  };
}
