import type { ReactNode } from 'react';
import type { UserCard } from '@keo/core/contract';
import { PageLink } from '../../routes/page-link.tsx';

export const personLink = ({ id }: Pick<UserCard, 'id'>, children: ReactNode) => (
  <PageLink to="/user/{id}" params={{ id }}>
    {children}
  </PageLink>
);
