import { dealEndsEndpoints } from '@keo/core/contract';
import { useLiveQuery } from '../notifications/use-live-query.ts';
import { ReviewList, type ReviewListProps } from './review-list.tsx';

export type ReviewQueueProps = Pick<ReviewListProps, 'link'>;

const page = { role: 'author', pageNum: 1, pageSize: 100 } as const;

/** Everything of the own deals that waits for a verdict; nothing where nothing does. */
export function ReviewQueue({ link }: ReviewQueueProps) {
  const running = useLiveQuery(dealEndsEndpoints.myDealsList, { ...page, state: 'IN_PROGRESS' });
  // A dispute stops no review but that of what it is about.
  const disputed = useLiveQuery(dealEndsEndpoints.myDealsList, { ...page, state: 'DISPUTED' });
  if (!running.data || !disputed.data) return null;
  return <ReviewList deals={[...running.data.list, ...disputed.data.list]} link={link} />;
}
