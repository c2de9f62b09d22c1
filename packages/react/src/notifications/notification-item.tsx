import { type NotificationItemProps, NotificationRow, useRowContext } from './notification-row.tsx';

export function NotificationItem(props: NotificationItemProps) {
  return <NotificationRow {...props} means={useRowContext()} />;
}
