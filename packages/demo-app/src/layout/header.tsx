import { Suspense, lazy } from 'react';
import { LanguageSwitch, ThemeSwitch, useAuth, useTexts } from '@keo/react';
import { loadOnceHeard } from '../build/load-once-heard.ts';
import { PageLink } from '../routes/page-link.tsx';
import { shellEn } from '../texts/shell.en.ts';
import { shellVi } from '../texts/shell.vi.ts';
import { Chat } from './chat.tsx';
import { Entrances } from './entrances.tsx';
import { gateway } from './gateway.ts';
import { Logo } from './logo.tsx';

/** Visitors do not load the bell and the menu. */
const OwnEnd = lazy(async () => ({ default: (await loadOnceHeard(() => import('./own-end.tsx'))).OwnEnd }));

/** The top of every page but the sign-in ones. Its height is fixed while it learns who is signed in. */
export function Header() {
  const t = useTexts(shellVi, shellEn);
  const { user, isAuthenticated, isReady } = useAuth();
  return (
    <header className="site-header">
      <div className="site-header__bar">
        <Logo />
        <nav className="site-header__nav" aria-label={t('shell.nav')}>
          <PageLink to="/tasks">{t('shell.nav.find')}</PageLink>
          <PageLink {...gateway(isAuthenticated, '/dashboard/my-jobs', { new: '1' })}>
            {t('shell.nav.post')}
          </PageLink>
          {isAuthenticated && <PageLink to="/dashboard/my-tasks">{t('shell.nav.mine')}</PageLink>}
        </nav>
        <div className="site-header__end">
          <span className="site-wide site-row">
            <LanguageSwitch />
            <ThemeSwitch />
          </span>
          {isAuthenticated && <Chat />}
          {isAuthenticated && (
            <Suspense fallback={<span className="site-header__place" aria-hidden="true" />}>
              <OwnEnd user={user} />
            </Suspense>
          )}
          {isReady && !isAuthenticated && <Entrances />}
        </div>
      </div>
    </header>
  );
}
