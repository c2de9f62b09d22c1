import { type ReactNode, useDeferredValue, useState } from 'react';
import { formatDong } from '@keo/core';
import { type BankCard, bankCardsEndpoints, moneyLimits, withdrawEndpoints } from '@keo/core/contract';
import { FormFailure } from '../auth/form-failure.tsx';
import { useKeoQuery } from '../client/use-keo-query.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { WalletIcon } from '../icons/subject-icons.tsx';
import { Amount } from '../money/amount.tsx';
import { ConfirmCode } from '../money/confirm-code.tsx';
import { momentWords } from '../money/moment-words.ts';
import { MoneyField, amountOf } from '../money/money-field.tsx';
import { useMoneyTexts } from '../money/use-money-texts.ts';
import { clockWords, useTimeLeft } from '../money/use-time-left.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useWallet } from '../wallet/use-wallet.ts';
import { useWithdraw, useWithdrawCommands } from './use-withdraw.ts';
import { WithdrawStatus } from './withdraw-status.tsx';

export type WithdrawPanelProps = {
  /** The way to the page where bank accounts are added and mended. */
  cardsLink: (label: string) => ReactNode;
};

/** From an amount and an account over a code to the money at the bank. */
export function WithdrawPanel({ cardsLink }: WithdrawPanelProps) {
  const t = useMoneyTexts();
  const { step, withdraw, order, error, isBusy, isUnsure } = useWithdraw();
  const { confirm, resend, back } = useWithdrawCommands();
  const cards = useKeoQuery(bankCardsEndpoints.bankCardsList, {});
  const nameOf = (id: string | undefined) => {
    const card = cards.data?.list.find((one) => one.id === id);
    return card ? t('withdraw.card.option', { bank: card.bankShortName, last4: card.last4 }) : '';
  };

  if (step === 'watching')
    return withdraw ? (
      <WithdrawStatus withdraw={withdraw} cardsLink={cardsLink} />
    ) : (
      <Skeleton shape="block" height={240} />
    );
  if (step === 'coding')
    return (
      <Card as="section" className="keo-stack" aria-label={t('money.otp.title')}>
        <h2 className="keo-heading">{t('money.otp.title')}</h2>
        <ConfirmCode
          key={order?.requestId ?? ''}
          lead={t('withdraw.confirm.lead', {
            amount: formatDong(order?.amount ?? 0),
            card: nameOf(order?.cardId),
          })}
          onCode={confirm}
          onResend={resend}
          error={isUnsure ? null : error}
          isBusy={isBusy}
        />
        {isUnsure && <p role="status">{t('money.unsure')}</p>}
        <Button variant="ghost" disabled={isBusy} onClick={back}>
          {t('money.back')}
        </Button>
      </Card>
    );
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
        detail={t('withdraw.noCard.detail')}
        action={cardsLink(t('withdraw.addCard'))}
      />
    );
  return <OrderForm cards={usable} />;
}

function OrderForm({ cards }: { cards: readonly BankCard[] }) {
  const t = useMoneyTexts();
  const locale = useLocale();
  const { wallet, masked } = useWallet();
  const { order, error, isBusy } = useWithdraw();
  const { ask } = useWithdrawCommands();
  const [typed, setTyped] = useState(order ? formatDong(order.amount).replace('đ', '') : '');
  const [cardId, setCardId] = useState(
    order?.cardId ?? cards.find((card) => card.isDefault)?.id ?? cards[0]?.id ?? '',
  );
  const card = cards.find((one) => one.id === cardId);
  const amount = amountOf(typed);
  const isInBounds =
    amount !== null && amount >= moneyLimits.withdrawMin && amount <= moneyLimits.withdrawMax;
  const settled = useDeferredValue(isInBounds ? amount : null);
  const estimate = useKeoQuery(
    withdrawEndpoints.estimateWithdraw,
    { amount: settled ?? moneyLimits.withdrawMin },
    { enabled: settled !== null },
  );
  const shortfall = wallet && amount !== null ? amount - wallet.balance : 0;
  const costs = settled === null ? undefined : estimate.data;
  const most = Math.min(wallet?.balance ?? 0, moneyLimits.withdrawMax);

  return (
    <Card as="section">
      <form
        className="keo-stack"
        noValidate
        aria-label={t('withdraw.title')}
        onSubmit={(event) => {
          event.preventDefault();
          if (isInBounds && card && !isBusy) ask(amount, card.id);
        }}
      >
        <p className="keo-quiet">
          {wallet && t('withdraw.available', { amount: masked ? '••••••' : formatDong(wallet.balance) })}{' '}
          <Button
            variant="link"
            disabled={most < moneyLimits.withdrawMin}
            onClick={() => setTyped(formatDong(most).replace('đ', ''))}
          >
            {t('withdraw.all')}
          </Button>
        </p>
        <MoneyField
          value={typed}
          onChange={setTyped}
          min={moneyLimits.withdrawMin}
          max={moneyLimits.withdrawMax}
          error={shortfall > 0 ? t('withdraw.short', { amount: formatDong(shortfall) }) : undefined}
        />
        <Select
          label={t('withdraw.card')}
          value={cardId}
          onValueChange={setCardId}
          options={cards.map((one) => ({
            value: one.id,
            label: t('withdraw.card.option', { bank: one.bankShortName, last4: one.last4 }),
          }))}
        />
        {card?.holdUntil && <Hold until={card.holdUntil} now={card.now} />}
        <dl className="keo-costs" aria-busy={estimate.isFetching}>
          <div>
            <dt>{t('withdraw.fee')}</dt>
            <dd>{costs ? costs.fee === 0 ? t('withdraw.fee.free') : <Amount value={costs.fee} /> : '–'}</dd>
          </div>
          <div>
            <dt>{t('withdraw.net')}</dt>
            <dd>
              <strong>{costs ? <Amount value={costs.net} /> : '–'}</strong>
            </dd>
          </div>
          <div>
            <dt>{t('withdraw.arrives')}</dt>
            <dd>{costs ? momentWords(costs.arriveBy, locale) : '–'}</dd>
          </div>
        </dl>
        {costs && (
          <p className="keo-quiet">
            {t('withdraw.left', {
              today: formatDong(costs.leftToday),
              month: formatDong(costs.leftThisMonth),
            })}
          </p>
        )}
        {error && <FormFailure error={error} />}
        <Button
          type="submit"
          size="large"
          fullWidth
          loading={isBusy}
          disabled={!isBusy && (!isInBounds || shortfall > 0 || card?.holdUntil !== null)}
        >
          {t('withdraw.submit')}
        </Button>
      </form>
    </Card>
  );
}

function Hold({ until, now }: { until: string; now: string }) {
  const t = useMoneyTexts();
  const left = useTimeLeft(until, now);
  return (
    <p className="keo-hold keo-num" role="note">
      {t('withdraw.hold', { time: clockWords(left) })}
    </p>
  );
}
