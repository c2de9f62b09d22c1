import type { ListedDeal, Side } from '@keo/core/contract';
import { headClock } from './clocks.ts';
import { byClock, getNextStep } from './next-step.ts';
import { useLiveDeals } from './use-live-deals.ts';

/** Of the step that is due first, else of the deal whose clock is; a worker's where nothing runs. */
export function getBusySide(deals: readonly ListedDeal[]): Side {
  const [step] = deals.flatMap((deal) => getNextStep(deal) ?? []).toSorted(byClock);
  const [running] = deals.map((deal) => ({ deal, clock: headClock(deal) })).toSorted(byClock);
  return (step ?? running)?.deal.myRole ?? 'worker';
}

type Read = { data?: { list: readonly ListedDeal[] } | undefined; error: unknown };

/** From what is known; null while a read is still out. */
export function findBusySide(reads: readonly Read[]): Side | null {
  if (reads.some(({ data, error }) => !data && !error)) return null;
  return getBusySide(reads.flatMap(({ data }) => data?.list ?? []));
}

/** The side on which the reader has something running; null until known. */
export function useBusySide({ enabled }: { enabled: boolean }): Side | null {
  return findBusySide([useLiveDeals('worker', { enabled }), useLiveDeals('author', { enabled })]);
}
