import { type ReactNode, useEffect } from 'react';
import type { ListedDeal } from '@keo/core/contract';
import { Card, ErrorCard, Skeleton, useAuth, useNotificationCommands, useTexts } from '@keo/react';
import {
  MonthOfMoney,
  WaitingList,
  WaitingApplications,
  WaitingJobs,
  type WaitingJobsProps,
  useNextSteps,
  useWaitingApplications,
  useWaitingJobs,
} from '@keo/react/marketplace';
import { OpenedSheets } from '../../layout/opened-sheets.tsx';
import { PageLink } from '../../routes/page-link.tsx';
import { dashboardSearch } from '../../routes/search.schema.ts';
import { usePageSearch } from '../../routes/use-page-search.ts';
import { jobLink } from '../jobs/job-link.tsx';
import { codeSent } from '../../session/code-sent.ts';
import { isSandbox } from '../../sandbox/is-sandbox.ts';
import { dashboardEn } from './dashboard.en.ts';
import { dashboardVi } from './dashboard.vi.ts';
import { BalanceCard } from './balance-card.tsx';
import { dealSearch } from './deal-search.ts';
import { FirstSteps } from './first-steps.tsx';
import { OwnNotifications } from './own-notifications.tsx';
import { RunningWork } from './running-work.tsx';
import { SandboxCard } from './sandbox-card.tsx';
import { VerifyCard } from './verify-card.tsx';
import './dashboard.css';

/** In Vietnamese the name that people use comes last. */
const shortName = (name: string) => name.trim().split(/\s+/).slice(-2).join(' ');

const dealLink = (deal: ListedDeal, className: string, children: ReactNode) => (
  <PageLink to="/dashboard/my-tasks" search={dealSearch(deal)} className={className}>
    {children}
  </PageLink>
);

const applicantsLink: WaitingJobsProps['applicantsLink'] = ({ id }, className, children) => (
  <PageLink to="/dashboard/my-jobs" search={{ job: id }} className={className}>
    {children}
  </PageLink>
);
const editLink: WaitingJobsProps['editLink'] = ({ slug }, className, children) => (
  <PageLink to="/dashboard/my-jobs" search={{ edit: slug }} className={className}>
    {children}
  </PageLink>
);

const appliedLink = (label: string) => (
  <PageLink to="/dashboard/my-tasks" search={{ as: 'applied' }}>
    {label}
  </PageLink>
);

/** What waits for the reader, and their applications that wait for others; null while one of them is loading. */
function useWaits() {
  const deals = useNextSteps();
  const own = useWaitingJobs();
  const sent = useWaitingApplications();
  const waits = deals.waiting &&
    own.jobs &&
    sent.data && { steps: deals.waiting, ...own.jobs, sent: sent.data };
  return {
    waits,
    count: waits ? waits.steps.length + waits.applied.length : 0,
    error: deals.error ?? own.error ?? sent.error,
    isFetching: deals.isFetching || own.isFetching || sent.isFetching,
    running: deals.running,
    isNew: waits && !deals.hasDeals && waits.applied.length + waits.drafts.length + waits.sent.total === 0,
    refetch: () => {
      deals.refetch();
      own.refetch();
      void sent.refetch();
    },
  };
}

/** The filter is in the URL, so that it can be shared and Back undoes it. */
function useNotificationFilter(isSignedIn: boolean): void {
  const { filter } = useNotificationCommands();
  const { type, isRead, dateFrom, dateTo } = usePageSearch(dashboardSearch);
  useEffect(() => {
    if (!isSignedIn) return;
    filter({ type, dateFrom, dateTo, isRead: isRead === undefined ? undefined : isRead === 'true' });
  }, [filter, isSignedIn, type, isRead, dateFrom, dateTo]);
}

export function DashboardPage() {
  const t = useTexts(dashboardVi, dashboardEn);
  const { user } = useAuth();
  const { waits, count, error, isFetching, running, isNew, refetch } = useWaits();
  useNotificationFilter(user !== null);
  // Avoids a layout shift: nothing is rendered below until this is loaded.
  const isReading = !waits && !error;

  return (
    <div className="site-dashboard" data-reading={isReading || undefined}>
      <div className="site-stack">
        <Greeting name={user?.displayName} isKnown={!!waits} count={count} isReading={isReading} />
        {error && !waits && (
          <ErrorCard
            title={t('dashboard.failed')}
            message={error.message}
            retryLabel={t('dashboard.retry')}
            retrying={isFetching}
            onRetry={refetch}
          />
        )}
        {waits && (
          <>
            <WaitingList steps={waits.steps} link={dealLink} />
            <WaitingJobs
              applied={waits.applied}
              drafts={waits.drafts}
              applicantsLink={applicantsLink}
              editLink={editLink}
            />
          </>
        )}
        {isReading && <Skeleton shape="block" height={320} />}
        {isNew && <FirstSteps />}
        {!isReading && <RunningWork deals={running} waiting={waits?.steps.length ?? 0} />}
        {waits && <WaitingApplications applications={waits.sent} jobLink={jobLink} allLink={appliedLink} />}
      </div>
      <aside className="site-stack">
        <BalanceCard user={user} />
        <Card>
          <MonthOfMoney />
        </Card>
        {user && codeSent.read()?.userId !== user.id && <VerifyCard user={user} />}
        {isSandbox() && <SandboxCard />}
      </aside>
      {!isReading && <OwnNotifications />}
      <OpenedSheets />
    </div>
  );
}

type GreetingProps = { name: string | undefined; isKnown: boolean; count: number; isReading: boolean };

/** Rendered at once as focus target; its content follows. */
function Greeting({ name, isKnown, count, isReading }: GreetingProps) {
  const t = useTexts(dashboardVi, dashboardEn);
  const waiting = (
    <>
      <em>{t('dashboard.waiting', { count })}</em> {t('dashboard.waiting.tail', { count })}
    </>
  );
  return (
    <header>
      {name === undefined ? (
        <Skeleton width="70%" height="2.6rem" />
      ) : (
        <h1>
          {t('dashboard.greeting', { name: shortName(name) })}{' '}
          {count > 0 ? waiting : isKnown && t('dashboard.nothing')}
        </h1>
      )}
      {isKnown && (
        <p className="site-quiet">{count > 0 ? t('dashboard.lead') : t('dashboard.lead.nothing')}</p>
      )}
      {isReading && <Skeleton width="60%" />}
    </header>
  );
}
