import { useAuth, useTexts } from '@keo/react';
import { HandshakeIcon, HomeIcon, PlusIcon, SearchIcon, UserIcon } from '@keo/react/marketplace';
import { PageLink } from '../routes/page-link.tsx';
import { shellEn } from './shell.en.ts';
import { shellVi } from './shell.vi.ts';
import { dashboardLink } from './link-to-dashboard.ts';

/** Navigation on narrow screens. */
export function BottomBar() {
  const t = useTexts(shellVi, shellEn);
  const { isAuthenticated } = useAuth();
  return (
    <nav className="site-bar" aria-label={t('shell.nav')}>
      <PageLink to="/" exact>
        <HomeIcon />
        {t('shell.nav.home')}
      </PageLink>
      <PageLink to="/tasks" exact>
        <SearchIcon />
        {t('shell.nav.find')}
      </PageLink>
      <PageLink {...dashboardLink(isAuthenticated, '/dashboard/my-jobs', { new: '1' })} exact>
        <span className="site-bar__post">
          <PlusIcon />
        </span>
        {t('shell.nav.postShort')}
      </PageLink>
      <PageLink {...dashboardLink(isAuthenticated, '/dashboard/my-tasks')} exact>
        <HandshakeIcon />
        {t('shell.nav.mine')}
      </PageLink>
      <PageLink {...dashboardLink(isAuthenticated, '/dashboard')} exact>
        <UserIcon />
        {t('shell.nav.me')}
      </PageLink>
    </nav>
  );
}
