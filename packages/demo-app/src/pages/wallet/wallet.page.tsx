import type { ReactNode } from 'react';
import { formatDong } from '@keo/core';
import type { WalletHold } from '@keo/core/contract';
import { WalletCard, WalletChart, WalletHolds, buttonVariants, useMoneyTexts, useWallet } from '@keo/react';
import { type NextMoney, NextMoneyList } from '@keo/react/marketplace';
import { OpenedSheets } from '../../layout/opened-sheets.tsx';
import { useSetTitleNote } from '../../layout/title-note.ts';
import { findPagePath } from '../../../routes/paths.ts';
import { PageLink } from '../../routes/page-link.tsx';
import { usePageTitle } from '../../routes/use-page-title.ts';

const nextLink = ({ kind, id }: NextMoney, children: ReactNode) =>
  kind === 'DEAL' ? (
    <PageLink to="/dashboard/my-tasks" search={{ deal: id }}>
      {children}
    </PageLink>
  ) : (
    <PageLink to="/dashboard/recharge" search={{ id }}>
      {children}
    </PageLink>
  );

const holdPlaces = {
  DEAL: (id: string) => ({ to: '/dashboard/my-tasks', search: { as: 'author', deal: id } }) as const,
  JOB: (id: string) => ({ to: '/dashboard/my-jobs', search: { job: id } }) as const,
  WITHDRAW: (id: string) => ({ to: '/dashboard/withdraw', search: { id } }) as const,
};
const holdLink = ({ kind, id }: WalletHold, children: ReactNode) => (
  <PageLink {...holdPlaces[kind](id)}>{children}</PageLink>
);

/** The balance is in the tab's title too, unless it is hidden. */
export function WalletPage() {
  const t = useMoneyTexts();
  const getTitle = usePageTitle();
  const link = buttonVariants({ variant: 'plain' });
  const quiet = buttonVariants({ variant: 'ghost' });
  const { wallet, masked } = useWallet();
  useSetTitleNote(wallet ? (masked ? '••••••' : formatDong(wallet.balance)) : '');
  return (
    <div className="site-stack site-narrow">
      <h1>{getTitle(findPagePath('/dashboard/wallet'))}</h1>
      <WalletCard
        actions={
          <>
            <PageLink to="/dashboard/recharge" className={link}>
              {t('wallet.recharge')}
            </PageLink>
            <PageLink to="/dashboard/withdraw" className={link}>
              {t('wallet.withdraw')}
            </PageLink>
          </>
        }
      />
      <nav className="site-row" aria-label={t('wallet.title')}>
        <PageLink to="/dashboard/transactions" className={quiet}>
          {t('transactions.title')}
        </PageLink>
        <PageLink to="/dashboard/bank-cards" className={quiet}>
          {t('cards.title')}
        </PageLink>
      </nav>
      <NextMoneyList link={nextLink} />
      <WalletHolds link={holdLink} />
      <WalletChart />
      <OpenedSheets />
    </div>
  );
}
