import { Card, useTexts } from '@keo/react';
import { PageLink } from '../../routes/page-link.tsx';
import { dashboardEn } from './dashboard.en.ts';
import { dashboardVi } from './dashboard.vi.ts';

export function FirstSteps() {
  const t = useTexts(dashboardVi, dashboardEn);
  return (
    <Card as="section" className="site-stack">
      <h2>{t('dashboard.first')}</h2>
      <ol className="site-first">
        <li>
          <PageLink to="/tasks">{t('dashboard.first.find')}</PageLink>
          <p className="site-quiet">{t('dashboard.first.find.detail')}</p>
        </li>
        <li>
          <PageLink to="/dashboard/my-jobs" search={{ new: '1' }}>
            {t('dashboard.first.post')}
          </PageLink>
          <p className="site-quiet">{t('dashboard.first.post.detail')}</p>
        </li>
        <li>
          <PageLink to="/dashboard/bank-cards">{t('dashboard.first.bank')}</PageLink>
          <p className="site-quiet">{t('dashboard.first.bank.detail')}</p>
        </li>
      </ol>
    </Card>
  );
}
