import type { ListedDeal } from '@keo/core/contract';
import { Card, useTexts } from '@keo/react';
import { DealStateBadge } from '@keo/react/marketplace';
import { PageLink } from '../../routes/page-link.tsx';
import { dashboardEn } from './dashboard.en.ts';
import { dashboardVi } from './dashboard.vi.ts';
import { dealSearch } from './deal-search.ts';

const shown = 3;

export function RunningWork({ deals }: { deals: readonly ListedDeal[] }) {
  const t = useTexts(dashboardVi, dashboardEn);
  if (deals.length === 0) return null;
  return (
    <Card as="section" className="site-stack">
      <h2>{t('dashboard.running')}</h2>
      <ul className="site-running">
        {deals.slice(0, shown).map((deal) => (
          <li key={deal.id}>
            <PageLink to="/dashboard/my-tasks" search={dealSearch(deal)}>
              {deal.job.title}
            </PageLink>
            <DealStateBadge deal={deal} />
          </li>
        ))}
      </ul>
      {deals.length > shown && <PageLink to="/dashboard/my-tasks">{t('dashboard.running.all')}</PageLink>}
    </Card>
  );
}
