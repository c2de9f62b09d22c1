import { useCallback, useEffect } from 'react';
import {
  QueryClient,
  type QueryKey,
  type UseQueryResult,
  keepPreviousData,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { type ApiError, type KeoClient, selectAuthReady, selectIsAuthenticated, selectUser } from '@keo/core';
import type { Endpoint, EndpointData, EndpointInput } from '@keo/core/contract';
import { useSocketStatus } from '../socket/use-socket-status.ts';
import { useKeoClient } from './use-keo-client.ts';

const clients = new WeakMap<KeoClient, QueryClient>();

/** The user of the cache: null for a visitor, undefined while unknown. */
function ownerOf({ auth }: KeoClient): string | null | undefined {
  const snapshot = auth.getSnapshot();
  const isVisitor = selectAuthReady(snapshot) && !selectIsAuthenticated(snapshot);
  return selectUser(snapshot)?.id ?? (isVisitor ? null : undefined);
}

/** The query client of a Keo client. Cleared when another user, or none, is signed in. */
export function clientOf(keo: KeoClient): QueryClient {
  const known = clients.get(keo);
  if (known) return known;
  // The Keo client already retries, so this one does not.
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 } } });
  clients.set(keo, queries);
  let owner = ownerOf(keo);
  keo.auth.subscribe(() => {
    const id = ownerOf(keo);
    // Public data may look different to the user who has just signed in.
    if (owner === null && id) void queries.resetQueries();
    // While the user was unknown nothing was read for another one.
    else if (owner && id !== owner) queries.clear();
    owner = id;
  });
  return queries;
}

/** Callbacks of a call. */
type MutationEnds<Data> = { onSuccess?: (data: Data) => void; onError?: (error: ApiError) => void };

export type QueryOptions<Data = never> = {
  enabled?: boolean;
  refetchInterval?: number;
  refetchOnMount?: 'always';
  /** Reads in another way than by one call. */
  queryFn?: (context: { signal: AbortSignal }) => Promise<Data>;
};

/** Refetches active queries of these keys, pending ones too. */
async function refetchKeys(queries: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(
    keys.map(async (queryKey) => {
      // A pending answer may be older than the change.
      await queries.cancelQueries({ queryKey });
      await queries.invalidateQueries({ queryKey });
    }),
  );
}

const keysOf = (endpoints: readonly Endpoint[]) => endpoints.map(({ path }) => [path]);

/** A query of an endpoint; old rows stay while the next input is fetched. */
export function useKeoQuery<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: QueryOptions<EndpointData<E>> = {},
): UseQueryResult<EndpointData<E>, ApiError> {
  const keo = useKeoClient();
  const query = useQuery<EndpointData<E>, ApiError>(
    {
      queryKey: [endpoint.path, input],
      queryFn: ({ signal }) => keo.call(endpoint, input, { signal }),
      placeholderData: keepPreviousData,
      ...options,
    },
    clientOf(keo),
  );
  const isLive = useSocketStatus() === 'connected';
  useEffect(() => {
    // Failed reads are retried when the socket is live again.
    if (isLive && query.isError) void query.refetch();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is refused while the server is there is not
  }, [isLive]);
  return query;
}

/**
 * A mutation that refetches the endpoints in `stale`. Callbacks of `mutate` run also where the caller has unmounted,
 * because a refetch often removes the form before its draft is dropped.
 */
export function useKeoMutation<E extends Endpoint>(endpoint: E, stale: readonly Endpoint[] = []) {
  const keo = useKeoClient();
  const queries = clientOf(keo);
  const mutation = useMutation<EndpointData<E>, ApiError, EndpointInput<E>>(
    {
      mutationFn: (input) => keo.call(endpoint, input),
      onSuccess: () => refetchKeys(queries, keysOf(stale)),
    },
    queries,
  );
  const { mutateAsync } = mutation;
  const mutate = useCallback(
    (input: EndpointInput<E>, then: MutationEnds<EndpointData<E>> = {}) => {
      mutateAsync(input).then(then.onSuccess, then.onError ?? (() => undefined));
    },
    [mutateAsync],
  );
  return { ...mutation, mutate };
}

/** Returns a function that refetches these endpoints where they are shown. */
export function useRefetch(endpoints: readonly Endpoint[]): () => void {
  const queries = clientOf(useKeoClient());
  return () => void refetchKeys(queries, keysOf(endpoints));
}

/** Returns a function that refetches one answer where it is shown. */
export function useRefetchAnswer<E extends Endpoint>({ path }: E, input: EndpointInput<E>): () => void {
  const queries = clientOf(useKeoClient());
  return () => void refetchKeys(queries, [[path, input]]);
}
