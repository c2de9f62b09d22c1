import type { LateTexts } from '../i18n/late-texts.ts';

/** Titles and sentences of all codes, loaded when the notifications are opened. */
export const notificationTexts: LateTexts = {
  vi: async () => (await import('./notifications.vi.ts')).notificationsVi,
  en: async () => (await import('./notifications.en.ts')).notificationsEn,
};
