import { useMemo } from 'react';
import { type WalletSnapshot, refreshBalance, selectWallet, walletDomain } from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useKeoClient } from '../client/use-keo-client.ts';
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
  /** Asks the server to read the balance anew, and shows what it answers. Rejects with an `ApiError`. */
  refreshBalance: () => Promise<void>;
  /** Hides amounts on this device, or shows them again. */
  toggleMask: () => void;
};

/**
 * What can be done about the wallet; the functions change only with the person. Before it is known whose it is there is
 * nothing to hide and nothing to read anew: they do nothing.
 */
export function useWalletCommands(): WalletCommands {
  const keo = useKeoClient();
  const wallet = useDomain(walletDomain);
  return useMemo(
    () => ({
      refresh: () => wallet?.send({ type: 'wallet.refresh' }),
      async refreshBalance() {
        const { balance } = await keo.call(refreshBalance, {});
        keo.auth.send({ type: 'balance.changed', balance });
        wallet?.send({ type: 'wallet.answered', balance });
      },
      toggleMask: () => wallet?.send({ type: 'wallet.toggleMask' }),
    }),
    [wallet, keo],
  );
}
