import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** Reads that are kept for a while. The client below already retries what may pass, so nothing is retried here. */
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 15_000, throwOnError: false } },
});

/** Around the pages that read lists and details; the entrances carry none of it. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
