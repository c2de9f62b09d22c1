import { formatDong } from '@keo/core';
import { hiddenAmount } from '../ui/money/hidden-amount.ts';
import { useWallet } from './use-wallet.ts';

/** Dots if the user hides amounts. */
export function useOwnDong(): typeof formatDong {
  const { masked } = useWallet();
  return (amount, options) => (masked ? hiddenAmount : formatDong(amount, options));
}
