import { useCallback } from 'react';
import { refreshBalance, walletDomain } from '@keo/core';
import { useKeoClient } from '../client/use-keo-client.ts';

export function useRefreshBalance(): () => Promise<void> {
  const keo = useKeoClient();
  return useCallback(async () => {
    const { balance } = await keo.call(refreshBalance, {});
    keo.auth.send({ type: 'balance.changed', balance });
    keo.getActor(walletDomain)?.send({ type: 'wallet.answered', balance });
  }, [keo]);
}
