import { type FormEvent, useDeferredValue, useState } from 'react';
import { type ApiError, formatDong } from '@keo/core';
import { type BankCard, moneyLimits, withdrawEndpoints } from '@keo/core/contract';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BankMark } from '../bank-cards/bank-mark.tsx';
import { CardHold } from '../bank-cards/card-hold.tsx';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { parseAmount } from '../../ui/money/parse-amount.ts';
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

const toTyped = (amount: number) => formatDong(amount).replace('đ', '');

/** Costs of an amount, and the limits that are left; a reason where it cannot be taken out. */
function useCosts(amount: number | null) {
  const t = useMoneyTexts();
  const { wallet, masked } = useWallet();
  const isInBounds =
    amount !== null && amount >= moneyLimits.withdrawMin && amount <= moneyLimits.withdrawMax;
  // Limits do not depend on the amount: prefetched.
  const estimated = useDeferredValue(isInBounds ? amount : moneyLimits.withdrawMin);
  const estimate = useKeoQuery(withdrawEndpoints.estimateWithdraw, { amount: estimated });
  const limits = estimate.data;
  const left = limits && Math.min(limits.leftToday, limits.leftThisMonth);

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
  return {
    estimate,
    limits,
    refusal: refusal(),
    costs: isInBounds && limits?.amount === amount && !estimate.isPlaceholderData ? limits : undefined,
    most: wallet && left !== undefined ? Math.min(wallet.balance, left, moneyLimits.withdrawMax) : 0,
  };
}

/** Cannot be submitted before the costs of this amount are shown. */
export function WithdrawOrder({ cards }: { cards: readonly BankCard[] }) {
  const t = useMoneyTexts();
  const own = useOwnDong();
  const { order, error, isBusy } = useWithdraw();
  const { ask } = useWithdrawCommands();
  const [typed, setTyped] = useState(order ? toTyped(order.amount) : '');
  const [chosen, setChosen] = useState(order?.cardId);
  const card =
    cards.find(({ id }) => id === chosen) ?? cards.find(({ isDefault }) => isDefault) ?? cards[0] ?? null;
  const { estimate, limits, refusal, costs, most } = useCosts(parseAmount(typed));
  const isReady = costs !== undefined && refusal === undefined && card?.holdUntil === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isBusy) ask(costs.amount, card.id);
  };

  return (
    <Card as="section">
      <form className="keo-stack" noValidate aria-label={t('withdraw.title')} onSubmit={submit}>
        <Available most={most} onAll={() => setTyped(toTyped(most))} />
        <MoneyField
          value={typed}
          onChange={setTyped}
          min={moneyLimits.withdrawMin}
          max={moneyLimits.withdrawMax}
          error={refusal}
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
        {error && <OrderFailure error={error} />}
        <Button type="submit" size="large" fullWidth loading={isBusy} disabled={!isBusy && !isReady}>
          {t('withdraw.submit')}
        </Button>
      </form>
    </Card>
  );
}

function Available({ most, onAll }: { most: number; onAll: () => void }) {
  const t = useMoneyTexts();
  const own = useOwnDong();
  const { wallet, masked } = useWallet();
  const lacking = wallet ? moneyLimits.withdrawMin - wallet.balance : 0;
  const least = { min: formatDong(moneyLimits.withdrawMin), short: formatDong(Math.max(0, lacking)) };
  return (
    <>
      <p className="keo-quiet">
        {wallet && t('withdraw.available', { amount: own(wallet.balance) })}{' '}
        {masked ? (
          <ShowAmounts />
        ) : (
          <Button variant="link" disabled={most < moneyLimits.withdrawMin} onClick={onAll}>
            {t('withdraw.all')}
          </Button>
        )}
      </p>
      {lacking > 0 && (
        <Notice tone="wash">{t(masked ? 'withdraw.least.hidden' : 'withdraw.least', least)}</Notice>
      )}
    </>
  );
}

/** The server's sentence has sums, which a masked wallet does not show. */
function OrderFailure({ error }: { error: ApiError }) {
  const t = useMoneyTexts();
  const { masked } = useWallet();
  const hasSums = error.reason === 'LIMIT' || error.reason === 'INSUFFICIENT_BALANCE';
  return masked && hasSums ? (
    <Notice tone="danger">{t('withdraw.limit.hidden')}</Notice>
  ) : (
    <FormFailure error={error} />
  );
}
