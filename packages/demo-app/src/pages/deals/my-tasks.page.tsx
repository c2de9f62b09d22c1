import type { ReactNode } from 'react';
import type { ListedDeal } from '@keo/core/contract';
import { Tabs, buttonVariants } from '@keo/react';
import { DealList, ReviewQueue, useDealTexts, useJobTexts } from '@keo/react/marketplace';
import { OpenedSheets } from '../../layout/opened-sheets.tsx';
import { PageLink } from '../../routes/page-link.tsx';
import { findPagePath } from '../../../routes/paths.ts';
import { myTasksSearch } from '../../routes/search.schema.ts';
import { usePageSearch, useTurnPage } from '../../routes/use-page-search.ts';
import { usePageTitle } from '../../routes/use-page-title.ts';

const dealLink = (side: object) => (deal: ListedDeal, children: ReactNode) => (
  <PageLink to="/dashboard/my-tasks" search={{ ...side, deal: deal.id }}>
    {children}
  </PageLink>
);
const dealLinks = { worker: dealLink({}), author: dealLink({ as: 'author' }) };

export function MyTasksPage() {
  const t = useDealTexts();
  const jobTexts = useJobTexts();
  const getTitle = usePageTitle();
  const turn = useTurnPage<typeof myTasksSearch>();
  const { as = 'worker', page = '1' } = usePageSearch(myTasksSearch);
  const side = as === 'author' ? { as } : {};
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
      <h1>{getTitle(findPagePath('/dashboard/my-tasks'))}</h1>
      <Tabs
        label={t('deals.as')}
        value={as}
        onValueChange={(next) => void turn(next === 'author' ? { as: next } : {})}
        tabs={(['worker', 'author'] as const).map((role) => ({
          value: role,
          label: t(`deals.as.${role}`),
          content: (
            <div className="site-stack">
              {role === 'author' && <ReviewQueue link={dealLinks.author} />}
              <DealList
                role={role}
                page={Number(page)}
                onPageChange={(next) =>
                  void turn({ ...side, page: next > 1 ? String(next) : undefined }, { toTop: true })
                }
                link={dealLinks[role]}
                action={action[role]}
              />
            </div>
          ),
        }))}
      />
      <OpenedSheets />
    </div>
  );
}
