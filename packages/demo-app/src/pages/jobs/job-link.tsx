import type { ReactNode } from 'react';
import type { JobListing } from '@keo/core/contract';
import { PageLink } from '../../routes/page-link.tsx';

/** A link to a job's page. */
export const jobLink = ({ slug }: Pick<JobListing, 'slug'>, children: ReactNode) => (
  <PageLink to="/tasks/{slug}" params={{ slug }}>
    {children}
  </PageLink>
);
