import { useMemo } from 'react';
import { type WalletSnapshot, selectWallet, walletDomain } from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useDomain } from '../client/use-domain.ts';

export type Wallet = ReturnType<typeof selectWallet>;

/** Live balances of the signed-in user; null and false without one. */
export function useWallet(): Wallet {
  return useActorValue(useDomain(walletDomain), (snapshot: WalletSnapshot | undefined) =>
    selectWallet(snapshot),
  );
}

export type WalletCommands = {
  /** Refetches the balances. */
  refresh: () => void;
  /** Hides or shows amounts on this device. */
  toggleMask: () => void;
};

/** Commands of the wallet; the functions change only with the user. They do nothing until the user is known. */
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
