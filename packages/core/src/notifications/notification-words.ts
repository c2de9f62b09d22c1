import { toSentenceKey } from './notification-sentence.ts';
import type { GroupedNotification } from './group-alike.ts';
import { type Wording, paramsOfMany } from './words-of-many.ts';

/**
 * The title and the sentence of a notification in the language now; the server's own sentence where ours has none for
 * it, or while `notificationTexts` are not here (`i18n.need(notificationTexts)` brings them). Of several alike the title
 * says how many, and the sentence speaks of all.
 */
export function notificationWords(
  notification: GroupedNotification,
  { translate, textOf }: Wording & { textOf: (key: string) => string | undefined },
): { title: string; sentence: string } {
  const { type, titleKey, hints, message, others } = notification;
  const rows = others && [notification, ...others];
  const params = rows ? paramsOfMany(rows, { translate }) : notification.messageParams;
  const key = toSentenceKey(textOf, type, hints, params);
  const title = translate(textOf(titleKey) === undefined ? 'notification.default' : titleKey);
  return {
    title: rows ? `${title} (${rows.length})` : title,
    sentence: key ? translate(key, params) : message,
  };
}
