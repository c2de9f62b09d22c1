import { PersonActs, type PersonActsProps, buttonVariants } from '@keo/react';
import { PageLink } from '../../routes/page-link.tsx';

const editLink = (label: string) => (
  <PageLink to="/dashboard/profile" className={buttonVariants({ variant: 'soft' })}>
    {label}
  </PageLink>
);

/** What somebody who is signed in may do with a person. */
export const MemberActs = (props: Pick<PersonActsProps, 'person' | 'onInvite'>) => (
  <PersonActs {...props} renderEditLink={editLink} />
);
