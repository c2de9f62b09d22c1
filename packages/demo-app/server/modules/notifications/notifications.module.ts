import { notificationsEndpoints } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import { type Notifications, createNotifications } from './notifications.service.ts';

/** Serves the own logs, and answers the service by which other modules write them. */
export function notificationsModule(platform: Platform): Notifications {
  const { routes } = platform;
  const notifications = createNotifications(platform);
  routes.serve(notificationsEndpoints.myDealLogsList, (query, me) => notifications.list(me.userId, query));
  routes.serve(notificationsEndpoints.markRead, ({ id }, me) => notifications.markRead(me.userId, id));
  routes.serve(notificationsEndpoints.markAllRead, (_input, me) => notifications.markAllRead(me.userId));
  return notifications;
}
