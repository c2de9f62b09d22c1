import { useCallback, useEffect, useState } from 'react';
import { type ApiError, isApiError } from '@keo/core';
import { type Transaction, transactionsEndpoints } from '@keo/core/contract';
import { useKeoClient } from '../client/use-keo-client.ts';
import { useWallet } from './use-wallet.ts';

type Movements = { list: readonly Transaction[] | null; error: ApiError | null };

/** Refetched after each movement; null until loaded. */
export function useRecentMovements(count: number): Movements & { retry: () => void } {
  const { call } = useKeoClient();
  const version = useWallet().wallet?.version;
  const [movements, setMovements] = useState<Movements>({ list: null, error: null });
  const [page, setPage] = useState({ pageNum: 1 });
  useEffect(() => {
    if (version === undefined) return undefined;
    const ends = new AbortController();
    const read = async () => {
      try {
        const input = { ...page, pageSize: count };
        const { list } = await call(transactionsEndpoints.transactionsList, input, { signal: ends.signal });
        setMovements({ list, error: null });
      } catch (error) {
        if (isApiError(error)) setMovements(({ list }) => ({ list, error }));
      }
    };
    void read();
    return () => ends.abort();
  }, [call, version, count, page]);
  const retry = useCallback(() => setPage({ pageNum: 1 }), []);
  return { ...movements, retry };
}
