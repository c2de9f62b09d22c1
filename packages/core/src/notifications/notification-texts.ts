import type { LateTexts } from '../i18n/late-texts.ts';

/** The titles and sentences of all codes: long, and of no use before the user opens the notifications. */
export const notificationTexts: LateTexts = {
  vi: async () => (await import('./notifications.vi.ts')).notificationsVi,
  en: async () => (await import('./notifications.en.ts')).notificationsEn,
};
