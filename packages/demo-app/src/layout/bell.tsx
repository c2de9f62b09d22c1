import { useNavigate } from '@tanstack/react-router';
import { NotificationInbox, useUnreadCount } from '@keo/react';
import { usePutTitleCount } from './title-note.ts';

/**
 * The bell with count and panel, and the count in the tab's title; "see all" leads to the full list on the dashboard.
 */
export function Bell() {
  const navigate = useNavigate();
  const unread = useUnreadCount();
  usePutTitleCount(unread === 0 ? '' : `(${unread > 99 ? '99+' : unread}) `);
  return <NotificationInbox allHref="/dashboard" onNavigate={(href) => void navigate({ href })} />;
}
