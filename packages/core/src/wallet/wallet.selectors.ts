import type { SnapshotFrom } from 'xstate';
import type { walletMachine } from './wallet.machine.ts';

export type WalletSnapshot = SnapshotFrom<typeof walletMachine>;

/** Undefined: signed out. */
export const selectWallet = (snapshot: WalletSnapshot | undefined) => ({
  wallet: snapshot?.context.wallet ?? null,
  error: snapshot?.context.error ?? null,
  masked: snapshot?.context.masked ?? false,
  isBusy: snapshot?.hasTag('busy') ?? false,
});
