import { type DealEvent, type DealView, dealLogsEndpoints, dealsEndpoints } from '@keo/core/contract';
import { isOfDeal, useLiveQuery } from '../../notifications/use-live-query.ts';

const none: readonly DealEvent[] = [];

export type RoomDeal = {
  /** Undefined until loaded, or if there is none. */
  deal: DealView | undefined;
  /** The newest 100, oldest first. */
  events: readonly DealEvent[];
};

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
