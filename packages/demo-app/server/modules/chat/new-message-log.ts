import type { ChatMessage } from '@keo/core/contract';
import type { LogDraft } from '../notifications/deal-log.draft.ts';
import type { Topic } from './bonds.ts';
import type { RoomRow } from './chat.table.ts';

/** As much of a message as a bell shows. */
const longest = 140;

/** Cut where a word ends, so that no letter is torn from its accents. */
function shortened(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}

/** What the other of a room is told of a message. */
export function newMessageLog(
  room: RoomRow,
  { message, senderName, topic }: { message: ChatMessage; senderName: string; topic: Topic },
): LogDraft {
  const isToAuthor = message.senderId === room.workerId;
  const text = shortened(message.text.replaceAll(/\s+/g, ' '));
  return {
    action: 'NEW_MESSAGE',
    recipientId: isToAuthor ? room.authorId : room.workerId,
    recipientRole: isToAuthor ? 'author' : 'worker',
    authorId: room.authorId,
    workerId: room.workerId,
    actorName: senderName,
    metadata: {
      roomId: room.id,
      jobId: room.jobId,
      actorId: message.senderId,
      seq: message.seq,
      params: { otherName: senderName, jobTitle: topic.job.title, text },
    },
  };
}
