import { useRouterState } from '@tanstack/react-router';
import { Badge, ClockIcon, EmptyState, buttonVariants, useAuth, useTexts } from '@keo/react';
import { findPagePath } from '../../routes/paths.ts';
import { PageLink } from '../../routes/page-link.tsx';
import { usePageTitle } from '../../routes/use-page-title.ts';
import { comingEn } from '../../texts/coming.en.ts';
import { comingVi } from '../../texts/coming.vi.ts';

type Key = keyof typeof comingVi;
const isKey = (key: string): key is Key => key in comingVi;

/** A page whose domain is still being connected: its name, one honest sentence, and where to go meanwhile. */
export function ComingPage() {
  const t = useTexts(comingVi, comingEn);
  const titleOf = usePageTitle();
  const { isAuthenticated } = useAuth();
  const page = findPagePath(useRouterState({ select: (state) => state.location.pathname }));
  const key = `coming.${page?.path}`;
  return (
    <div className="site-stack">
      <div className="site-row">
        <h1>{titleOf(page)}</h1>
        <Badge>{t('coming.note')}</Badge>
      </div>
      <EmptyState
        icon={<ClockIcon />}
        title={isKey(key) ? t(key) : t('coming.note')}
        action={
          <PageLink
            to={isAuthenticated ? '/dashboard' : '/'}
            className={buttonVariants({ variant: 'ghost' })}
          >
            {isAuthenticated ? t('coming.dashboard') : t('coming.home')}
          </PageLink>
        }
      />
    </div>
  );
}
