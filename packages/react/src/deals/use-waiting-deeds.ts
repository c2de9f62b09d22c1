import { type ListedDeal, dealEndsEndpoints } from '@keo/core/contract';
import { useLiveQuery } from '../notifications/use-live-query.ts';
import { isOver } from './deal-worth.ts';
import { type WaitingDeed, byClock, waitingDeedOf } from './waiting-deed.ts';

const page = { pageNum: 1, pageSize: 100 } as const;

/** The reader's next steps in deals on both sides, and deals that run without them; null until loaded. */
export function useWaitingDeeds() {
  const asWorker = useLiveQuery(dealEndsEndpoints.myDealsList, { ...page, role: 'worker' });
  const asAuthor = useLiveQuery(dealEndsEndpoints.myDealsList, { ...page, role: 'author' });
  const deals = asWorker.data && asAuthor.data ? [...asWorker.data.list, ...asAuthor.data.list] : null;
  const waiting = deals
    ?.map(waitingDeedOf)
    .filter((deed): deed is WaitingDeed => deed !== null)
    .toSorted(byClock);
  const ids = new Set(waiting?.map(({ deal }) => deal.id));
  const running: ListedDeal[] = deals?.filter((deal) => !isOver(deal) && !ids.has(deal.id)) ?? [];
  return {
    waiting: waiting ?? null,
    running,
    hasDeals: (deals?.length ?? 0) > 0,
    error: asWorker.error ?? asAuthor.error,
    isFetching: asWorker.isFetching || asAuthor.isFetching,
    refetch: () => void Promise.all([asWorker.refetch(), asAuthor.refetch()]),
  };
}
