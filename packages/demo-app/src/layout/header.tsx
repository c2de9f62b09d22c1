import { useAuth, useTexts } from '@keo/react';
import { optionalPart } from '../build/optional-part.tsx';
import { PageLink } from '../routes/page-link.tsx';
import { shellEn } from './shell.en.ts';
import { shellVi } from './shell.vi.ts';
import { Chat } from './chat.tsx';
import { SignInLinks } from './sign-in-links.tsx';
import { dashboardLink } from './link-to-dashboard.ts';
import { Logo } from './logo.tsx';

const place = <span className="site-header__place" aria-hidden="true" />;
const UserBar = optionalPart(async () => (await import('./user-bar.tsx')).UserBar, {
  waiting: place,
  lost: place,
});

/** Its height is fixed while the session is loading. */
export function Header() {
  const t = useTexts(shellVi, shellEn);
  const { user, isAuthenticated, isReady } = useAuth();
  return (
    <header className="site-header">
      <div className="site-header__bar">
        <Logo />
        <nav className="site-header__nav" aria-label={t('shell.nav')}>
          <PageLink to="/tasks">{t('shell.nav.find')}</PageLink>
          <PageLink {...dashboardLink(isAuthenticated, '/dashboard/my-jobs', { new: '1' })}>
            {t('shell.nav.post')}
          </PageLink>
          {isAuthenticated && <PageLink to="/dashboard/my-tasks">{t('shell.nav.mine')}</PageLink>}
        </nav>
        <div className="site-header__end">
          {isAuthenticated && <Chat />}
          {isAuthenticated && <UserBar user={user} />}
          {isReady && !isAuthenticated && <SignInLinks />}
        </div>
      </div>
    </header>
  );
}
