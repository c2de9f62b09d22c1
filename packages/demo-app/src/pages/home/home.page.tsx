import { useAuth, useTexts, buttonVariants } from '@keo/react';
import { dashboardLink } from '../../layout/link-to-dashboard.ts';
import { DealPicture } from '../../pictures/deal-picture.tsx';
import { PageLink } from '../../routes/page-link.tsx';
import { homeEn } from './home.en.ts';
import { homeVi } from './home.vi.ts';
import { HowMoneyIsHeld } from './how-money-is-held.tsx';
import { SignedInStrip } from './signed-in-strip.tsx';
import { TwoSides } from './two-sides.tsx';
import './home.css';

export function HomePage() {
  const t = useTexts(homeVi, homeEn);
  const { user, isAuthenticated } = useAuth();
  return (
    <div className="site-home">
      {user && <SignedInStrip user={user} />}
      <section className="site-hero">
        <div className="site-stack">
          <h1>
            {t('home.title.lead')} <em>{t('home.title.seal')}</em>
          </h1>
          <p className="site-lead">{t('home.lead')}</p>
          <div className="site-row">
            <PageLink
              {...dashboardLink(isAuthenticated, '/dashboard/my-jobs', { new: '1' })}
              className={buttonVariants({ size: 'large' })}
            >
              {t('home.post')}
            </PageLink>
            <PageLink to="/tasks" className={buttonVariants({ variant: 'ghost', size: 'large' })}>
              {t('home.find')}
            </PageLink>
          </div>
        </div>
        <DealPicture />
      </section>
      <HowMoneyIsHeld />
      <TwoSides />
    </div>
  );
}
