import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { BellIcon } from '../icons/icons.tsx';
import { CountBadge } from '../ui/count-badge.tsx';
import { NotificationAnnouncer } from './notification-announcer.tsx';
import { useUnreadCount } from './use-notifications.ts';

export type NotificationBellProps = Omit<ComponentPropsWithoutRef<'button'>, 'children'>;

/** The bell with its count, which its label says too. What it opens is the caller's; see `NotificationInbox`. */
export const NotificationBell = forwardRef<HTMLButtonElement, NotificationBellProps>(
  function NotificationBell({ className, ...rest }, ref) {
    const translate = useTranslate();
    const unread = useUnreadCount();
    const label =
      unread > 0 ? translate('inbox.bell.unread', { count: unread }) : translate('inbox.bell.none');
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
          <CountBadge count={unread} />
        </button>
        <NotificationAnnouncer />
      </>
    );
  },
);
