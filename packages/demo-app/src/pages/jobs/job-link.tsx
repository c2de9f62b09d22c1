import type { ReactNode } from 'react';
import type { JobListing } from '@keo/core/contract';
import { PageLink } from '../../routes/page-link.tsx';

export const jobLink = ({ slug }: Pick<JobListing, 'slug'>, children: ReactNode) => (
  <PageLink to="/tasks/{slug}" params={{ slug }}>
    {children}
  </PageLink>
);
