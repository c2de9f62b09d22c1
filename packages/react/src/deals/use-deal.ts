import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '@keo/core';
import { type DealView, dealsEndpoints } from '@keo/core/contract';
import { isOfDeal, useLiveQuery } from '../notifications/use-live-query.ts';

/** One of the own deals, read anew after whatever happens to it. */
export function useDeal(dealId: string): UseQueryResult<DealView, ApiError> {
  return useLiveQuery(
    dealsEndpoints.dealInfo,
    { dealId },
    // What may be done now hangs on money that may have moved elsewhere.
    { matters: isOfDeal(dealId), refetchOnMount: 'always' },
  );
}
