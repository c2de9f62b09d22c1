import { forwardRef } from 'react';
import { BellButton, type BellButtonProps } from './bell-button.tsx';
import { NotificationAnnouncer } from './notification-announcer.tsx';

export type NotificationBellProps = BellButtonProps;

/** Without a panel; see `NotificationInbox`. */
export const NotificationBell = forwardRef<HTMLButtonElement, NotificationBellProps>(
  function NotificationBell(props, ref) {
    return (
      <>
        <BellButton {...props} ref={ref} />
        <NotificationAnnouncer />
      </>
    );
  },
);
