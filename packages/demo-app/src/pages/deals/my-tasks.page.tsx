import type { ReactNode } from 'react';
import { type ListedDeal, type Side, sides } from '@keo/core/contract';
import { Skeleton, Tabs, buttonVariants } from '@keo/react';
import {
  DealList,
  ReviewQueue,
  useDealTexts,
  useJobTexts,
  useOwnApplicationTexts,
} from '@keo/react/marketplace';
import { OpenedSheets } from '../../layout/opened-sheets.tsx';
import { PageLink } from '../../routes/page-link.tsx';
import { findPagePath } from '../../../routes/paths.ts';
import { myTasksSearch } from '../../routes/search.schema.ts';
import { usePageSearch, useTurnPage } from '../../routes/use-page-search.ts';
import { usePageTitle } from '../../routes/use-page-title.ts';
import { Applied } from './applied.tsx';
import { useOpenedSide } from './use-opened-side.ts';

const parts = ['worker', 'author', 'applied'] as const;

const dealLinkAs = (as: Side) => (deal: ListedDeal, children: ReactNode) => (
  <PageLink to="/dashboard/my-tasks" search={{ as, deal: deal.id }}>
    {children}
  </PageLink>
);
const dealLinks = { worker: dealLinkAs('worker'), author: dealLinkAs('author') };

export function MyTasksPage() {
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
            content: <Deals role={role} />,
          })),
          { value: 'applied', label: applicationTexts('applied.title'), content: <Applied /> },
        ]}
      />
      {opened === null && <Skeleton shape="block" height={320} />}
      <OpenedSheets />
    </div>
  );
}

function Deals({ role }: { role: Side }) {
  const jobTexts = useJobTexts();
  const getTitle = usePageTitle();
  const turn = useTurnPage<typeof myTasksSearch>();
  const { page = '1' } = usePageSearch(myTasksSearch);
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
      {role === 'author' && <ReviewQueue link={dealLinks.author} />}
      <DealList
        role={role}
        page={Number(page)}
        onPageChange={(next) =>
          void turn({ as: role, page: next > 1 ? String(next) : undefined }, { toTop: true })
        }
        link={dealLinks[role]}
        action={action[role]}
      />
    </div>
  );
}
