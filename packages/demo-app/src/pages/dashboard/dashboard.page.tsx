import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { NotificationsFilter } from '@keo/core';
import {
  NotificationList,
  Skeleton,
  useAuth,
  useNotificationCommands,
  useUnreadCount,
  useTexts,
} from '@keo/react';
import { Opened } from '../../layout/opened.tsx';
import { dashboardSearch } from '../../routes/search.schema.ts';
import { usePageSearch } from '../../routes/use-page-search.ts';
import { isSandbox } from '../../sandbox/is-sandbox.ts';
import { dashboardEn } from '../../texts/dashboard.en.ts';
import { dashboardVi } from '../../texts/dashboard.vi.ts';
import { BalanceCard } from './balance-card.tsx';
import { SandboxCard } from './sandbox-card.tsx';
import { VerifyCard } from './verify-card.tsx';
import './dashboard.css';

/** The last word of a Vietnamese name is what people are called by. */
const calledBy = (name: string) => name.trim().split(/\s+/).slice(-2).join(' ');

export function DashboardPage() {
  const t = useTexts(dashboardVi, dashboardEn);
  const { user } = useAuth();
  const unread = useUnreadCount();
  const navigate = useNavigate();
  const { filter } = useNotificationCommands();
  const { type, isRead, dateFrom, dateTo } = usePageSearch(dashboardSearch);

  // The address holds the filter, so that a filtered list can be sent to somebody and Back undoes a choice.
  // It is said once somebody is there to hear it: the list begins with the session.
  const isHere = user !== null;
  useEffect(() => {
    if (!isHere) return;
    filter({ type, dateFrom, dateTo, isRead: isRead === undefined ? undefined : isRead === 'true' });
  }, [filter, isHere, type, isRead, dateFrom, dateTo]);

  const choose = (chosen: NotificationsFilter) =>
    void navigate({
      to: '.',
      search: { ...chosen, isRead: chosen.isRead === undefined ? undefined : String(chosen.isRead) },
      resetScroll: false,
    });

  return (
    <div className="site-dashboard">
      <div className="site-stack">
        <header>
          {user ? (
            <h1>
              {t('dashboard.greeting', { name: calledBy(user.displayName) })}{' '}
              {unread > 0 ? (
                <>
                  <em>{t('dashboard.waiting', { count: unread })}</em> {t('dashboard.waiting.tail')}
                </>
              ) : (
                t('dashboard.nothing')
              )}
            </h1>
          ) : (
            <Skeleton width="70%" height="2.6rem" />
          )}
          <p className="site-quiet">{unread > 0 ? t('dashboard.lead') : t('dashboard.lead.nothing')}</p>
        </header>
        <NotificationList onFilterChange={choose} onNavigate={(href) => void navigate({ href })} />
      </div>
      <aside className="site-stack">
        <BalanceCard user={user} />
        {user && <VerifyCard user={user} />}
        {isSandbox() && <SandboxCard />}
      </aside>
      <Opened />
    </div>
  );
}
