import type { DealView } from '@keo/core/contract';
import { dealLogsEndpoints, dealsEndpoints } from '@keo/core/contract';
import type { DealEvent } from '../deals/event-facts.ts';
import { isOfDeal, useLiveQuery } from '../notifications/use-live-query.ts';

const none: readonly DealEvent[] = [];

export type RoomDeal = {
  /** Undefined where the two have none, and until it is read. */
  deal: DealView | undefined;
  /** Its newest hundred, the oldest first. */
  events: readonly DealEvent[];
};

/** The deal that a room is about and its history, both read anew after whatever happens to it. */
export function useRoomDeal(dealId: string | null): RoomDeal {
  const options = { enabled: dealId !== null, matters: isOfDeal(dealId ?? '') };
  const deal = useLiveQuery(dealsEndpoints.dealInfo, { dealId: dealId ?? '' }, options);
  const logs = useLiveQuery(
    dealLogsEndpoints.dealLogsList,
    { dealId: dealId ?? '', pageNum: 1, pageSize: 100 },
    options,
  );
  if (deal.data?.id !== dealId) return { deal: undefined, events: none };
  return { deal: deal.data, events: logs.data?.list.toReversed() ?? none };
}
