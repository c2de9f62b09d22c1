import { notificationsEndpoints } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import type { UsersService } from '../users/users.service.ts';
import type { NewsMails } from './news-mails.service.ts';
import type { Notifications } from './notifications.service.ts';
import { serveUnsubscribing } from './unsubscribe-pages.ts';
import type { Unsubscribing } from './unsubscribing.ts';

/** In ms. */
const mailPause = 2000;

export function notificationsModule(
  platform: Platform,
  services: {
    notifications: Notifications;
    newsMails: NewsMails;
    unsubscribing: Unsubscribing;
    users: UsersService;
  },
): void {
  const { routes, repeat } = platform;
  const { notifications, newsMails } = services;
  routes.serve(notificationsEndpoints.myDealLogsList, (query, me) => notifications.list(me.userId, query));
  routes.serve(notificationsEndpoints.markRead, ({ id, others }, me) =>
    notifications.markRead(me.userId, id, others),
  );
  routes.serve(notificationsEndpoints.markAllRead, (_input, me) => notifications.markAllRead(me.userId));
  serveUnsubscribing(platform, services);
  repeat(mailPause, () => newsMails.sendDue());
}
