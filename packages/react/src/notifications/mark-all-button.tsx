import { useTranslate } from '../i18n/use-translate.ts';
import { Button } from '../ui/button.tsx';
import { useNotificationCommands } from './use-notification-commands.ts';
import { useUnreadCount } from './use-notifications.ts';

/** Marks every notification as read; not there when nothing is unread. */
export function MarkAllButton() {
  const translate = useTranslate();
  const unread = useUnreadCount();
  const { markAllRead } = useNotificationCommands();
  if (unread === 0) return null;
  return (
    <Button variant="link" size="small" onClick={markAllRead}>
      {translate('inbox.markAllRead')}
    </Button>
  );
}
