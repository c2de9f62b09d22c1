import { useEffect, useRef } from 'react';
import type { Endpoint } from '@keo/core/contract';
import { useRefetch } from '../client/use-keo-query.ts';
import { useWallet } from './use-wallet.ts';

export function useRefetchOnMovement(endpoints: readonly Endpoint[]): void {
  const version = useWallet().wallet?.version;
  const refetch = useRefetch(endpoints);
  const seen = useRef(version);
  useEffect(() => {
    // The first version is no movement.
    if (seen.current !== undefined && seen.current !== version) refetch();
    seen.current = version;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the endpoints of a component do not change
  }, [version]);
}
