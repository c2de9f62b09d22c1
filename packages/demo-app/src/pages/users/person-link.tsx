import type { ReactNode } from 'react';
import { PageLink } from '../../routes/page-link.tsx';

/** The page of somebody, around whatever names them. */
export const personLink = (id: string, children: ReactNode) => (
  <PageLink to="/user/{id}" params={{ id }}>
    {children}
  </PageLink>
);
