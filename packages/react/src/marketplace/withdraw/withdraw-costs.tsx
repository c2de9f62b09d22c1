import type { WithdrawEstimate } from '@keo/core/contract';
import { Amount } from '../../ui/money/amount.tsx';
import { momentWords } from '../../i18n/moment-words.ts';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { DataList } from '../../ui/data-list.tsx';

/** Dashes until loaded for this amount. */
export function WithdrawCosts({
  costs,
  isBusy,
}: {
  costs: Pick<WithdrawEstimate, 'fee' | 'net' | 'arriveBy'> | undefined;
  isBusy: boolean;
}) {
  const t = useMoneyTexts();
  const rows = [
    [t('withdraw.fee'), costs && (costs.fee === 0 ? t('withdraw.fee.free') : <Amount value={costs.fee} />)],
    [t('withdraw.net'), costs && <Amount className="keo-out" value={costs.net} />],
    [t('withdraw.arrives'), costs && momentWords(costs.arriveBy, t.locale)],
  ] as const;
  return <DataList aria-busy={isBusy} items={rows.map(([name, value]) => [name, value ?? '–'])} />;
}
