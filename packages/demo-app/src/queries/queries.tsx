import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** Caches reads. The Keo client already retries, so this one does not. */
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 15_000, throwOnError: false } },
});

/** Around pages that read lists and details; sign-in pages do not load it. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
