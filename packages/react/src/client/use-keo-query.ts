import { useCallback, useEffect, useRef } from 'react';
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
import { useToastCommands } from '../toasts/use-toasts.ts';
import { useAskAgain } from './use-ask-again.ts';
import { useKeoClient } from './use-keo-client.ts';

const clients = new WeakMap<KeoClient, QueryClient>();

/** Null for a visitor, undefined while unknown. */
function getOwner({ auth }: KeoClient): string | null | undefined {
  const snapshot = auth.getSnapshot();
  const isVisitor = selectAuthReady(snapshot) && !selectIsAuthenticated(snapshot);
  return selectUser(snapshot)?.id ?? (isVisitor ? null : undefined);
}

/** Cleared when the user changes. */
export function getClient(keo: KeoClient): QueryClient {
  const known = clients.get(keo);
  if (known) return known;
  // The Keo client already retries.
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 } } });
  clients.set(keo, queries);
  let owner = getOwner(keo);
  keo.auth.subscribe(() => {
    const id = getOwner(keo);
    // Public data may differ for a signed-in user.
    if (owner === null && id) void queries.resetQueries();
    else if (owner && id !== owner) queries.clear();
    owner = id;
  });
  return queries;
}

type MutationEnds<Data> = {
  onSuccess?: (data: Data) => void;
  /** Tells the failure. Without it the caller shows `error`; where neither is done, a toast tells it. */
  onError?: (error: ApiError) => void;
};

export type QueryOptions<Data = never> = {
  enabled?: boolean;
  refetchInterval?: number;
  refetchOnMount?: 'always';
  /** Replaces the single call. */
  queryFn?: (context: { signal: AbortSignal }) => Promise<Data>;
};

async function refetchKeys(queries: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(
    keys.map(async (queryKey) => {
      await queries.cancelQueries({ queryKey });
      await queries.invalidateQueries({ queryKey });
    }),
  );
}

const getKeys = (endpoints: readonly Endpoint[]) => endpoints.map(({ path }) => [path]);

/** Old rows stay while the next input is fetched. */
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
    getClient(keo),
  );
  useAskAgain([query]);
  return query;
}

/** Whether the component is on the page, and shows errors: it read `error` when it was rendered. */
function useShowsErrors() {
  const shows = useRef({ isMounted: false, error: false });
  useEffect(() => {
    const now = shows.current;
    now.isMounted = true;
    return () => void (now.isMounted = false);
  }, []);
  return shows;
}

type MutationOptions = {
  /** Refetches what is stale after a refusal too: what the command was given for may be out of date. */
  refetchesOnError?: boolean;
};

/**
 * A mutation that refetches the endpoints in `stale`. Callbacks of `mutate` also run after unmount, because a refetch
 * often removes the form. No failure is silent: if nobody shows it, also because the form is gone, a toast does.
 */
export function useKeoMutation<E extends Endpoint>(
  endpoint: E,
  stale: readonly Endpoint[] = [],
  { refetchesOnError = false }: MutationOptions = {},
) {
  const keo = useKeoClient();
  const queries = getClient(keo);
  const toasts = useToastCommands();
  const shows = useShowsErrors();
  const refetch = () => refetchKeys(queries, getKeys(stale));
  const mutation = useMutation<EndpointData<E>, ApiError, EndpointInput<E>>(
    {
      mutationFn: (input) => keo.call(endpoint, input),
      onSuccess: refetch,
      ...(refetchesOnError && { onError: refetch }),
    },
    queries,
  );
  const { mutateAsync } = mutation;
  const mutate = useCallback(
    (input: EndpointInput<E>, { onSuccess, onError }: MutationEnds<EndpointData<E>> = {}) => {
      const tell = ({ message }: ApiError) => {
        const { isMounted, error } = shows.current;
        if (!isMounted || !error) toasts.show({ severity: 'error', summary: message });
      };
      mutateAsync(input).then(onSuccess, onError ?? tell);
    },
    [mutateAsync, shows, toasts],
  );
  return {
    ...mutation,
    mutate,
    get error() {
      shows.current.error = true;
      return mutation.error;
    },
  };
}

export function useRefetch(endpoints: readonly Endpoint[]): () => void {
  const queries = getClient(useKeoClient());
  return () => void refetchKeys(queries, getKeys(endpoints));
}

export function useRefetchAnswer<E extends Endpoint>({ path }: E, input: EndpointInput<E>): () => void {
  const queries = getClient(useKeoClient());
  return () => void refetchKeys(queries, [[path, input]]);
}
