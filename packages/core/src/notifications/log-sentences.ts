import type { Locale } from '../i18n/locale.ts';
import { createPlainTexter } from '../i18n/plain-texter.ts';
import type { DealLog } from './deal-log.schema.ts';
import { notificationTexts } from './notification-texts.ts';
import { notificationWords } from './notification-words.ts';
import { toNotification } from './to-notification.ts';

/**
 * For a server: what logs say to their recipient, word for word as in the list. Loads the texts, so that whoever takes
 * another part of the contract gets none of them.
 */
export async function loadLogSentences(): Promise<(log: DealLog, locale: Locale) => string> {
  const [vi, en] = await Promise.all([notificationTexts.vi(), notificationTexts.en()]);
  const texter = createPlainTexter({ vi, en });
  return (log, locale) =>
    notificationWords(toNotification(log), {
      translate: (key, params = {}) => texter.translate(locale, key, params),
      textOf: (key) => texter.textOf(locale, key),
    }).sentence;
}
