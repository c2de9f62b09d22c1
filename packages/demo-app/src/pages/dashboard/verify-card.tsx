import type { User } from '@keo/core';
import { Card, buttonVariants, useTexts } from '@keo/react';
import { ShieldIcon } from '@keo/react/marketplace';
import { PageLink } from '../../routes/page-link.tsx';
import { dashboardEn } from './dashboard.en.ts';
import { dashboardVi } from './dashboard.vi.ts';

export function VerifyCard({ user }: { user: User }) {
  const t = useTexts(dashboardVi, dashboardEn);
  const email = user.verified.email ? null : user.email;
  const phone = user.verified.phone ? null : user.phone;
  if (email === null && phone === null) return null;
  return (
    <Card as="section" className="site-stack">
      <h2 className="site-row">
        <ShieldIcon size={20} />
        {t('dashboard.verify.title')}
      </h2>
      {email !== null && (
        <PageLink to="/verify-email" className={buttonVariants({ variant: 'soft' })}>
          {t('dashboard.verify.email', { address: email })}
        </PageLink>
      )}
      {phone !== null && (
        <PageLink to="/verify-otp" className={buttonVariants({ variant: 'soft' })}>
          {t('dashboard.verify.phone', { address: phone })}
        </PageLink>
      )}
    </Card>
  );
}
