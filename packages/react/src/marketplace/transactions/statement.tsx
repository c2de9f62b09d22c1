import { isApiError } from '@keo/core';
import type { Transaction } from '@keo/core/contract';
import { momentWords } from '../../i18n/moment-words.ts';
import { writeDay } from '../../ui/dates/typed-day.ts';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { DataList } from '../../ui/data-list.tsx';
import { OwnAmount } from '../../wallet/own-amount.tsx';
import { ShowAmounts } from '../../wallet/show-amounts.tsx';
import { useOwnDong } from '../../wallet/use-own-dong.ts';
import { useStatement } from './use-statement.ts';
import { whatFor } from './what-for.ts';

/** Printable. Days are Vietnam's, inclusive. */
export function Statement({ dateFrom, dateTo }: { dateFrom: string; dateTo: string }) {
  const t = useMoneyTexts();
  const { whole, error, progress, refetch } = useStatement({ dateFrom, dateTo });
  if (error)
    return (
      <ErrorCard
        title={t('transactions.failed')}
        message={isApiError(error) ? error.message : t('statement.moving')}
        retryLabel={t('money.retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!whole) return <Reading progress={progress} />;
  const { openingBalance, closingBalance, sumIn, sumOut } = whole.sums;
  const lines: [string, number][] = [
    [t('statement.opening'), openingBalance],
    [t('transactions.sumIn'), sumIn],
    [t('transactions.sumOut'), sumOut],
    [t('statement.closing'), closingBalance],
  ];
  return (
    <Card as="article" padding="large" className="keo-receipt keo-receipt--wide">
      <Logo name="Keo" />
      <h1 className="keo-heading">
        {t('statement.title', { from: writeDay(dateFrom), to: writeDay(dateTo) })}
      </h1>
      <DataList items={lines.map(([name, value]) => [name, <OwnAmount key={name} value={value} />])} />
      <Movements rows={whole.rows} />
      <ShowAmounts />
      <Button variant="ghost" className="keo-no-print" onClick={() => window.print()}>
        {t('statement.print')}
      </Button>
    </Card>
  );
}

function Reading({ progress }: Pick<ReturnType<typeof useStatement>, 'progress'>) {
  const t = useMoneyTexts();
  return (
    <div className="keo-stack" role="status">
      {progress && progress.total > progress.read && (
        <Progress
          label={t('statement.reading')}
          value={progress.read}
          max={progress.total}
          text={t('statement.reading.progress', progress)}
        />
      )}
      <Skeleton shape="block" height={360} />
    </div>
  );
}

function Movements({ rows }: { rows: readonly Transaction[] }) {
  const t = useMoneyTexts();
  const own = useOwnDong();
  return (
    <Table<Transaction>
      caption={t('transactions.title')}
      rows={rows}
      rowKey={({ no }) => no}
      columns={[
        { id: 'time', header: t('statement.time'), cell: (row) => momentWords(row.createdAt) },
        {
          id: 'what',
          header: t('statement.description'),
          cell: (row) => [t(`type.${row.type}`), ...whatFor(row)].join(' · '),
        },
        {
          id: 'amount',
          header: t('receipt.amount'),
          align: 'end',
          cell: (row) => own(row.amount, { sign: 'always' }),
        },
        {
          id: 'after',
          header: t('receipt.after'),
          align: 'end',
          cell: (row) => own(row.balanceAfter),
        },
      ]}
    />
  );
}
