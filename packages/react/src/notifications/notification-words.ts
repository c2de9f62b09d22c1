import type { MessageKey, Notification, Translate } from '@keo/core';

/** The title and the sentence of a notification; the server's own sentence where ours has none for it. */
export const notificationWords = (notification: Notification, translate: Translate<MessageKey>) => ({
  title: translate(notification.titleKey),
  sentence: notification.messageKey
    ? translate(notification.messageKey, notification.messageParams)
    : notification.message,
});
