import type { ReactNode } from 'react';
import { RefreshIcon } from '../ui/icons/control-icons.tsx';
import { EyeIcon, EyeOffIcon } from '../ui/icons/state-icons.tsx';
import { Amount } from '../ui/money/amount.tsx';
import { hiddenAmount } from '../ui/money/hidden-amount.ts';
import { momentWords } from '../i18n/moment-words.ts';
import { useMoneyTexts } from '../ui/money/use-money-texts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Progress } from '../ui/progress.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { formatDong } from '@keo/core';
import { useUnloadedUser } from '../auth/use-auth.ts';
import { useWallet, useWalletCommands } from './use-wallet.ts';

export type WalletCardProps = {
  /** Such as links to recharge and withdraw. */
  actions?: ReactNode;
};

export function WalletCard({ actions }: WalletCardProps) {
  const t = useMoneyTexts();
  const { wallet, error, masked, isBusy } = useWallet();
  const { refresh } = useWalletCommands();
  const unloaded = useUnloadedUser();
  const trouble = unloaded ? unloaded.error : error;
  const amount = (value: number | undefined, width: string) =>
    value === undefined ? <Skeleton width={width} /> : <Amount value={value} masked={masked} />;
  const parts = [
    [t('wallet.held'), wallet?.held],
    [t('wallet.withdrawing'), wallet?.withdrawing],
    [t('wallet.month.in'), wallet?.monthIn],
    [t('wallet.month.out'), wallet?.monthOut],
  ] as const;

  return (
    <Card as="section" tone="ink" className="keo-wallet" aria-label={t('wallet.title')} aria-busy={isBusy}>
      <div className="keo-wallet__top">
        <span>{t('wallet.balance')}</span>
        <WalletTools />
      </div>
      <p className="keo-wallet__sum" part="balance">
        {amount(wallet?.balance, '9ch')}
      </p>
      {trouble && !wallet && (
        <ErrorCard
          title={t('wallet.failed')}
          message={trouble.message}
          retryLabel={t('money.retry')}
          retrying={unloaded?.isBusy ?? isBusy}
          onRetry={unloaded?.retry ?? refresh}
        />
      )}
      <dl className="keo-wallet__parts">
        {parts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount(value, '7ch')}</dd>
          </div>
        ))}
      </dl>
      {actions && <div className="keo-wallet__acts">{actions}</div>}
      <MonthlyLimit />
      <p className="keo-wallet__checked">
        {!wallet ? (
          <Skeleton width="16ch" />
        ) : wallet.reconcileFailedAt ? (
          t('wallet.reconciled.failed', { time: momentWords(wallet.reconcileFailedAt, t.locale) })
        ) : wallet.reconciledAt ? (
          t('wallet.reconciled', { time: momentWords(wallet.reconciledAt, t.locale) })
        ) : (
          t('wallet.reconciled.never')
        )}
      </p>
    </Card>
  );
}

function WalletTools() {
  const t = useMoneyTexts();
  const { wallet, masked, isBusy } = useWallet();
  const { refresh, toggleMask } = useWalletCommands();
  return (
    <span className="keo-wallet__tools">
      <Button
        variant="plain"
        size="small"
        iconOnly
        aria-pressed={masked}
        aria-label={t(masked ? 'money.show' : 'money.hide')}
        onClick={toggleMask}
      >
        {masked ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
      </Button>
      <Button
        variant="plain"
        size="small"
        iconOnly
        loading={isBusy && wallet !== null}
        aria-label={t('wallet.refresh')}
        onClick={refresh}
      >
        <RefreshIcon size={18} />
      </Button>
    </span>
  );
}

function MonthlyLimit() {
  const t = useMoneyTexts();
  const { wallet, masked } = useWallet();
  if (masked) {
    const max = wallet ? formatDong(wallet.monthlyOutMax) : hiddenAmount;
    return <p className="keo-wallet__checked">{t('wallet.month.limit', { used: hiddenAmount, max })}</p>;
  }
  const { monthOut, monthlyOutMax } = wallet ?? { monthOut: 0, monthlyOutMax: 1 };
  const sums = { used: formatDong(monthOut), max: formatDong(monthlyOutMax) };
  return (
    <Progress
      value={Math.min(1, monthOut / monthlyOutMax)}
      max={1}
      label={t('wallet.month')}
      text={wallet ? t('wallet.month.limit', sums) : t('wallet.month')}
    />
  );
}
