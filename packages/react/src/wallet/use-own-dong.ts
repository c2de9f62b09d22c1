import { formatDong } from '@keo/core';
import { hiddenAmount } from '../money/hidden-amount.ts';
import { useWallet } from './use-wallet.ts';

/** Writes an amount of the own money for a sentence: dots where somebody hides theirs. */
export function useOwnDong(): typeof formatDong {
  const { masked } = useWallet();
  return (amount, options) => (masked ? hiddenAmount : formatDong(amount, options));
}
