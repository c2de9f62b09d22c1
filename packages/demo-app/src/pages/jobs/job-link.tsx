import type { ReactNode } from 'react';
import type { JobListing } from '@keo/core/contract';
import { PageLink } from '../../routes/page-link.tsx';

/** The one address of a posting, around whatever names it. */
export const jobLink = ({ slug }: Pick<JobListing, 'slug'>, children: ReactNode) => (
  <PageLink to="/tasks/{slug}" params={{ slug }}>
    {children}
  </PageLink>
);
