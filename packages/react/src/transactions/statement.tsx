import { formatDong } from '@keo/core';
import { type Transaction, transactionsEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '../client/use-keo-query.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { Amount } from '../money/amount.tsx';
import { dayWords, momentWords } from '../money/moment-words.ts';
import { useMoneyTexts } from '../money/use-money-texts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Logo } from '../ui/logo.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Table } from '../ui/table.tsx';

/** More than this is for a spreadsheet, not for paper. */
const mostLines = 100;

/** A period on paper: what there was, each movement, what there is. Days are Vietnam's, both of them part of it. */
export function Statement({ dateFrom, dateTo }: { dateFrom: string; dateTo: string }) {
  const t = useMoneyTexts();
  const locale = useLocale();
  const period = { dateFrom, dateTo };
  const sums = useKeoQuery(transactionsEndpoints.transactionsStatement, period);
  const rows = useKeoQuery(transactionsEndpoints.transactionsList, {
    ...period,
    pageNum: 1,
    pageSize: mostLines,
  });
  const error = sums.error ?? rows.error;
  if (error)
    return (
      <ErrorCard
        title={t('transactions.failed')}
        message={error.message}
        retryLabel={t('money.retry')}
        onRetry={() => void Promise.all([sums.refetch(), rows.refetch()])}
      />
    );
  if (!sums.data || !rows.data) return <Skeleton shape="block" height={360} />;
  const { openingBalance, closingBalance, sumIn, sumOut, count } = sums.data;
  const words = (day: string) => dayWords(`${day}T00:00:00+07:00`, locale);
  const lines: [string, number][] = [
    [t('statement.opening'), openingBalance],
    [t('transactions.sumIn'), sumIn],
    [t('transactions.sumOut'), sumOut],
    [t('statement.closing'), closingBalance],
  ];
  return (
    <Card as="article" padding="large" className="keo-receipt keo-receipt--wide">
      <Logo name="Keo" />
      <h1 className="keo-heading">{t('statement.title', { from: words(dateFrom), to: words(dateTo) })}</h1>
      <dl className="keo-costs">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Amount value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {count > mostLines ? (
        <p>{t('statement.tooMany', { max: mostLines })}</p>
      ) : (
        <Table<Transaction>
          caption={t('transactions.title')}
          rows={rows.data.list.toReversed()}
          rowKey={({ no }) => no}
          columns={[
            { id: 'time', header: t('statement.time'), cell: (row) => momentWords(row.createdAt, locale) },
            {
              id: 'what',
              header: t('statement.description'),
              cell: (row) => `${t(`type.${row.type}`)} · ${row.no}`,
            },
            {
              id: 'amount',
              header: t('receipt.amount'),
              align: 'end',
              cell: (row) => formatDong(row.amount, { sign: 'always' }),
            },
            {
              id: 'after',
              header: t('receipt.after'),
              align: 'end',
              cell: (row) => formatDong(row.balanceAfter),
            },
          ]}
        />
      )}
      <Button variant="ghost" className="keo-no-print" onClick={() => window.print()}>
        {t('statement.print')}
      </Button>
    </Card>
  );
}
