import { UserReviews } from '@keo/react/marketplace';
import { personLink } from './person-link.tsx';

export const PublicReviews = ({ id }: { id: string }) => (
  <UserReviews key={id} userId={id} personLink={personLink} />
);
