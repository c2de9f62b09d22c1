import { useNavigate } from '@tanstack/react-router';
import { NotificationInbox, useUnreadCount } from '@keo/react';
import { useSetTitleCount } from './title-note.ts';

export function Bell() {
  const navigate = useNavigate();
  const unread = useUnreadCount();
  useSetTitleCount(unread === 0 ? '' : `(${unread > 99 ? '99+' : unread}) `);
  return <NotificationInbox onNavigate={(href) => void navigate({ href })} />;
}
