import { useMoneyTexts } from '../ui/money/use-money-texts.ts';
import { buttonVariants } from '../ui/button.variants.ts';
import { WalletCard } from '../wallet/wallet-card.tsx';
import { ProductAnchor } from './product-anchor.tsx';
import { RecentMovements } from './recent-movements.tsx';
import { SessionGate } from './session-gate.tsx';
import { useEmbedTexts } from './use-embed-texts.ts';

const plain = buttonVariants({ variant: 'plain' });
const quiet = buttonVariants({ variant: 'ghost', fullWidth: true });

type Props = { movements: number; onFollow: (path: string) => void };

export function EmbedWallet({ movements, onFollow }: Props) {
  const t = useMoneyTexts();
  const own = useEmbedTexts();
  return (
    <SessionGate>
      <div className="keo-stack" part="wallet">
        <slot name="header" />
        <WalletCard
          actions={
            <>
              <ProductAnchor path="/dashboard/recharge" className={plain} onFollow={onFollow}>
                {t('wallet.recharge')}
              </ProductAnchor>
              <ProductAnchor path="/dashboard/withdraw" className={plain} onFollow={onFollow}>
                {t('wallet.withdraw')}
              </ProductAnchor>
            </>
          }
        />
        {movements > 0 && <RecentMovements count={movements} />}
        <ProductAnchor path="/dashboard/wallet" className={quiet} onFollow={onFollow}>
          {own('embed.openWallet')}
        </ProductAnchor>
        <slot name="footer" />
      </div>
    </SessionGate>
  );
}
