import { useMemo } from 'react';
import { type WalletSnapshot, selectWallet, walletDomain } from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useDomain } from '../client/use-domain.ts';

export type Wallet = ReturnType<typeof selectWallet>;

/** The balances of whoever is signed in, kept true while they are; all null and false while nobody is. */
export function useWallet(): Wallet {
  return useActorValue(useDomain(walletDomain), (snapshot: WalletSnapshot | undefined) =>
    selectWallet(snapshot),
  );
}

export type WalletCommands = {
  /** Reads the balances anew. */
  refresh: () => void;
  /** Hides amounts on this device, or shows them again. */
  toggleMask: () => void;
};

/**
 * What can be done about the wallet; the functions change only with the person. Before it is known whose it is there is
 * nothing to hide and nothing to read anew: they do nothing.
 */
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
