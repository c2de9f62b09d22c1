import type { ReactNode } from 'react';
import { buttonVariants } from '@keo/react';
import { PortfolioEditor, ProfileEditor } from '@keo/react/marketplace';
import { findPagePath } from '../../../routes/paths.ts';
import { PageLink } from '../../routes/page-link.tsx';
import { usePageTitle } from '../../routes/use-page-title.ts';

const pageLink = (id: string, label: ReactNode) => (
  <PageLink to="/user/{id}" params={{ id }} className={buttonVariants({ variant: 'link' })}>
    {label}
  </PageLink>
);

export function ProfilePage() {
  const getTitle = usePageTitle();
  return (
    <div className="site-stack">
      <h1>{getTitle(findPagePath('/dashboard/profile'))}</h1>
      <ProfileEditor pageLink={pageLink} />
      <PortfolioEditor />
    </div>
  );
}
