import { type ReactNode, useEffect, useRef } from 'react';
import { type ListedDeal, type Side, sides } from '@keo/core/contract';
import { Skeleton, Tabs, buttonVariants } from '@keo/react';
import {
  DealList,
  ReviewQueue,
  useDealTexts,
  useJobTexts,
  useOwnApplicationTexts,
} from '@keo/react/marketplace';
import { optionalPart } from '../../build/optional-part.tsx';
import { OpenedSheets } from '../../layout/opened-sheets.tsx';
import { useWide } from '../../layout/use-wide.ts';
import { PageLink } from '../../routes/page-link.tsx';
import { findPagePath } from '../../../routes/paths.ts';
import { myTasksSearch } from '../../routes/search.schema.ts';
import { usePageSearch, useTurnPage } from '../../routes/use-page-search.ts';
import { usePageTitle } from '../../routes/use-page-title.ts';
import { Applied } from './applied.tsx';
import { useOpenedSide } from './use-opened-side.ts';

const OpenDeal = optionalPart(async () => (await import('./deal-desk.tsx')).OpenDeal, {
  waiting: <Skeleton shape="block" height={420} />,
});

const parts = ['worker', 'author', 'applied'] as const;

export function MyTasksPage() {
  const { deal } = usePageSearch(myTasksSearch);
  const isWide = useWide();
  const left = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (deal !== undefined) left.current = deal;
  }, [deal]);
  if (isWide && deal !== undefined) return <OpenDeal dealId={deal} />;
  const focusLeft = (dealId: string) => (row: HTMLElement | null) => {
    // Where something has the focus already, it is not taken away.
    const isFree = deal === undefined && document.activeElement === document.body;
    if (!row || left.current !== dealId || !isFree) return;
    left.current = undefined;
    row.focus();
  };
  return <MyDeals focusLeft={focusLeft} />;
}

type MyDealsProps = {
  /** Gives the focus to the deal that was left. */
  focusLeft: (dealId: string) => (row: HTMLElement | null) => void;
};

function MyDeals({ focusLeft }: MyDealsProps) {
  const t = useDealTexts();
  const applicationTexts = useOwnApplicationTexts();
  const getTitle = usePageTitle();
  const turn = useTurnPage<typeof myTasksSearch>();
  const { as, deal } = usePageSearch(myTasksSearch);
  const side = useOpenedSide({ enabled: as === undefined, deal });
  const opened = as ?? side;
  return (
    <div className="site-stack">
      <h1>{getTitle(findPagePath('/dashboard/my-tasks'))}</h1>
      <Tabs
        label={t('deals.as')}
        value={opened ?? ''}
        onValueChange={(next) => void turn({ as: parts.find((part) => part === next) })}
        tabs={[
          ...sides.toReversed().map((role) => ({
            value: role,
            label: t(`deals.as.${role}`),
            content: <Deals role={role} focusLeft={focusLeft} />,
          })),
          { value: 'applied', label: applicationTexts('applied.title'), content: <Applied /> },
        ]}
      />
      {opened === null && <Skeleton shape="block" height={320} />}
      <OpenedSheets />
    </div>
  );
}

function Deals({ role, focusLeft }: MyDealsProps & { role: Side }) {
  const jobTexts = useJobTexts();
  const getTitle = usePageTitle();
  const turn = useTurnPage<typeof myTasksSearch>();
  const { page = '1' } = usePageSearch(myTasksSearch);
  const link = (deal: ListedDeal, children: ReactNode) => (
    <PageLink
      ref={focusLeft(deal.id)}
      to="/dashboard/my-tasks"
      search={{ as: role, ...(page !== '1' && { page }), deal: deal.id }}
    >
      {children}
    </PageLink>
  );
  const action = {
    worker: (
      <PageLink to="/tasks" className={buttonVariants()}>
        {jobTexts('jobs.search')}
      </PageLink>
    ),
    author: (
      <PageLink to="/dashboard/my-jobs" className={buttonVariants()}>
        {getTitle(findPagePath('/dashboard/my-jobs'))}
      </PageLink>
    ),
  };
  return (
    <div className="site-stack">
      {role === 'author' && <ReviewQueue link={link} />}
      <DealList
        role={role}
        page={Number(page)}
        onPageChange={(next) =>
          void turn({ as: role, page: next > 1 ? String(next) : undefined }, { toTop: true })
        }
        link={link}
        action={action[role]}
      />
    </div>
  );
}
