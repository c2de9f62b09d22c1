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
  const isRequested = useLocation({ select: ({ hash }) => hash === 'notifications' });
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isRequested) return;
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView();
  }, [isRequested]);
  /** So that the bell can ask again. */
  const clearHash = () => {
    if (isRequested) void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false });
  };

  const choose = ({ isRead, ...chosen }: NotificationsFilter) =>
    void turn({ ...chosen, isRead: isRead === undefined ? undefined : `${isRead}` });
  return (
    <div ref={part} tabIndex={-1} className="site-notifications" onBlur={clearHash}>
      <NotificationList onFilterChange={choose} onNavigate={(href) => void navigate({ href })} />
    </div>
  );
}
