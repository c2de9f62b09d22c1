import { type DealLog, notificationsMessages } from '@keo/core/contract';
import type { Publisher } from '../../platform/sockets.ts';

/**
 * What an UNREAD_COUNT_UPDATE says beside the counts: which rows were read, or that all were, and when; which room has
 * something new, and up to where.
 */
export type ReadChange =
  | { id: string; others?: readonly string[]; updatedAt: string }
  | { all: true; updatedAt: string }
  | { roomId: string; lastSeq?: number; id?: string; updatedAt?: string };

export type Unread = { notifications: number; rooms: number };

export type NotificationsPublisher = {
  log(userId: string, log: DealLog): void;
  unread(userId: string, unread: Unread, change: ReadChange): void;
};

/** Tells every socket of the user, on every node. */
export function createNotificationsPublisher(sockets: Publisher): NotificationsPublisher {
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
