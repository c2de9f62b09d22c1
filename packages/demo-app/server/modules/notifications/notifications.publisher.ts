import { type DealLog, notificationsMessages } from '@keo/core/contract';
import type { Publisher } from '../../platform/realtime/sockets.ts';

/**
 * The cause of an UNREAD_COUNT_UPDATE: rows that were read, or all, and when; or the room with a new message, and its
 * number; `reworded` where a message was edited or deleted, so that rows about it read differently.
 */
export type ReadChange =
  | { id: string; others?: readonly string[]; updatedAt: string }
  | { all: true; updatedAt: string }
  | { roomId: string; lastSeq?: number; id?: string; updatedAt?: string; reworded?: true };

export type Unread = { notifications: number; rooms: number };

export type NotificationsPublisher = {
  log(userId: string, log: DealLog): void;
  unread(userId: string, unread: Unread, change: ReadChange): void;
};

/** To every socket of the user, on every node. */
export function createNotificationsPublisher({ sockets }: { sockets: Publisher }): NotificationsPublisher {
  const { notificationMessage } = notificationsMessages;
  return {
    log: (userId, log) => sockets.publish(userId, notificationMessage, log),
    unread(userId, { rooms, notifications }, change) {
      const counts = { rooms, notifications, total: rooms + notifications, unread: notifications };
      sockets.publish(userId, notificationMessage, {
        action: 'UNREAD_COUNT_UPDATE',
        metadata: { ...counts, ...change },
      });
    },
  };
}
