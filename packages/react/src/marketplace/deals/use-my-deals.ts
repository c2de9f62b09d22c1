import { type Side, dealEndsEndpoints } from '@keo/core/contract';
import { useLiveQuery } from '../../notifications/use-live-query.ts';

/** A page of them, sorted by the next timer. */
export const useMyDeals = (role: Side, page: number) =>
  useLiveQuery(dealEndsEndpoints.myDealsList, { role, pageNum: page, pageSize: 20 });
