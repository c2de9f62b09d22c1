import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { NotificationsFilter } from '@keo/core';
import { NotificationList, useTexts } from '@keo/react';
import type { dashboardSearch } from '../../routes/search.schema.ts';
import { useTurnPage } from '../../routes/use-page-search.ts';
import { dashboardEn } from './dashboard.en.ts';
import { dashboardVi } from './dashboard.vi.ts';

/** Open until folded where `opensFirst`, and where the address asks for it by `#notifications`, as the bell does. */
export function FoldedNotifications({ opensFirst }: { opensFirst: boolean }) {
  const t = useTexts(dashboardVi, dashboardEn);
  const navigate = useNavigate();
  const turn = useTurnPage<typeof dashboardSearch>();
  const isRequested = useLocation({ select: ({ hash }) => hash === 'notifications' });
  const [isOpened, setIsOpened] = useState<boolean | null>(null);
  const isOpen = isRequested || (isOpened ?? opensFirst);

  const heading = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isRequested) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [isRequested]);

  /** Without the hash, so that the bell can ask again. */
  const set = (next: boolean) => {
    setIsOpened(next);
    if (isRequested) void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false });
  };
  const choose = (chosen: NotificationsFilter) => {
    setIsOpened(true);
    void turn({ ...chosen, isRead: chosen.isRead === undefined ? undefined : `${chosen.isRead}` });
  };

  return (
    <details className="site-folded" open={isOpen}>
      <summary
        ref={heading}
        onBlur={() => set(isOpen)}
        onClick={(event) => {
          event.preventDefault();
          set(!isOpen);
        }}
      >
        {t('dashboard.notifications')}
      </summary>
      <NotificationList onFilterChange={choose} onNavigate={(href) => void navigate({ href })} />
    </details>
  );
}
