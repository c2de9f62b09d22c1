import { type ReactNode, useState } from 'react';
import { buttonVariants, useAuth, useTexts } from '@keo/react';
import { CategoryLinks, NewestJobs } from '@keo/react/marketplace';
import { dashboardLink } from '../../layout/link-to-dashboard.ts';
import { DealPicture } from '../../pictures/deal-picture.tsx';
import { PageLink } from '../../routes/page-link.tsx';
import { jobLink } from '../jobs/job-link.tsx';
import { JobSearchForm } from '../jobs/job-search-form.tsx';
import { homeEn } from './home.en.ts';
import { homeVi } from './home.vi.ts';
import { HowMoneyIsHeld } from './how-money-is-held.tsx';
import { SignedInStrip } from './signed-in-strip.tsx';
import { TwoSides } from './two-sides.tsx';
import './home.css';

const categoryLink = (category: string, children: ReactNode) => (
  <PageLink to="/tasks" search={{ category }}>
    {children}
  </PageLink>
);
const allJobs = (words: string) => <PageLink to="/tasks">{words}</PageLink>;

export function HomePage() {
  const t = useTexts(homeVi, homeEn);
  const { user, isAuthenticated } = useAuth();
  const [words, setWords] = useState('');
  const posting = dashboardLink(isAuthenticated, '/dashboard/my-jobs', { new: '1' });
  const post = (
    <PageLink {...posting} className={buttonVariants()}>
      {t('home.post')}
    </PageLink>
  );
  return (
    <div className="site-home">
      {user && <SignedInStrip user={user} />}
      <section className="site-hero">
        <div className="site-stack">
          <h1>
            {t('home.title.lead')} <em>{t('home.title.seal')}</em>
          </h1>
          <p className="site-lead">{t('home.lead')}</p>
          <JobSearchForm words={words} onWords={setWords} />
          <p>
            {t('home.post.question')} <PageLink {...posting}>{t('home.post')}</PageLink>
          </p>
        </div>
        <DealPicture />
      </section>
      <CategoryLinks link={categoryLink} />
      <NewestJobs link={jobLink} allLink={allJobs} action={post} />
      <HowMoneyIsHeld />
      <TwoSides />
    </div>
  );
}
