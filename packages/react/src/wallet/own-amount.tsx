import { Amount, type AmountProps } from '../ui/money/amount.tsx';
import { useWallet } from './use-wallet.ts';

/** Dots if the user hides amounts. */
export function OwnAmount(props: Omit<AmountProps, 'masked'>) {
  const { masked } = useWallet();
  return <Amount {...props} masked={masked} />;
}
