import { buttonVariants } from '@keo/react';
import { PersonActions, type PersonActionsProps } from '@keo/react/marketplace';
import { PageLink } from '../../routes/page-link.tsx';

const editLink = (label: string) => (
  <PageLink to="/dashboard/profile" className={buttonVariants({ variant: 'soft' })}>
    {label}
  </PageLink>
);

export const MemberActions = (props: Pick<PersonActionsProps, 'person' | 'onInvite'>) => (
  <PersonActions {...props} renderEditLink={editLink} />
);
