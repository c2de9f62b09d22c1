import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { ApiError } from '@keo/core';
import type { Endpoint, EndpointData, EndpointInput } from '@keo/core/contract';
import { useAskAgain } from './use-ask-again.ts';
import { useKeoClient } from './use-keo-client.ts';
import { type QueryOptions, getClient } from './use-keo-query.ts';

/** One query per input; shares its cache with `useKeoQuery`. */
export function useKeoQueries<E extends Endpoint>(
  endpoint: E,
  inputs: readonly EndpointInput<E>[],
  options: QueryOptions = {},
): UseQueryResult<EndpointData<E>, ApiError>[] {
  const keo = useKeoClient();
  const queries: UseQueryResult<EndpointData<E>, ApiError>[] = useQueries(
    {
      queries: inputs.map((input) => ({
        ...options,
        queryKey: [endpoint.path, input],
        queryFn: ({ signal }: { signal: AbortSignal }) => keo.call(endpoint, input, { signal }),
      })),
    },
    getClient(keo),
  );
  useAskAgain(queries);
  return queries;
}
