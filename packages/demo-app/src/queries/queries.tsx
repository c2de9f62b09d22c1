import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** No retries: the Keo client already retries. */
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 15_000, throwOnError: false } },
});

export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
