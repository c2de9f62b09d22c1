import { EyeIcon } from '../ui/icons/state-icons.tsx';
import { useMoneyTexts } from '../ui/money/use-money-texts.ts';
import { Button } from '../ui/button.tsx';
import { useWallet, useWalletCommands } from './use-wallet.ts';

export function ShowAmounts() {
  const t = useMoneyTexts();
  const { masked } = useWallet();
  const { toggleMask } = useWalletCommands();
  if (!masked) return null;
  return (
    <Button variant="ghost" size="small" className="keo-no-print" onClick={toggleMask}>
      <EyeIcon size={18} /> {t('money.show')}
    </Button>
  );
}
