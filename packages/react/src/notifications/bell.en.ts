import type { TextsLike } from '@keo/core';
import type { bellVi } from './bell.vi.ts';

export const bellEn: TextsLike<typeof bellVi> = {
  'inbox.title': 'Notifications',
  'inbox.bell.none': 'Notifications',
  'inbox.bell.unread_one': 'Notifications, {count} unread',
  'inbox.bell.unread_other': 'Notifications, {count} unread',
  'inbox.loading': 'Loading notifications…',
  'inbox.arrived': 'New notification: {title}. {message}',
  'inbox.arrivedMany_one': '{count} new notification',
  'inbox.arrivedMany_other': '{count} new notifications',
};
