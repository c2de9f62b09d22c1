import type { ReactNode } from 'react';
import { PageLink } from '../../routes/page-link.tsx';

/** A link to a user's page, around their name. */
export const personLink = (id: string, children: ReactNode) => (
  <PageLink to="/user/{id}" params={{ id }}>
    {children}
  </PageLink>
);
