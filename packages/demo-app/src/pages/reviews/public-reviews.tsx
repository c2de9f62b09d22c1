import { UserReviews } from '@keo/react';
import { personLink } from './person-link.tsx';

/** Published reviews of a user, on their page. */
export const PublicReviews = ({ id }: { id: string }) => (
  <UserReviews key={id} userId={id} personLink={personLink} />
);
