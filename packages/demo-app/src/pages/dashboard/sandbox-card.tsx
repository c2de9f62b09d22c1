import { Card, buttonVariants, useTexts } from '@keo/react';
import { PageLink } from '../../routes/page-link.tsx';
import { dashboardEn } from './dashboard.en.ts';
import { dashboardVi } from './dashboard.vi.ts';

export function SandboxCard() {
  const t = useTexts(dashboardVi, dashboardEn);
  return (
    <Card as="section" tone="sunken" className="site-stack">
      <h2>{t('dashboard.sandbox.title')}</h2>
      <p className="site-quiet">{t('dashboard.sandbox.text')}</p>
      <PageLink to="/sandbox" className={buttonVariants({ variant: 'ghost' })}>
        {t('dashboard.sandbox.open')}
      </PageLink>
    </Card>
  );
}
