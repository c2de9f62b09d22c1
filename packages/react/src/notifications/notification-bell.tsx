import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { BellIcon } from '../icons/icons.tsx';
import { CountBadge } from '../ui/count-badge.tsx';
import { NotificationAnnouncer } from './notification-announcer.tsx';
import { useUnreadCount } from './use-notifications.ts';

const most = 99;

export type NotificationBellProps = Omit<ComponentPropsWithoutRef<'button'>, 'children'>;

/** The bell with its count, which its label says too. What it opens is the caller's; see `NotificationInbox`. */
export const NotificationBell = forwardRef<HTMLButtonElement, NotificationBellProps>(
  function NotificationBell({ className, ...rest }, ref) {
    const translate = useTranslate();
    const unread = useUnreadCount();
    const counted = translate(unread > 0 ? 'inbox.bell.unread' : 'inbox.bell.none', { count: unread });
    // Who speaks to the page says what is seen on it, so the label holds the drawn count too.
    const label = unread > most ? `${counted} (${most}+)` : counted;
    return (
      <>
        <button
          type="button"
          {...rest}
          ref={ref}
          className={['keo-bell', className].filter(Boolean).join(' ')}
          aria-label={label}
        >
          <BellIcon size={20} />
          <CountBadge count={unread} max={most} />
        </button>
        <NotificationAnnouncer />
      </>
    );
  },
);
