import {
  QueryClient,
  type UseQueryResult,
  keepPreviousData,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { type ApiError, type Keo, selectAuthReady, selectIsAuthenticated, selectUser } from '@keo/core';
import type { Endpoint, EndpointData, EndpointInput } from '@keo/core/contract';
import { useKeo } from './use-keo.ts';

const clients = new WeakMap<Keo, QueryClient>();

/** Whose eyes read: null for a visitor, undefined while that is not known. */
function ownerOf({ auth }: Keo): string | null | undefined {
  const snapshot = auth.getSnapshot();
  const isVisitor = selectAuthReady(snapshot) && !selectIsAuthenticated(snapshot);
  return selectUser(snapshot)?.id ?? (isVisitor ? null : undefined);
}

/** What one client of Keo has read. It forgets everything as soon as somebody else, or nobody, is signed in. */
export function clientOf(keo: Keo): QueryClient {
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

/** Reads an endpoint and keeps the answer; the old rows stay while the next ones are fetched. */
export function useKeoQuery<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: { enabled?: boolean } = {},
): UseQueryResult<EndpointData<E>, ApiError> {
  const keo = useKeo();
  return useQuery<EndpointData<E>, ApiError>(
    {
      ...options,
      queryKey: [endpoint.path, input],
      queryFn: ({ signal }) => keo.call(endpoint, input, { signal }),
      placeholderData: keepPreviousData,
    },
    clientOf(keo),
  );
}

/** Calls an endpoint that changes something; what was read from `stale` is read anew. */
export function useKeoMutation<E extends Endpoint>(endpoint: E, stale: readonly Endpoint[] = []) {
  const keo = useKeo();
  const queries = clientOf(keo);
  return useMutation<EndpointData<E>, ApiError, EndpointInput<E>>(
    {
      mutationFn: (input) => keo.call(endpoint, input),
      onSuccess: () => Promise.all(stale.map(({ path }) => queries.invalidateQueries({ queryKey: [path] }))),
    },
    queries,
  );
}

/** Reads these endpoints anew wherever they are shown. */
export function useStale(endpoints: readonly Endpoint[]): () => void {
  const queries = clientOf(useKeo());
  return () => {
    for (const { path } of endpoints) void queries.invalidateQueries({ queryKey: [path] });
  };
}
