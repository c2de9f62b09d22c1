import type { ReactNode } from 'react';
import { PageLink } from '../../routes/page-link.tsx';

export const personLink = (id: string, children: ReactNode) => (
  <PageLink to="/user/{id}" params={{ id }}>
    {children}
  </PageLink>
);
