import { type FormEvent, useDeferredValue, useState } from 'react';
import { formatDong } from '@keo/core';
import { type BankCard, moneyLimits, withdrawEndpoints } from '@keo/core/contract';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BankMark } from '../bank-cards/bank-mark.tsx';
import { CardHold } from '../bank-cards/card-hold.tsx';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { amountOf } from '../../ui/money/amount-of.ts';
import { MoneyField } from '../../ui/money/money-field.tsx';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Select } from '../../ui/select.tsx';
import { ShowAmounts } from '../../wallet/show-amounts.tsx';
import { useOwnDong } from '../../wallet/use-own-dong.ts';
import { useWallet } from '../../wallet/use-wallet.ts';
import { useWithdraw, useWithdrawCommands } from './use-withdraw.ts';
import { WithdrawCosts } from './withdraw-costs.tsx';

const typedOf = (amount: number) => formatDong(amount).replace('đ', '');

/** Cannot be submitted before the costs of this amount are shown. */
export function WithdrawOrder({ cards }: { cards: readonly BankCard[] }) {
  const t = useMoneyTexts();
  const own = useOwnDong();
  const { wallet, masked } = useWallet();
  const { order, error, isBusy } = useWithdraw();
  const { ask } = useWithdrawCommands();
  const [typed, setTyped] = useState(order ? typedOf(order.amount) : '');
  const [chosen, setChosen] = useState(order?.cardId);
  const card =
    cards.find(({ id }) => id === chosen) ?? cards.find(({ isDefault }) => isDefault) ?? cards[0] ?? null;
  const amount = amountOf(typed);
  const isInBounds =
    amount !== null && amount >= moneyLimits.withdrawMin && amount <= moneyLimits.withdrawMax;
  // Limits do not depend on the amount: prefetched.
  const asked = useDeferredValue(isInBounds ? amount : moneyLimits.withdrawMin);
  const estimate = useKeoQuery(withdrawEndpoints.estimateWithdraw, { amount: asked });
  const limits = estimate.data;
  const costs = isInBounds && limits?.amount === amount && !estimate.isPlaceholderData ? limits : undefined;
  const left = limits && Math.min(limits.leftToday, limits.leftThisMonth);
  const most = wallet && left !== undefined ? Math.min(wallet.balance, left, moneyLimits.withdrawMax) : 0;

  const refusal = () => {
    if (amount === null) return undefined;
    const shortfall = wallet ? amount - wallet.balance : 0;
    if (shortfall > 0)
      return masked ? t('withdraw.short.hidden') : t('withdraw.short', { amount: formatDong(shortfall) });
    if (left === undefined || amount <= left) return undefined;
    if (masked) return t('withdraw.limit.hidden');
    const words =
      limits && limits.leftToday < limits.leftThisMonth ? 'withdraw.limit.today' : 'withdraw.limit.month';
    return t(words, { amount: formatDong(left) });
  };
  const refused = refusal();
  const tells = masked && (error?.reason === 'LIMIT' || error?.reason === 'INSUFFICIENT_BALANCE');
  const isReady = costs !== undefined && refused === undefined && card?.holdUntil === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isBusy) ask(costs.amount, card.id);
  };

  const lacking = wallet ? moneyLimits.withdrawMin - wallet.balance : 0;
  const least = {
    min: formatDong(moneyLimits.withdrawMin),
    short: formatDong(Math.max(0, lacking)),
  };

  return (
    <Card as="section">
      <form className="keo-stack" noValidate aria-label={t('withdraw.title')} onSubmit={submit}>
        <p className="keo-quiet">
          {wallet && t('withdraw.available', { amount: own(wallet.balance) })}{' '}
          {masked ? (
            <ShowAmounts />
          ) : (
            <Button
              variant="link"
              disabled={most < moneyLimits.withdrawMin}
              onClick={() => setTyped(typedOf(most))}
            >
              {t('withdraw.all')}
            </Button>
          )}
        </p>
        {lacking > 0 && (
          <Notice tone="wash">{t(masked ? 'withdraw.least.hidden' : 'withdraw.least', least)}</Notice>
        )}
        <MoneyField
          value={typed}
          onChange={setTyped}
          min={moneyLimits.withdrawMin}
          max={moneyLimits.withdrawMax}
          error={refused}
        />
        <Select
          label={t('withdraw.card')}
          value={card?.id ?? ''}
          onValueChange={setChosen}
          options={cards.map((one) => ({
            value: one.id,
            label: (
              <>
                <BankMark bin={one.bankBin} name={one.bankShortName} />
                {t('withdraw.card.option', { bank: one.bankShortName, last4: one.last4 })}
              </>
            ),
          }))}
        />
        {card?.holdUntil && (
          <CardHold until={card.holdUntil} now={card.now} words={(time) => t('withdraw.hold', { time })} />
        )}
        {estimate.error ? (
          <ErrorCard
            title={t('withdraw.costs.failed')}
            message={estimate.error.message}
            retryLabel={t('money.retry')}
            onRetry={() => void estimate.refetch()}
          />
        ) : (
          <WithdrawCosts costs={costs} isBusy={estimate.isFetching} />
        )}
        {limits && (
          <p className="keo-quiet">
            {t('withdraw.left', { today: own(limits.leftToday), month: own(limits.leftThisMonth) })}
          </p>
        )}
        {error &&
          (tells ? (
            <Notice tone="danger">{t('withdraw.limit.hidden')}</Notice>
          ) : (
            <FormFailure error={error} />
          ))}
        <Button type="submit" size="large" fullWidth loading={isBusy} disabled={!isBusy && !isReady}>
          {t('withdraw.submit')}
        </Button>
      </form>
    </Card>
  );
}
