import { useNavigate } from '@tanstack/react-router';
import { NotificationInbox } from '@keo/react';

/** The bell with its count and panel; "see all" leads to the full list on the dashboard. */
export function Bell() {
  const navigate = useNavigate();
  return <NotificationInbox allHref="/dashboard" onNavigate={(href) => void navigate({ href })} />;
}
