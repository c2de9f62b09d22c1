import { useState } from 'react';
import type { Notification } from '@keo/core';
import { useArrivals } from './use-arrivals.ts';
import { useNotificationWords } from './use-notification-words.ts';
import { useBellTexts } from './use-bell-texts.ts';

/** A polite live region for arrivals. `NotificationInbox` includes it; use one per page. */
export function NotificationAnnouncer() {
  const t = useBellTexts();
  const { getWords, isWorded } = useNotificationWords();
  const [text, setText] = useState('');
  const tell = (arrived: readonly Notification[]) => {
    // Of a topic that is off: written as read.
    const unread = arrived.filter(({ isRead }) => !isRead);
    const [only, ...others] = unread;
    if (!only) return;
    const { title, sentence } = getWords(only);
    setText(
      others.length === 0
        ? t('inbox.arrived', { title, message: sentence })
        : t('inbox.arrivedMany', { count: unread.length }),
    );
  };
  useArrivals(isWorded ? tell : null);
  return (
    <span className="keo-unseen" aria-live="polite" aria-atomic="true">
      {text}
    </span>
  );
}
