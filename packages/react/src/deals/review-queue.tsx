import { dealEndsEndpoints } from '@keo/core/contract';
import { useLiveQuery } from '../notifications/use-live-query.ts';
import { ReviewList, type ReviewListProps } from './review-list.tsx';

export type ReviewQueueProps = Pick<ReviewListProps, 'link'>;

/** Everything of the own deals that waits for a verdict; nothing where nothing does. */
export function ReviewQueue({ link }: ReviewQueueProps) {
  const { data } = useLiveQuery(dealEndsEndpoints.myDealsList, {
    role: 'author',
    state: 'IN_PROGRESS',
    pageNum: 1,
    pageSize: 100,
  });
  return data ? <ReviewList deals={data.list} link={link} /> : null;
}
