import { type NotificationItemProps, NotificationRow, useRowMeans } from './notification-row.tsx';

/** A notification: the row is its link, the dot marks it as read. */
export function NotificationItem(props: NotificationItemProps) {
  return <NotificationRow {...props} means={useRowMeans()} />;
}
