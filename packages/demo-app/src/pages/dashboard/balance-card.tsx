import { useState } from 'react';
import { type User, isApiError } from '@keo/core';
import {
  Amount,
  Button,
  Card,
  Skeleton,
  useRefreshBalance,
  buttonVariants,
  useToastCommands,
  useTexts,
  useWallet,
} from '@keo/react';
import { RefreshIcon } from '@keo/react/marketplace';
import { PageLink } from '../../routes/page-link.tsx';
import { dashboardEn } from './dashboard.en.ts';
import { dashboardVi } from './dashboard.vi.ts';

export function BalanceCard({ user }: { user: User | null }) {
  const t = useTexts(dashboardVi, dashboardEn);
  const { wallet, masked } = useWallet();
  const amount = (value: number | undefined, width: string) =>
    value === undefined ? <Skeleton width={width} /> : <Amount value={value} masked={masked} />;

  return (
    <Card
      as="section"
      tone="ink"
      className="site-balance"
      aria-label={t('dashboard.balance.available')}
      aria-busy={!user}
    >
      <div className="site-balance__top">
        <span>{t('dashboard.balance.available')}</span>
        <RefreshBalance />
      </div>
      <p className="site-balance__sum">{amount(wallet?.balance ?? user?.balance, '9ch')}</p>
      <dl>
        <div>
          <dt>{t('dashboard.balance.held')}</dt>
          <dd>{amount(wallet?.held ?? user?.heldBalance, '7ch')}</dd>
        </div>
        <div>
          <dt>{t('dashboard.balance.withdrawing')}</dt>
          <dd>{amount(wallet?.withdrawing ?? user?.withdrawingBalance, '7ch')}</dd>
        </div>
      </dl>
      <div className="site-balance__acts">
        <PageLink to="/dashboard/recharge" className={buttonVariants({ variant: 'plain' })}>
          {t('dashboard.balance.recharge')}
        </PageLink>
        <PageLink to="/dashboard/withdraw" className={buttonVariants({ variant: 'plain' })}>
          {t('dashboard.balance.withdraw')}
        </PageLink>
      </div>
    </Card>
  );
}

function RefreshBalance() {
  const t = useTexts(dashboardVi, dashboardEn);
  const refreshBalance = useRefreshBalance();
  const toasts = useToastCommands();
  const [isReading, setIsReading] = useState(false);
  const refresh = async () => {
    setIsReading(true);
    try {
      await refreshBalance();
      toasts.show({ severity: 'success', summary: t('dashboard.balance.refreshed') });
    } catch (error) {
      if (!isApiError(error)) throw error;
      toasts.show({ severity: 'error', summary: error.message });
    } finally {
      setIsReading(false);
    }
  };
  return (
    <Button
      variant="plain"
      size="small"
      iconOnly
      loading={isReading}
      aria-label={t('dashboard.balance.refresh')}
      onClick={() => void refresh()}
    >
      <RefreshIcon size={18} />
    </Button>
  );
}
