import { buttonVariants } from '@keo/react';
import type { DealAboutLinks } from '@keo/react/marketplace';
import { PageLink, toHref } from '../../routes/page-link.tsx';
import { personLink } from '../users/person-link.tsx';

export const dealAboutLinks: DealAboutLinks = {
  personLink,
  againLink: ({ id, worker }, label) => (
    <PageLink
      to="/user/{id}"
      params={{ id: worker.id }}
      search={{ invite: '1', again: id }}
      className={buttonVariants({ variant: 'soft', size: 'small' })}
    >
      {label}
    </PageLink>
  ),
  // Without the side: either of the two may follow it.
  toAddress: (deal) => new URL(toHref('/dashboard/my-tasks', { deal }), location.href).href,
};
