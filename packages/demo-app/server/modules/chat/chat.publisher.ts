import { type ChatMessage, chatMessages, notificationsMessages } from '@keo/core/contract';
import type { Rooms } from '../../platform/realtime/sockets.ts';

export type ReadFact = { roomId: string; upToSeq: number; at: string };

export type ChatPublisher = {
  message(message: ChatMessage): void;
  /** To the reader's other devices. */
  read(userId: string, fact: ReadFact): void;
  /** To the other member: their messages were read. */
  seen(userId: string, fact: ReadFact & { userId: string }): void;
};

/** The socket room of members who have the chat room open. */
export const roomName = (roomId: string) => `r:${roomId}`;

export function createChatPublisher({
  sockets,
}: {
  sockets: Pick<Rooms, 'publish' | 'publishIn'>;
}): ChatPublisher {
  const { notificationMessage } = notificationsMessages;
  return {
    message: (message) => sockets.publishIn(roomName(message.roomId), chatMessages.roomMessage, message),
    read: (userId, fact) =>
      sockets.publish(userId, notificationMessage, { action: 'MESSAGES_MARKED_READ', metadata: fact }),
    seen: (userId, fact) =>
      sockets.publish(userId, notificationMessage, { action: 'PARTICIPANT_READ_MESSAGES', metadata: fact }),
  };
}
