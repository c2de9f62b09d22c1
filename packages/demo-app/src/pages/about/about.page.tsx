import { buttonVariants, useAuth, useTexts } from '@keo/react';
import { findPagePath } from '../../../routes/paths.ts';
import { PageLink } from '../../routes/page-link.tsx';
import { usePageTitle } from '../../routes/use-page-title.ts';
import { isSandbox } from '../../sandbox/is-sandbox.ts';
import { aboutEn } from './about.en.ts';
import { aboutVi } from './about.vi.ts';

const promises = [
  ['about.how.1.title', 'about.how.1.text'],
  ['about.how.2.title', 'about.how.2.text'],
  ['about.how.3.title', 'about.how.3.text'],
] as const;

export function AboutPage() {
  const t = useTexts(aboutVi, aboutEn);
  const getTitle = usePageTitle();
  const { isAuthenticated } = useAuth();
  return (
    <article className="site-stack site-prose">
      <h1>{getTitle(findPagePath('/about'))}</h1>
      <p className="site-lead">{t('about.lead')}</p>
      <h2>{t('about.why.title')}</h2>
      <p>{t('about.why.1')}</p>
      <p>{t('about.why.2')}</p>
      <h2>{t('about.how.title')}</h2>
      {promises.map(([title, text]) => (
        <section key={title}>
          <h3>{t(title)}</h3>
          <p>{t(text)}</p>
        </section>
      ))}
      <h2>{t('about.who.title')}</h2>
      <p>{t('about.who.text')}</p>
      {isSandbox() && <p className="site-notice">{t('about.sandbox')}</p>}
      <div className="site-row">
        {!isAuthenticated && (
          <PageLink to="/signup" className={buttonVariants()}>
            {t('about.join')}
          </PageLink>
        )}
        <PageLink to="/contact" className={buttonVariants({ variant: 'ghost' })}>
          {t('about.contact')}
        </PageLink>
      </div>
    </article>
  );
}
