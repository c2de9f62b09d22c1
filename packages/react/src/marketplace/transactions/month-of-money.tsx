import { useState } from 'react';
import { formatDong } from '@keo/core';
import { type MonthOfMoney as Month, transactionsEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { dayWords, monthWords } from '../../i18n/moment-words.ts';
import { Button } from '../../ui/button.tsx';
import { DataList } from '../../ui/data-list.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MoneyBars } from '../../wallet/money-bars.tsx';
import { useRefetchOnMovement } from '../../wallet/use-refetch-on-movement.ts';
import { useWallet } from '../../wallet/use-wallet.ts';
import { listFees } from './line-words.ts';
import { useBookTexts } from './use-book-texts.ts';

const height = 120;
/** Every which day has its number below. */
const labelled = 7;

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
  const [chosen, setChosen] = useState<Pick<Month, 'month' | 'thisMonth'>>();
  const { data, error, refetch, isFetching } = useKeoQuery(
    transactionsEndpoints.transactionsSummary,
    chosen === undefined ? {} : { month: chosen.month },
  );
  useRefetchOnMovement([transactionsEndpoints.transactionsSummary]);
  // A press counts from the month before it, also while that one is on its way or has failed.
  const shown = chosen ?? data;
  const turn = (by: 1 | -1) =>
    shown && setChosen({ month: moveMonth(shown.month, by), thisMonth: shown.thisMonth });
  // The bars of the month before stay until the answer is here.
  const month = data?.month ?? shown?.month;
  return (
    <section className="keo-stack" aria-labelledby="keo-month" aria-busy={isFetching}>
      <div className="keo-sums">
        <h2 id="keo-month" className="keo-heading" aria-live="polite">
          {t('month.title', { month: month === undefined ? '' : monthWords(month, t.locale) })}
        </h2>
        <span className="keo-sums__acts">
          <Button size="small" variant="ghost" disabled={!shown} onClick={() => turn(-1)}>
            {t('month.before')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            disabled={!shown || shown.month >= shown.thisMonth}
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
      <MoneyBars
        caption={t('month.title', { month: monthWords(month.month, t.locale) })}
        heading={t('month.day')}
        height={height}
        bars={month.days.map(({ day, ...moved }, index) => ({
          ...moved,
          name: dayWords(day, t.locale),
          label: index % labelled === 0 && index + 1,
        }))}
      />
      <DataList items={sums.map(([name, sum]) => [name, formatDong(sum)])} />
      <p className="keo-quiet">{t('month.kept')}</p>
    </>
  );
}
