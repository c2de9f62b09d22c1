import type { TextsLike } from '../i18n/texts.ts';
import type { fallbackTextsVi } from './fallback-texts.vi.ts';

export const fallbackTextsEn: TextsLike<typeof fallbackTextsVi> = {
  'notification.default': 'Notification',
  'notifications.fetchFailed': 'Failed to fetch notifications',
  'notifications.loadMoreFailed': 'Failed to load more notifications',
};
