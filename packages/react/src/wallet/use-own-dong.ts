import { formatDong } from '@keo/core';
import { hiddenAmount } from '../money/hidden-amount.ts';
import { useWallet } from './use-wallet.ts';

/** Formats an own amount for a sentence: dots where amounts are hidden. */
export function useOwnDong(): typeof formatDong {
  const { masked } = useWallet();
  return (amount, options) => (masked ? hiddenAmount : formatDong(amount, options));
}
