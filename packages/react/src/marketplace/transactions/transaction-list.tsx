import type { ReactNode } from 'react';
import { type BookLine, type EndpointData, transactionsEndpoints, vietnamDay } from '@keo/core/contract';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { SearchIcon } from '../../ui/icons/control-icons.tsx';
import { BanknoteIcon } from '../../ui/icons/subject-icons.tsx';
import { dayWords, momentWords } from '../../i18n/moment-words.ts';
import { MoneyPages } from '../../ui/money/money-pages.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OwnAmount } from '../../wallet/own-amount.tsx';
import { useOwnDong } from '../../wallet/use-own-dong.ts';
import { useRefetchOnMovement } from '../../wallet/use-refetch-on-movement.ts';
import { getMoved, kindWords, listFees, whatFor } from './line-words.ts';
import { TransactionFilter, type TransactionFilterValue } from './transaction-filter.tsx';
import { useBookTexts } from './use-book-texts.ts';

export type TransactionListProps = {
  filter: TransactionFilterValue;
  onFilterChange: (filter: TransactionFilterValue) => void;
  page: number;
  onPageChange: (page: number) => void;
  receiptLink: (no: string, children: ReactNode) => ReactNode;
  actions?: ReactNode;
};

const pageSize = 20;

function byDay(rows: readonly BookLine[]): [string, BookLine[]][] {
  const days = new Map<string, BookLine[]>();
  for (const row of rows) {
    const day = vietnamDay(Date.parse(row.createdAt));
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days];
}

export function TransactionList(props: TransactionListProps) {
  const { filter, onFilterChange, page, onPageChange, receiptLink, actions } = props;
  const t = useBookTexts();
  useRefetchOnMovement([transactionsEndpoints.booksList]);
  const query = useKeoQuery(transactionsEndpoints.booksList, { ...filter, pageNum: page, pageSize });
  const { data, error, isPending, isFetching, refetch } = query;

  return (
    <section className="keo-stack" aria-label={t('transactions.title')} aria-busy={isFetching}>
      <TransactionFilter value={filter} onChange={onFilterChange} />
      {error && (
        <ErrorCard
          title={t('transactions.failed')}
          message={error.message}
          retryLabel={t('money.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && !error && <Skeleton shape="block" height={280} />}
      {data && <Sums books={data} actions={actions} />}
      {data?.total === 0 && (
        <Nothing isFiltered={Object.values(filter).some(Boolean)} onClear={() => onFilterChange({})} />
      )}
      {byDay(data?.list ?? []).map(([day, rows]) => (
        <section key={day} className="keo-stack" aria-label={dayWords(rows[0]?.createdAt ?? day, t.locale)}>
          <h2 className="keo-day">{dayWords(rows[0]?.createdAt ?? day, t.locale)}</h2>
          <ul className="keo-rows">
            {rows.map((row) => (
              <li key={row.no}>{receiptLink(row.no, <Row row={row} />)}</li>
            ))}
          </ul>
        </section>
      ))}
      <MoneyPages page={page} pageCount={data?.totalPage} onPageChange={onPageChange} />
    </section>
  );
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useBookTexts();
  return isFiltered ? (
    <EmptyState
      icon={<SearchIcon />}
      title={t('transactions.none')}
      detail={t('transactions.none.detail')}
      action={<Button onClick={onClear}>{t('transactions.clear')}</Button>}
    />
  ) : (
    <EmptyState
      icon={<BanknoteIcon />}
      title={t('transactions.empty')}
      detail={t('transactions.empty.detail')}
    />
  );
}

type Books = EndpointData<typeof transactionsEndpoints.booksList>;

function Sums({ books, actions }: { books: Books; actions: ReactNode }) {
  const t = useBookTexts();
  const work: [string, number][] = [
    [t('transactions.paid'), books.paid],
    [t('transactions.earned'), books.earned],
    ...listFees(t, books.fees),
  ];
  const sums = (
    <div className="keo-sums">
      <span className="keo-quiet" role="status">
        {t('transactions.count', { count: books.total })}
      </span>
      <span>
        {t('transactions.sumIn')} <OwnAmount value={books.sumIn} className="keo-in" />
      </span>
      <span>
        {t('transactions.sumOut')} <OwnAmount value={books.sumOut} />
      </span>
      {work
        .filter(([, sum]) => sum !== 0)
        .map(([name, sum]) => (
          <span key={name}>
            {name} <OwnAmount value={sum} />
          </span>
        ))}
      <span className="keo-sums__acts">{actions}</span>
    </div>
  );
  return (
    <>
      {sums}
      {books.total > 0 && <p className="keo-quiet">{t('transactions.sums.kept')}</p>}
    </>
  );
}

function Row({ row }: { row: BookLine }) {
  const t = useBookTexts();
  const own = useOwnDong();
  const fees = listFees(t, row.fees).map(([name, fee]) => `${name}\u00A0${own(fee)}`);
  const kept = { amount: own(row.keptAfter) };
  const after =
    row.amount !== 0
      ? t('transactions.after', { amount: own(row.balanceAfter) })
      : t(row.kept < 0 ? 'transactions.fromKept' : 'transactions.toKept', kept);
  return (
    <span className="keo-row keo-row--link">
      <span className="keo-unseen">{t('transactions.receipt', { no: row.no })}</span>
      <span>
        <strong>{kindWords(t, row)}</strong>
        <span className="keo-quiet">
          {[momentWords(row.createdAt, t.locale).split(',')[0], ...whatFor(t, row), ...fees].join(' · ')}
        </span>
      </span>
      <span className="keo-row__money">
        <OwnAmount value={getMoved(row)} signed className={row.amount > 0 ? 'keo-in' : 'keo-out'} />
        <span className="keo-quiet">{after}</span>
      </span>
    </span>
  );
}
