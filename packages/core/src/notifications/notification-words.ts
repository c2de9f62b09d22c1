import { toSentenceKey } from './notification-sentence.ts';
import type { GroupedNotification } from './group-alike.ts';
import { timerParams } from './to-notification.ts';
import { type NotificationTranslator, groupParams } from './group-params.ts';

/**
 * Title and sentence in the current language; the server's sentence for unknown codes, and until `notificationTexts`
 * are loaded (by `i18n.need(notificationTexts)`). The title of a group has its size, and the sentence is about all.
 */
export function notificationWords(
  notification: GroupedNotification,
  { translate, getText }: NotificationTranslator & { getText: (key: string) => string | undefined },
): { title: string; sentence: string } {
  const { type, titleKey, hints, message, messageParams, data, others } = notification;
  const rows = others && [notification, ...others];
  const params = rows
    ? groupParams(rows, { translate })
    : { ...messageParams, ...timerParams(getText, data.metadata, messageParams) };
  const key = toSentenceKey(getText, type, hints, params);
  const title = translate(getText(titleKey) === undefined ? 'notification.default' : titleKey);
  return {
    title: rows ? `${title} (${rows.length})` : title,
    sentence: key ? translate(key, params) : message,
  };
}
