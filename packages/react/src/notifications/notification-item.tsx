import { type NotificationItemProps, NotificationRow, useRowContext } from './notification-row.tsx';

/** A notification: the row is its link, the dot marks it as read. */
export function NotificationItem(props: NotificationItemProps) {
  return <NotificationRow {...props} means={useRowContext()} />;
}
