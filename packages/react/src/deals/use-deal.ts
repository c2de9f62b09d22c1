import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '@keo/core';
import { type DealView, dealsEndpoints } from '@keo/core/contract';
import { isOfDeal, useLiveQuery } from '../notifications/use-live-query.ts';

/** A deal of the user, refetched after each of its events. */
export function useDeal(dealId: string): UseQueryResult<DealView, ApiError> {
  return useLiveQuery(
    dealsEndpoints.dealInfo,
    { dealId },
    // Actions depend on the balance, which may have changed elsewhere.
    { matters: isOfDeal(dealId), refetchOnMount: 'always' },
  );
}
