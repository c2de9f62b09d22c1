import { formatDong } from '@keo/core';
import { bankCardsEndpoints, moneyLimits, withdrawEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { WalletIcon } from '../../ui/icons/subject-icons.tsx';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useRefetchOnMovement } from '../../wallet/use-refetch-on-movement.ts';
import { useWithdraw } from './use-withdraw.ts';
import { WithdrawCode } from './withdraw-code.tsx';
import { WithdrawOrder } from './withdraw-order.tsx';
import { type WithdrawLinks, WithdrawStatus } from './withdraw-status.tsx';

export type WithdrawPanelProps = WithdrawLinks;

export function WithdrawPanel({ cardsLink, receiptLink }: WithdrawPanelProps) {
  const t = useMoneyTexts();
  const { step, withdraw, order } = useWithdraw();
  const cards = useKeoQuery(bankCardsEndpoints.bankCardsList, {});
  useRefetchOnMovement([withdrawEndpoints.estimateWithdraw]);

  if (step === 'watching')
    return withdraw ? (
      <WithdrawStatus withdraw={withdraw} cardsLink={cardsLink} receiptLink={receiptLink} />
    ) : (
      <Skeleton shape="block" height={240} />
    );
  if (step === 'coding') {
    const card = cards.data?.list.find(({ id }) => id === order?.cardId);
    return (
      <WithdrawCode
        card={card ? t('withdraw.card.option', { bank: card.bankShortName, last4: card.last4 }) : ''}
      />
    );
  }
  if (cards.error)
    return (
      <ErrorCard
        title={cards.error.message}
        retryLabel={t('money.retry')}
        onRetry={() => void cards.refetch()}
      />
    );
  if (!cards.data) return <Skeleton shape="block" height={320} />;
  const usable = cards.data.list.filter(({ state }) => state === 'VERIFIED');
  if (usable.length === 0)
    return (
      <EmptyState
        icon={<WalletIcon />}
        title={t('withdraw.noCard')}
        detail={t('withdraw.noCard.detail', {
          min: formatDong(moneyLimits.withdrawMin),
          hours: moneyLimits.withdrawHoldHours,
        })}
        action={cardsLink(t('withdraw.addCard'))}
      />
    );
  return <WithdrawOrder cards={usable} />;
}
