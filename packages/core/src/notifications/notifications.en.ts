import type { TextsLike } from '../i18n/texts.ts';
import type { notificationsVi } from './notifications.vi.ts';

export const notificationsEn: TextsLike<typeof notificationsVi> = {
  'notification.default': 'Notification',
  'notifications.title': 'Notifications',
};
