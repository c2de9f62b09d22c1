import { LanguageSwitch, ThemeSwitch, useAuth, useTexts } from '@keo/react';
import { PageLink } from '../routes/page-link.tsx';
import { shellEn } from '../texts/shell.en.ts';
import { shellVi } from '../texts/shell.vi.ts';
import { AccountMenu } from './account-menu.tsx';
import { Bell } from './bell.tsx';
import { Chat } from './chat.tsx';
import { Entrances } from './entrances.tsx';
import { gateway } from './gateway.ts';
import { Logo } from './logo.tsx';

/** The top of every page but the entrances. It keeps its height while it learns who is here. */
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
          {isAuthenticated && <Bell />}
          {user && <AccountMenu user={user} />}
          {isReady && !isAuthenticated && <Entrances />}
        </div>
      </div>
    </header>
  );
}
