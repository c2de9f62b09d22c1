import { useState } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { notificationWords } from './notification-words.ts';
import { useArrivals } from './use-arrivals.ts';

/**
 * Tells a screen reader, when it has nothing else to say, what has arrived: one by its words, several by their
 * number. A page needs one; the bell brings it along.
 */
export function NotificationAnnouncer() {
  const translate = useTranslate();
  const [text, setText] = useState('');
  useArrivals((arrived) => {
    const [only, ...others] = arrived;
    if (!only) return;
    const { title, sentence } = notificationWords(only, translate);
    setText(
      others.length === 0
        ? translate('inbox.arrived', { title, message: sentence })
        : translate('inbox.arrivedMany', { count: arrived.length }),
    );
  });
  return (
    <span className="keo-unseen" aria-live="polite" aria-atomic="true">
      {text}
    </span>
  );
}
