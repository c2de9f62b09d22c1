import { useEffect, useRef } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ApiError, type Notification, selectIsLoading } from '@keo/core';
import type { Endpoint, EndpointData, EndpointInput } from '@keo/core/contract';
import { useActorValue } from '../client/use-actor-value.ts';
import { type QueryOptions, useKeoQuery, useStaleAnswer } from '../client/use-keo-query.ts';
import { useArrivals } from './use-arrivals.ts';
import { useNotificationsActor } from './use-notifications.ts';

export type LiveQueryOptions = QueryOptions & {
  /** Whether what arrived changes the answer; without it, everything does. */
  matters?: (arrived: Notification) => boolean;
};

/** Reads an endpoint, and reads it anew after what arrives, also where that came while it was first being read. */
export function useLiveQuery<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { matters = () => true, ...options }: LiveQueryOptions = {},
): UseQueryResult<EndpointData<E>, ApiError> {
  const refresh = useStaleAnswer(endpoint, input);
  useArrivals((arrived) => {
    if (arrived.some(matters)) refresh();
  });
  // What the first list of notifications already holds never arrives, and may be younger than the answer.
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

/** Whether it is about this deal. */
export const isOfDeal =
  (dealId: string) =>
  ({ data }: Notification): boolean =>
    data.metadata['dealId'] === dealId;
