import type { I18n } from '../i18n/i18n-over.ts';
import { toSentenceKey } from './notification-sentence.ts';
import type { Notification } from './to-notification.ts';

/**
 * The title and the sentence of a notification in the language now; the server's own sentence where ours has none for
 * it, or while `notificationTexts` are not here (`i18n.need(notificationTexts)` brings them).
 */
export function notificationWords(
  { code, titleKey, hints, messageParams, message }: Notification,
  { translate, textOf }: Pick<I18n, 'translate' | 'textOf'>,
): { title: string; sentence: string } {
  const key = code && toSentenceKey(textOf, code, hints, messageParams);
  return {
    title: translate(textOf(titleKey) === undefined ? 'notification.default' : titleKey),
    sentence: key ? translate(key, messageParams) : message,
  };
}
