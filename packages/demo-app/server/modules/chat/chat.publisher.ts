import { type ChatMessage, chatMessages, notificationsMessages } from '@keo/core/contract';
import type { Rooms } from '../../platform/sockets.ts';

/** How far somebody has read, and when. */
export type ReadFact = { roomId: string; upToSeq: number; at: string };

export type ChatPublisher = {
  message(message: ChatMessage): void;
  /** To the reader: what they read here is read everywhere. */
  read(userId: string, fact: ReadFact): void;
  /** To the other: their words were seen. */
  seen(userId: string, fact: ReadFact & { userId: string }): void;
};

/** Where the sockets of those who have a room open hear of it. */
export const roomName = (roomId: string) => `r:${roomId}`;

export function createChatPublisher(sockets: Pick<Rooms, 'publish' | 'publishIn'>): ChatPublisher {
  const { notificationMessage } = notificationsMessages;
  return {
    message: (message) => sockets.publishIn(roomName(message.roomId), chatMessages.roomMessage, message),
    read: (userId, fact) =>
      sockets.publish(userId, notificationMessage, { action: 'MESSAGES_MARKED_READ', metadata: fact }),
    seen: (userId, fact) =>
      sockets.publish(userId, notificationMessage, { action: 'PARTICIPANT_READ_MESSAGES', metadata: fact }),
  };
}
