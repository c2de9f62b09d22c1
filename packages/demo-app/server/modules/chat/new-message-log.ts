import { type ChatMessage, lineOf } from '@keo/core/contract';
import type { LogDraft } from '../notifications/deal-log.draft.ts';
import type { Topic } from './pairs.ts';
import type { RoomRow } from './chat.table.ts';

export function newMessageLog(
  room: RoomRow,
  { message, senderName, topic }: { message: ChatMessage; senderName: string; topic: Topic },
): LogDraft {
  const isToAuthor = message.senderId === room.workerId;
  const text = lineOf(message);
  return {
    action: 'NEW_MESSAGE',
    recipientId: isToAuthor ? room.authorId : room.workerId,
    recipientRole: isToAuthor ? 'author' : 'worker',
    authorId: room.authorId,
    workerId: room.workerId,
    metadata: {
      roomId: room.id,
      jobId: room.jobId,
      actorId: message.senderId,
      seq: message.seq,
      params: { otherName: senderName, jobTitle: topic.job.title, text },
    },
  };
}
