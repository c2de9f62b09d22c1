import { useMemo } from 'react';
import { type WalletSnapshot, selectWallet, walletDomain } from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useDomain } from '../client/use-domain.ts';

export type Wallet = ReturnType<typeof selectWallet>;

export function useWallet(): Wallet {
  return useActorValue(useDomain(walletDomain), (snapshot: WalletSnapshot | undefined) =>
    selectWallet(snapshot),
  );
}

export type WalletCommands = {
  refresh: () => void;
  toggleMask: () => void;
};

/** The functions are stable for a user, and do nothing until the user is loaded. */
export function useWalletCommands(): WalletCommands {
  const wallet = useDomain(walletDomain);
  return useMemo(
    () => ({
      refresh: () => wallet?.send({ type: 'wallet.refresh' }),
      toggleMask: () => wallet?.send({ type: 'wallet.toggleMask' }),
    }),
    [wallet],
  );
}
