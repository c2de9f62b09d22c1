import { Amount, type AmountProps } from '../money/amount.tsx';
import { useWallet } from './use-wallet.ts';

/** An amount of the own money: dots where somebody hides theirs. */
export function OwnAmount(props: Omit<AmountProps, 'masked'>) {
  const { masked } = useWallet();
  return <Amount {...props} masked={masked} />;
}
