import { formatDong } from '@keo/core';
import type { DealView } from '@keo/core/contract';
import { useDealTexts } from './use-deal-texts.ts';

const parts = ['released', 'held', 'refunded'] as const;

/** Hidden before any money was held. */
export function MoneyBar({ money }: Pick<DealView, 'money'>) {
  const t = useDealTexts();
  const shown = parts.filter((part) => money[part] > 0);
  if (shown.length === 0) return null;
  return (
    <ul className="keo-plain keo-row__acts" aria-label={t('money.bar')}>
      {shown.map((part) => (
        <li
          key={part}
          className={`keo-conditions__head keo-hold keo-part keo-part--${part}`}
          style={{ flexGrow: money[part] }}
        >
          <span>{t(`money.${part}`)}</span> <strong className="keo-num">{formatDong(money[part])}</strong>
        </li>
      ))}
    </ul>
  );
}
