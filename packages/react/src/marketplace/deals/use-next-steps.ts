import { useState } from 'react';
import { type ListedDeal, dealEndsEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { headClock } from './clocks.ts';
import { useLiveDeals } from './use-live-deals.ts';
import { type NextStep, byClock, getNextStep } from './next-step.ts';

/** Whether the user ever had a deal; undefined until known. Fetched only if there is none now. */
function useHasDeals(live: readonly ListedDeal[] | null) {
  // Stays known when a deal ends.
  const [isSeen, setIsSeen] = useState(false);
  const has = isSeen || (live !== null && live.length > 0);
  if (has && !isSeen) setIsSeen(true);
  const options = { enabled: live !== null && !has };
  const asWorker = useKeoQuery(dealEndsEndpoints.myDealsList, { role: 'worker', pageSize: 1 }, options);
  const asAuthor = useKeoQuery(dealEndsEndpoints.myDealsList, { role: 'author', pageSize: 1 }, options);
  const total = asWorker.data && asAuthor.data && asWorker.data.total + asAuthor.data.total;
  return {
    hasDeals: has || (total === undefined ? undefined : total > 0),
    error: asWorker.error ?? asAuthor.error,
    refetch: () => (options.enabled ? [asWorker.refetch(), asAuthor.refetch()] : []),
  };
}

/** Next steps in all deals on both sides, and deals that wait for others; null until loaded. */
export function useNextSteps() {
  const asWorker = useLiveDeals('worker');
  const asAuthor = useLiveDeals('author');
  const deals = asWorker.data && asAuthor.data ? [...asWorker.data.list, ...asAuthor.data.list] : null;
  const ever = useHasDeals(deals);
  const waiting = deals
    ?.map(getNextStep)
    .filter((step): step is NextStep => step !== null)
    .toSorted(byClock);
  const ids = new Set(waiting?.map(({ deal }) => deal.id));
  const running = deals?.filter(({ id }) => !ids.has(id)) ?? [];
  return {
    waiting: ever.hasDeals === undefined ? null : (waiting ?? null),
    running: running.toSorted((a, b) => byClock({ clock: headClock(a) }, { clock: headClock(b) })),
    hasDeals: ever.hasDeals ?? false,
    error: asWorker.error ?? asAuthor.error ?? ever.error,
    isFetching: asWorker.isFetching || asAuthor.isFetching,
    refetch: () => void Promise.all([asWorker.refetch(), asAuthor.refetch(), ...ever.refetch()]),
  };
}
