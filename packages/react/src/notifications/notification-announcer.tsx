import { useState } from 'react';
import { useBellTexts } from './use-bell-texts.ts';
import { useWordedArrivals } from './use-worded-arrivals.ts';

/**
 * Tells a screen reader, when it has nothing else to say, what has arrived: one by its words, several by their
 * number. A page needs one; the bell brings it along.
 */
export function NotificationAnnouncer() {
  const t = useBellTexts();
  const [text, setText] = useState('');
  useWordedArrivals((arrived, wordsOf) => {
    const [only, ...others] = arrived;
    if (!only) return;
    const { title, sentence } = wordsOf(only);
    setText(
      others.length === 0
        ? t('inbox.arrived', { title, message: sentence })
        : t('inbox.arrivedMany', { count: arrived.length }),
    );
  });
  return (
    <span className="keo-unseen" aria-live="polite" aria-atomic="true">
      {text}
    </span>
  );
}
