import { type FormEvent, type ReactNode, useState } from 'react';
import { formatDong } from '@keo/core';
import { moneyLimits } from '@keo/core/contract';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { parseAmount } from '../../ui/money/parse-amount.ts';
import { MoneyField } from '../../ui/money/money-field.tsx';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RechargeResult } from './recharge-result.tsx';
import { RechargeTransfer } from './recharge-transfer.tsx';
import { useRecharge, useRechargeCommands } from './use-recharge.ts';

export type RechargePanelProps = {
  /** Initial amount in đồng. */
  amount?: number | undefined;
  /** Link back to what needed the money. */
  onward?: ReactNode;
};

const chips = [100_000, 200_000, 500_000, 1_000_000];

export function RechargePanel({ amount, onward }: RechargePanelProps) {
  const { step, recharge } = useRecharge();
  if (step === 'editing') return <AmountForm amount={amount} />;
  if (!recharge) return <Skeleton shape="block" height={420} />;
  const isOver = recharge.state === 'SUCCEEDED' || recharge.state === 'CANCELLED';
  return isOver ? (
    <RechargeResult recharge={recharge} onward={onward} />
  ) : (
    <RechargeTransfer recharge={recharge} />
  );
}

function AmountForm({ amount }: Pick<RechargePanelProps, 'amount'>) {
  const t = useMoneyTexts();
  const { error, isBusy, isUnsure } = useRecharge();
  const { ask } = useRechargeCommands();
  const [typed, setTyped] = useState(amount === undefined ? '' : formatDong(amount).replace('đ', ''));
  const chosen = parseAmount(typed);
  const isFine = chosen !== null && chosen >= moneyLimits.rechargeMin && chosen <= moneyLimits.rechargeMax;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isFine && !isBusy) ask(chosen);
  };
  return (
    <Card as="section">
      <form className="keo-stack" onSubmit={submit} noValidate aria-label={t('recharge.title')}>
        <div className="keo-chips" role="group" aria-label={t('recharge.choose')}>
          {chips.map((chip) => (
            <Button
              key={chip}
              variant={chosen === chip ? 'soft' : 'ghost'}
              aria-pressed={chosen === chip}
              onClick={() => setTyped(formatDong(chip).replace('đ', ''))}
            >
              {formatDong(chip)}
            </Button>
          ))}
        </div>
        <MoneyField
          value={typed}
          onChange={setTyped}
          min={moneyLimits.rechargeMin}
          max={moneyLimits.rechargeMax}
        />
        {error && !isUnsure && <FormFailure error={error} />}
        {isUnsure && <Notice tone="unsure">{t('money.unsure')}</Notice>}
        <Button type="submit" size="large" fullWidth loading={isBusy} disabled={!isFine && !isBusy}>
          {t('recharge.submit')}
        </Button>
      </form>
    </Card>
  );
}
