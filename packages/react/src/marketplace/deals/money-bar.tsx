import { formatDong } from '@keo/core';
import type { DealView } from '@keo/core/contract';
import { getReturned } from './deal-worth.ts';
import { useDealTexts } from './use-deal-texts.ts';

const parts = ['released', 'held', 'refunded'] as const;

/** Hidden before any money was held. */
export function MoneyBar({ deal }: { deal: Pick<DealView, 'job' | 'money' | 'myRole'> }) {
  const t = useDealTexts();
  const isAuthor = deal.myRole === 'author';
  const amounts = { ...deal.money, ...(isAuthor && { refunded: getReturned(deal) }) };
  const shown = parts.filter((part) => amounts[part] > 0);
  if (shown.length === 0) return null;
  return (
    <ul className="keo-plain keo-row__acts" aria-label={t('money.bar')}>
      {shown.map((part) => (
        <li
          key={part}
          className={`keo-conditions__head keo-hold keo-part keo-part--${part}`}
          style={{ flexGrow: amounts[part] }}
        >
          <span>{t(part === 'refunded' && !isAuthor ? 'money.unpaid' : `money.${part}`)}</span>{' '}
          <strong className="keo-num">{formatDong(amounts[part])}</strong>
        </li>
      ))}
    </ul>
  );
}
