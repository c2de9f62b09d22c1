import { isApiError } from '@keo/core';
import type { BookLine, Statement as Sums } from '@keo/core/contract';
import { dayWords, momentWords } from '../../i18n/moment-words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { DataList } from '../../ui/data-list.tsx';
import { OwnAmount } from '../../wallet/own-amount.tsx';
import { ShowAmounts } from '../../wallet/show-amounts.tsx';
import { useOwnDong } from '../../wallet/use-own-dong.ts';
import { kindWords, listFees, whatFor } from './line-words.ts';
import { type BookTexts, useBookTexts } from './use-book-texts.ts';
import { useStatement } from './use-statement.ts';

/** Those of kept money and of work only where there are any. */
function listSums(t: BookTexts, sums: Sums): [string, number][] {
  const some: [string, number][] = [
    [t('transactions.paid'), sums.paid],
    [t('transactions.earned'), sums.earned],
    ...listFees(t, sums.fees),
    [t('statement.openingKept'), sums.openingKept],
    [t('statement.closingKept'), sums.closingKept],
  ];
  return [
    [t('statement.opening'), sums.openingBalance],
    [t('transactions.sumIn'), sums.sumIn],
    [t('transactions.sumOut'), sums.sumOut],
    [t('statement.closing'), sums.closingBalance],
    ...some.filter(([, value]) => value !== 0),
  ];
}

/** Printable. Days are Vietnam's, inclusive. */
export function Statement({ dateFrom, dateTo }: { dateFrom: string; dateTo: string }) {
  const t = useBookTexts();
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
  return (
    <Card as="article" padding="large" className="keo-receipt keo-receipt--wide">
      <Logo name="Keo" />
      <h1 className="keo-heading">
        {t('statement.title', { from: dayWords(dateFrom, t.locale), to: dayWords(dateTo, t.locale) })}
      </h1>
      <DataList
        items={[
          [t('statement.holder'), whole.sums.holder],
          ...listSums(t, whole.sums).map(
            ([name, value]) => [name, <OwnAmount key={name} value={value} />] as const,
          ),
        ]}
      />
      <Movements rows={whole.rows} />
      <ShowAmounts />
      <Button variant="ghost" className="keo-no-print" onClick={() => window.print()}>
        {t('statement.print')}
      </Button>
    </Card>
  );
}

function Reading({ progress }: Pick<ReturnType<typeof useStatement>, 'progress'>) {
  const t = useBookTexts();
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

function Movements({ rows }: { rows: readonly BookLine[] }) {
  const t = useBookTexts();
  const own = useOwnDong();
  const kept: TableColumn<BookLine> = {
    id: 'kept',
    header: t('statement.kept'),
    align: 'end',
    cell: (row) => writeMoved(row.kept, t, own),
  };
  const columns: TableColumn<BookLine>[] = [
    { id: 'time', header: t('statement.time'), cell: (row) => writeMoment(row, t) },
    { id: 'what', header: t('statement.description'), cell: (row) => writeDescription(row, t, own) },
    {
      id: 'amount',
      header: t('receipt.amount'),
      align: 'end',
      cell: (row) => writeMoved(row.amount, t, own),
    },
    { id: 'after', header: t('statement.balance'), align: 'end', cell: (row) => own(row.balanceAfter) },
  ];
  return (
    <Table<BookLine>
      caption={t('transactions.title')}
      rows={rows}
      rowKey={({ no }) => no}
      columns={rows.some((row) => row.kept !== 0) ? [...columns, kept] : columns}
    />
  );
}

const writeMoment = ({ createdAt, no }: BookLine, t: BookTexts) => (
  <>
    {momentWords(createdAt, t.locale)} <span className="keo-quiet">{no}</span>
  </>
);

type WriteDong = ReturnType<typeof useOwnDong>;

const writeMoved = (moved: number, t: BookTexts, own: WriteDong) =>
  moved === 0 ? t('statement.unchanged') : own(moved, { sign: 'always' });

function writeDescription(row: BookLine, t: BookTexts, own: WriteDong) {
  const pay: [string, number][] = row.pay === null ? [] : [[t('receipt.pay'), row.pay]];
  const sums = [...pay, ...listFees(t, row.fees)].map(([name, sum]) => `${name}\u00A0${own(sum)}`);
  return (
    <>
      {[kindWords(t, row), ...whatFor(t, row)].join(' · ')}
      {sums.length > 0 && (
        <>
          <br />
          <span className="keo-quiet">{sums.join(' · ')}</span>
        </>
      )}
    </>
  );
}
