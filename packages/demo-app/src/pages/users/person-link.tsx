import type { ReactNode } from 'react';
import type { UserCard } from '@keo/core/contract';
import { PageLink } from '../../routes/page-link.tsx';

export const personLink = (id: string, children: ReactNode) => (
  <PageLink to="/user/{id}" params={{ id }}>
    {children}
  </PageLink>
);

export const cardLink = ({ id }: Pick<UserCard, 'id'>, children: ReactNode) => personLink(id, children);
