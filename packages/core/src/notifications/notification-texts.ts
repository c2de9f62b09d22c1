import type { LazyTexts } from '../i18n/lazy-texts.ts';

/** Titles and sentences of all codes, loaded when the notifications are opened. */
export const notificationTexts: LazyTexts = {
  vi: async () => (await import('./notifications.vi.ts')).notificationsVi,
  en: async () => (await import('./notifications.en.ts')).notificationsEn,
};
