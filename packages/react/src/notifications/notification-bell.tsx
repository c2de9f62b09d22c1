import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { BellIcon } from '../icons/control-icons.tsx';
import { NotificationAnnouncer } from './notification-announcer.tsx';
import { useUnreadCount } from './use-notifications.ts';
import { useInboxTexts } from './use-inbox-texts.ts';

const most = 99;

export type NotificationBellProps = Omit<ComponentPropsWithoutRef<'button'>, 'children'>;

/** The bell with its count, which its label says too. What it opens is the caller's; see `NotificationInbox`. */
export const NotificationBell = forwardRef<HTMLButtonElement, NotificationBellProps>(
  function NotificationBell({ className, ...rest }, ref) {
    const t = useInboxTexts();
    const unread = useUnreadCount();
    const label = t(unread > 0 ? 'inbox.bell.unread' : 'inbox.bell.none', { count: unread });
    return (
      <>
        <button
          type="button"
          part="bell"
          {...rest}
          ref={ref}
          className={['keo-bell', className].filter(Boolean).join(' ')}
          aria-label={label}
        >
          <BellIcon size={20} />
          {/* Drawn by the style sheet: the label has the whole number, and "99+" is no part of it. */}
          {unread > 0 && (
            <span
              className="keo-count keo-num"
              part="count"
              data-count={unread > most ? `${most}+` : unread}
            />
          )}
        </button>
        <NotificationAnnouncer />
      </>
    );
  },
);
