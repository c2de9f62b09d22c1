import type { ReactNode } from 'react';
import type { ListedDeal } from '@keo/core/contract';
import { useTexts } from '@keo/react';
import { DealRow } from '@keo/react/marketplace';
import { PageLink } from '../../routes/page-link.tsx';
import { dashboardEn } from './dashboard.en.ts';
import { dashboardVi } from './dashboard.vi.ts';
import { dealSearch } from './deal-search.ts';

const shown = 4;

const link = (deal: ListedDeal, children: ReactNode) => (
  <PageLink to="/dashboard/my-tasks" search={dealSearch(deal)}>
    {children}
  </PageLink>
);

type Props = {
  /** Those that wait for others. */
  deals: readonly ListedDeal[];
  /** How many more wait for the reader. */
  waiting: number;
};

export function RunningWork({ deals, waiting }: Props) {
  const t = useTexts(dashboardVi, dashboardEn);
  const count = deals.length + waiting;
  if (count === 0) return null;
  return (
    <section className="site-stack" aria-labelledby="site-running">
      <div className="keo-section__head">
        <h2 id="site-running">{t('dashboard.running')}</h2>
        <PageLink to="/dashboard/my-tasks">{t('dashboard.running.all', { count })}</PageLink>
      </div>
      {deals.length === 0 ? (
        <p className="site-quiet">{t('dashboard.running.waiting')}</p>
      ) : (
        <ul className="site-running">
          {deals.slice(0, shown).map((deal) => (
            <li key={deal.id}>
              <DealRow deal={deal} link={link} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
