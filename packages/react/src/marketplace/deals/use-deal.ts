import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '@keo/core';
import { type DealView, dealsEndpoints } from '@keo/core/contract';
import { isOfDeal, useLiveQuery } from '../../notifications/use-live-query.ts';

/** Refetched after each event of the deal. */
export function useDeal(dealId: string): UseQueryResult<DealView, ApiError> {
  return useLiveQuery(
    dealsEndpoints.dealInfo,
    { dealId },
    { matters: isOfDeal(dealId), refetchOnMount: 'always' },
  );
}
