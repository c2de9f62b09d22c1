import { type Side, dealEndsEndpoints } from '@keo/core/contract';
import { readAllPages } from '../../client/read-all-pages.ts';
import { useKeoClient } from '../../client/use-keo-client.ts';
import { useLiveQuery } from '../../notifications/use-live-query.ts';

export function useLiveDeals(role: Side, { enabled = true } = {}) {
  const keo = useKeoClient();
  const input = { role, live: true } as const;
  return useLiveQuery(dealEndsEndpoints.myDealsList, input, {
    enabled,
    queryFn: ({ signal }) =>
      readAllPages((page) =>
        keo.call(dealEndsEndpoints.myDealsList, { ...input, sort: 'newest', ...page }, { signal }),
      ),
  });
}
