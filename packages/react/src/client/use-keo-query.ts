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

/** Whose eyes read: null for a visitor, undefined while that is not known. */
function ownerOf({ auth }: KeoClient): string | null | undefined {
  const snapshot = auth.getSnapshot();
  const isVisitor = selectAuthReady(snapshot) && !selectIsAuthenticated(snapshot);
  return selectUser(snapshot)?.id ?? (isVisitor ? null : undefined);
}

/** What one client of Keo has read. It forgets everything as soon as somebody else, or nobody, is signed in. */
export function clientOf(keo: KeoClient): QueryClient {
  const known = clients.get(keo);
  if (known) return known;
  // The client below already retries what may pass, so nothing is retried here.
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 } } });
  clients.set(keo, queries);
  let owner = ownerOf(keo);
  keo.auth.subscribe(() => {
    const id = ownerOf(keo);
    // What a visitor read may say something else to whoever has just signed in.
    if (owner === null && id) void queries.resetQueries();
    // Before somebody is known nothing was read as somebody else.
    else if (owner && id !== owner) queries.clear();
    owner = id;
  });
  return queries;
}

/** What a caller does once its call has ended. */
type MutationEnds<Data> = { onSuccess?: (data: Data) => void; onError?: (error: ApiError) => void };

export type QueryOptions = { enabled?: boolean; refetchInterval?: number; refetchOnMount?: 'always' };

/** Reads anew whatever is shown of these, also what is being read for the first time. */
async function readAnew(queries: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(
    keys.map(async (queryKey) => {
      // An answer that is on its way may be older than what has just happened.
      await queries.cancelQueries({ queryKey });
      await queries.invalidateQueries({ queryKey });
    }),
  );
}

const keysOf = (endpoints: readonly Endpoint[]) => endpoints.map(({ path }) => [path]);

/** Reads an endpoint and keeps the answer; the old rows stay while the next ones are fetched. */
export function useKeoQuery<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: QueryOptions = {},
): UseQueryResult<EndpointData<E>, ApiError> {
  const keo = useKeoClient();
  const query = useQuery<EndpointData<E>, ApiError>(
    {
      ...options,
      queryKey: [endpoint.path, input],
      queryFn: ({ signal }) => keo.call(endpoint, input, { signal }),
      placeholderData: keepPreviousData,
    },
    clientOf(keo),
  );
  const isLive = useSocketStatus() === 'connected';
  useEffect(() => {
    // What the outage refused is asked for again by itself.
    if (isLive && query.isError) void query.refetch();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is refused while the server is there is not
  }, [isLive]);
  return query;
}

/**
 * Calls an endpoint that changes something; what was read from `stale` is read anew. `mutate` keeps its word to the
 * caller also where the caller is gone by then: what is read anew often takes the form away before its draft is dropped.
 */
export function useKeoMutation<E extends Endpoint>(endpoint: E, stale: readonly Endpoint[] = []) {
  const keo = useKeoClient();
  const queries = clientOf(keo);
  const mutation = useMutation<EndpointData<E>, ApiError, EndpointInput<E>>(
    {
      mutationFn: (input) => keo.call(endpoint, input),
      onSuccess: () => readAnew(queries, keysOf(stale)),
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

/** Reads these endpoints anew wherever they are shown. */
export function useStale(endpoints: readonly Endpoint[]): () => void {
  const queries = clientOf(useKeoClient());
  return () => void readAnew(queries, keysOf(endpoints));
}

/** Reads one answer anew wherever it is shown. */
export function useStaleAnswer<E extends Endpoint>({ path }: E, input: EndpointInput<E>): () => void {
  const queries = clientOf(useKeoClient());
  return () => void readAnew(queries, [[path, input]]);
}
