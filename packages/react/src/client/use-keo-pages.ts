import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  keepPreviousData,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { GenericSchema } from 'valibot';
import type { ApiError } from '@keo/core';
import type { Endpoint, EndpointData, EndpointInput } from '@keo/core/contract';
import { useAskAgain } from './use-ask-again.ts';
import { useKeoClient } from './use-keo-client.ts';
import { getClient } from './use-keo-query.ts';

type Continued = Endpoint<GenericSchema, GenericSchema<unknown, { next: string | null }>>;

/** Infinite query by cursor. Old rows stay until another input has answered. */
export function useKeoPages<E extends Continued>(
  endpoint: E,
  input: Omit<EndpointInput<E>, 'after'>,
): UseInfiniteQueryResult<InfiniteData<EndpointData<E>>, ApiError> {
  const keo = useKeoClient();
  const query = useInfiniteQuery<
    EndpointData<E>,
    ApiError,
    InfiniteData<EndpointData<E>>,
    readonly unknown[],
    string | undefined
  >(
    {
      queryKey: [endpoint.path, 'pages', input],
      queryFn: ({ signal, pageParam }) =>
        keo.call(endpoint, { ...input, ...(pageParam !== undefined && { after: pageParam }) }, { signal }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
    },
    getClient(keo),
  );
  useAskAgain([query]);
  return query;
}
