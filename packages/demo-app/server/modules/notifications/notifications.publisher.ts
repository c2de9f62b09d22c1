import { type DealLog, notificationsMessages } from '@keo/core/contract';
import type { Publisher } from '../../platform/sockets.ts';

/** What an UNREAD_COUNT_UPDATE says beside the count: which row was read, or that all were, and when. */
export type ReadChange = { id: string; updatedAt: string } | { all: true; updatedAt: string };

export type NotificationsPublisher = {
  log(userId: string, log: DealLog): void;
  unread(userId: string, unread: number, change: ReadChange): void;
};

/** Tells every socket of the user, on every node. */
export function createNotificationsPublisher(sockets: Publisher): NotificationsPublisher {
  const { notificationMessage } = notificationsMessages;
  return {
    log: (userId, log) => sockets.publish(userId, notificationMessage, log),
    unread(userId, unread, change) {
      // Chat has no rooms to count yet, so the total is that of the notifications.
      const counts = { rooms: 0, notifications: unread, total: unread, unread };
      sockets.publish(userId, notificationMessage, {
        action: 'UNREAD_COUNT_UPDATE',
        metadata: { ...counts, ...change },
      });
    },
  };
}
