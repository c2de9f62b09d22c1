import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useKeo } from '@keo/react';

/** No retries: the Keo client already retries. */
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 15_000, throwOnError: false } },
});

export function Queries({ children }: { children: ReactNode }) {
  const { onReturn } = useKeo();
  useEffect(
    () =>
      onReturn(() => {
        void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
      }),
    [onReturn],
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
