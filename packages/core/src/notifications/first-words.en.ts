import type { TextsLike } from '../i18n/texts.ts';
import type { firstWordsVi } from './first-words.vi.ts';

export const firstWordsEn: TextsLike<typeof firstWordsVi> = {
  'notification.default': 'Notification',
  'notifications.fetchFailed': 'Failed to fetch notifications',
  'notifications.loadMoreFailed': 'Failed to load more notifications',
};
