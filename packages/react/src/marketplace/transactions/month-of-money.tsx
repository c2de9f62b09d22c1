import { useState } from 'react';
import { formatDong } from '@keo/core';
import { type MonthOfMoney as Month, transactionsEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { dayWords } from '../../i18n/moment-words.ts';
import { Button } from '../../ui/button.tsx';
import { DataList } from '../../ui/data-list.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useRefetchOnMovement } from '../../wallet/use-refetch-on-movement.ts';
import { useWallet } from '../../wallet/use-wallet.ts';
import { listFees } from './line-words.ts';
import { useBookTexts } from './use-book-texts.ts';

const [width, height, gap] = [620, 120, 4];

const monthWords = (month: string) => month.split('-').toReversed().join('/');

/** `2026-01` by -1 is `2025-12`. */
function moveMonth(month: string, by: 1 | -1): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + by;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Bars by day, with a table for screen readers, and the months before by buttons. */
export function MonthOfMoney() {
  const t = useBookTexts();
  const { masked } = useWallet();
  const [chosen, setChosen] = useState<string>();
  const { data, error, refetch } = useKeoQuery(
    transactionsEndpoints.transactionsSummary,
    chosen === undefined ? {} : { month: chosen },
  );
  useRefetchOnMovement([transactionsEndpoints.transactionsSummary]);
  const turn = (by: 1 | -1) => data && setChosen(moveMonth(data.month, by));
  return (
    <section className="keo-stack" aria-labelledby="keo-month">
      <div className="keo-sums">
        <h2 id="keo-month" className="keo-heading" aria-live="polite">
          {t('month.title', { month: data ? monthWords(data.month) : '' })}
        </h2>
        <span className="keo-sums__acts">
          <Button size="small" variant="ghost" disabled={!data} onClick={() => turn(-1)}>
            {t('month.before')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            disabled={!data || data.month >= data.thisMonth}
            onClick={() => turn(1)}
          >
            {t('month.after')}
          </Button>
        </span>
      </div>
      {error && (
        <ErrorCard
          title={t('month.failed')}
          message={error.message}
          retryLabel={t('money.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton shape="block" height={height} />}
      {data && masked && <p className="keo-quiet">{t('money.hidden')}</p>}
      {data && !masked && <Sums month={data} />}
    </section>
  );
}

function Sums({ month }: { month: Month }) {
  const t = useBookTexts();
  if (month.in === 0 && month.out === 0) return <p className="keo-quiet">{t('month.empty')}</p>;
  const sums: [string, number][] = [
    [t('month.in'), month.in],
    [t('month.out'), month.out],
    ...listFees(t, month.fees),
  ];
  return (
    <>
      <Bars days={month.days} />
      <DayTable days={month.days} />
      <DataList items={sums.map(([name, sum]) => [name, formatDong(sum)])} />
      <p className="keo-quiet">{t('month.kept')}</p>
    </>
  );
}

type Days = { days: Month['days'] };

function Bars({ days }: Days) {
  const t = useBookTexts();
  const most = Math.max(1, ...days.flatMap((day) => [day.in, day.out]));
  const step = width / days.length;
  const bar = (x: number, amount: number, className: string) => {
    const tall = Math.max(amount > 0 ? 2 : 0, (amount / most) * height);
    return (
      <rect className={className} x={x} y={height - tall} width={(step - gap) / 2} height={tall} rx="2" />
    );
  };
  return (
    <>
      <svg className="keo-chart" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {days.map((day, index) => (
          <g key={day.day}>
            {bar(index * step + gap / 2, day.in, 'keo-chart__in')}
            {bar(index * step + step / 2, day.out, 'keo-chart__out')}
          </g>
        ))}
      </svg>
      <p className="keo-chart__legend" aria-hidden="true">
        <span className="keo-chart__key keo-chart__key--in">{t('month.in')}</span>
        <span className="keo-chart__key keo-chart__key--out">{t('month.out')}</span>
      </p>
    </>
  );
}

/** Days with a movement alone. */
function DayTable({ days }: Days) {
  const t = useBookTexts();
  return (
    <div className="keo-unseen">
      <table>
        <caption>{t('month.day')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('month.day')}</th>
            <th scope="col">{t('month.in')}</th>
            <th scope="col">{t('month.out')}</th>
          </tr>
        </thead>
        <tbody>
          {days
            .filter((day) => day.in > 0 || day.out > 0)
            .map((day) => (
              <tr key={day.day}>
                <th scope="row">{dayWords(day.day, t.locale)}</th>
                <td>{formatDong(day.in)}</td>
                <td>{formatDong(day.out)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
