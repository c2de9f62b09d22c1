import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { NotificationsFilter } from '@keo/core';
import { NotificationList } from '@keo/react';
import type { dashboardSearch } from '../../routes/search.schema.ts';
import { useTurnPage } from '../../routes/use-page-search.ts';

/** Gets the focus each time that the bell asks for all of them, by `#notifications`. */
export function OwnNotifications() {
  const navigate = useNavigate();
  const turn = useTurnPage<typeof dashboardSearch>();
  const request = useLocation({ select: ({ hash, state }) => (hash === 'notifications' ? state : null) });
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (request === null) return;
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView();
  }, [request]);

  const choose = ({ isRead, ...chosen }: NotificationsFilter) =>
    void turn({ ...chosen, isRead: isRead === undefined ? undefined : `${isRead}` });
  return (
    <div ref={part} tabIndex={-1} className="site-notifications">
      <NotificationList onFilterChange={choose} onNavigate={(href) => void navigate({ href })} />
    </div>
  );
}
