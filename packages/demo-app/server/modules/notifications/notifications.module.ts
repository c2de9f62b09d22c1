import { notificationsEndpoints } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import type { Notifications } from './notifications.service.ts';

export function notificationsModule({ routes }: Platform, notifications: Notifications): void {
  routes.serve(notificationsEndpoints.myDealLogsList, (query, me) => notifications.list(me.userId, query));
  routes.serve(notificationsEndpoints.markRead, ({ id, others }, me) =>
    notifications.markRead(me.userId, id, others),
  );
  routes.serve(notificationsEndpoints.markAllRead, (_input, me) => notifications.markAllRead(me.userId));
}
