import { useEffect, useRef } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ApiError, type Notification, selectIsLoading } from '@keo/core';
import type { Endpoint, EndpointData, EndpointInput } from '@keo/core/contract';
import { useActorValue } from '../client/use-actor-value.ts';
import { type QueryOptions, useKeoQuery, useRefetchAnswer } from '../client/use-keo-query.ts';
import { useArrivals } from './use-arrivals.ts';
import { useNotificationsActor } from './use-notifications.ts';

export type LiveQueryOptions<Data = never> = QueryOptions<Data> & {
  /** Which arrivals cause a refetch; default is all. */
  matters?: (arrived: Notification) => boolean;
};

export function useLiveQuery<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { matters = () => true, ...options }: LiveQueryOptions<EndpointData<E>> = {},
): UseQueryResult<EndpointData<E>, ApiError> {
  const refresh = useRefetchAnswer(endpoint, input);
  useArrivals((arrived) => {
    if (arrived.some(matters)) refresh();
  });
  // Notifications of the first list cause no arrival, but may be newer than the answer.
  const isListed = useActorValue(
    useNotificationsActor(),
    (snapshot) => snapshot !== undefined && !selectIsLoading(snapshot),
  );
  const wasListed = useRef(isListed);
  useEffect(() => {
    if (isListed && !wasListed.current) refresh();
    wasListed.current = isListed;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the endpoint of a component does not change
  }, [isListed]);
  return useKeoQuery(endpoint, input, options);
}

export const isOfDeal =
  (dealId: string) =>
  ({ data }: Notification): boolean =>
    data.metadata['dealId'] === dealId;
