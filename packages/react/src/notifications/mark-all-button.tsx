import { Button } from '../ui/button.tsx';
import { useNotificationCommands, useUnreadCount } from './use-notifications.ts';
import { useInboxTexts } from './use-inbox-texts.ts';

export function MarkAllButton() {
  const t = useInboxTexts();
  const unread = useUnreadCount();
  const { markAllRead } = useNotificationCommands();
  if (unread === 0) return null;
  return (
    <Button variant="link" size="small" onClick={markAllRead}>
      {t('inbox.markAllRead')}
    </Button>
  );
}
