import { type MouseEvent, memo, useRef } from 'react';
import type { Notification } from '@keo/core';
import { useProductLink } from '../client/product-links.ts';
import { Moment } from '../i18n/time-ago.tsx';
import { CheckIcon } from '../icons/state-icons.tsx';
import { notificationHref } from './notification-href.ts';
import { NotificationIcon } from './notification-icon.tsx';
import { useNotificationWords } from './use-notification-words.ts';
import { useInboxTexts } from './use-inbox-texts.ts';

export type NotificationItemProps = {
  notification: Notification;
  /** Milliseconds since the epoch. */
  now: number;
  isMarking: boolean;
  /** Whether Tab stops here; in a list only one item is a stop. */
  isTabStop: boolean;
  onMarkRead: (id: string) => void;
  /** Goes to the link inside the page. Without it the browser follows the link. */
  onNavigate?: ((href: string, notification: Notification) => void) | undefined;
  onFocusItem: (id: string) => void;
};

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** One notification: the whole row is its link, the dot marks it as read. */
export const NotificationItem = memo(function NotificationItem({
  notification,
  now,
  isMarking,
  isTabStop,
  onMarkRead,
  onNavigate,
  onFocusItem,
}: NotificationItemProps) {
  const t = useInboxTexts();
  const { wordsOf } = useNotificationWords();
  const { id, isRead, createdAt, type } = notification;
  const { title, sentence } = wordsOf(notification);
  const href = notificationHref(notification);
  const link = useProductLink()(href);
  const tabIndex = isTabStop ? 0 : -1;

  const place = useRef<HTMLAnchorElement>(null);
  const visit = () => onFocusItem(id);
  const mark = () => {
    onMarkRead(id);
    // The mark goes with what it marks; whoever stood on it stays at the notification.
    place.current?.focus({ preventScroll: true });
  };
  const follow = (event: MouseEvent) => {
    if (!isRead) onMarkRead(id);
    if (!onNavigate || opensElsewhere(event)) return;
    event.preventDefault();
    onNavigate(href, notification);
  };

  return (
    <li className="keo-item" part="item" data-unread={isRead ? undefined : ''}>
      <NotificationIcon type={type} />
      <div className="keo-item__words">
        <a
          ref={place}
          className="keo-item__link"
          href={link.href}
          target={link.target}
          rel={link.rel}
          tabIndex={tabIndex}
          onClick={follow}
          onFocus={visit}
          data-keo-item
        >
          {!isRead && <span className="keo-unseen">{t('inbox.unread')}: </span>}
          {title}
        </a>
        {sentence && <p className="keo-item__sentence">{sentence}</p>}
        <Moment at={createdAt} now={now} className="keo-item__time" />
      </div>
      {!isRead && (
        <button
          type="button"
          className="keo-item__mark"
          tabIndex={tabIndex}
          onFocus={visit}
          aria-label={t('inbox.markOneRead', { title })}
          title={t('inbox.markRead')}
          aria-busy={isMarking}
          onClick={mark}
        >
          <span className="keo-item__dot" />
          <CheckIcon size={18} />
        </button>
      )}
    </li>
  );
});
