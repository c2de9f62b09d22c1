import { PersonActs, type PersonActsProps, buttonVariants } from '@keo/react';
import { PageLink } from '../../routes/page-link.tsx';

const editLink = (label: string) => (
  <PageLink to="/dashboard/profile" className={buttonVariants({ variant: 'soft' })}>
    {label}
  </PageLink>
);

/** Actions of a signed-in reader on a user. */
export const MemberActs = (props: Pick<PersonActsProps, 'person' | 'onInvite'>) => (
  <PersonActs {...props} renderEditLink={editLink} />
);
