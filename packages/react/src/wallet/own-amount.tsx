import { Amount, type AmountProps } from '../money/amount.tsx';
import { useWallet } from './use-wallet.ts';

/** An amount of the user's own money: dots where amounts are hidden. */
export function OwnAmount(props: Omit<AmountProps, 'masked'>) {
  const { masked } = useWallet();
  return <Amount {...props} masked={masked} />;
}
