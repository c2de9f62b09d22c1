import { useState } from 'react';
import { formatDong, randomId } from '@keo/core';
import { type DealView, authorFeeOnMore, dealLimits, dealsEndpoints } from '@keo/core/contract';
import { parseAmount } from '../../ui/money/parse-amount.ts';
import { MoneyField } from '../../ui/money/money-field.tsx';
import { type ActionProps, AskAction, ofDeal } from './ask-action.tsx';
import { isPaidUp } from './deal-worth.ts';
import { useDealTexts } from './use-deal-texts.ts';

/** The author's fee on a bonus, in đồng; counted on top of what was paid, without refunds. */
const feeOn = ({ job, money }: DealView, bonus: number) =>
  authorFeeOnMore(job.kind, money.price - money.refunded, bonus);
const getTotal = ({ money }: DealView) => money.authorTotal ?? money.price;

export function FinalizeAction({ decision, ...props }: ActionProps & { decision: 'APPROVE' | 'CANCEL' }) {
  const { deal } = props;
  const [requestId] = useState(randomId);
  return (
    <AskAction
      {...props}
      name={decision}
      {...(decision === 'CANCEL' && { variant: 'danger' as const })}
      endpoint={dealsEndpoints.authorFinalize}
      input={() => ({ ...ofDeal(deal), decision, expectTotal: getTotal(deal), requestId })}
    />
  );
}

export function CompleteAction(props: ActionProps) {
  const t = useDealTexts();
  const { deal } = props;
  // A changed amount needs another idempotency key.
  const [order, setOrder] = useState({ typed: '', requestId: randomId() });
  const bonus = parseAmount(order.typed);
  const fee = bonus === null ? 0 : feeOn(deal, bonus);
  const isWithout = order.typed.trim() === '';
  return (
    <AskAction
      {...props}
      name={isPaidUp(deal) ? 'COMPLETE_PAID' : 'COMPLETE'}
      isReady={isWithout || bonus !== null}
      endpoint={dealsEndpoints.authorFinalize}
      input={() => ({
        ...ofDeal(deal),
        decision: 'COMPLETE' as const,
        ...(bonus !== null && { bonus }),
        expectTotal: getTotal(deal),
        requestId: order.requestId,
      })}
      fields={['bonus']}
      renderMore={(at) => (
        <>
          <MoneyField
            label={t('act.bonus')}
            value={order.typed}
            onChange={(typed) => setOrder({ typed, requestId: randomId() })}
            min={dealLimits.bonusMin}
            max={dealLimits.bonusMax}
            error={at('bonus')}
          />
          {bonus !== null && (
            <p role="status">
              {t('act.bonus.cost', {
                amount: formatDong(bonus),
                fee: formatDong(fee),
                total: formatDong(bonus + fee),
              })}
            </p>
          )}
        </>
      )}
    />
  );
}
