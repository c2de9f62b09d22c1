import type { ReactNode } from 'react';
import { type Transaction, transactionsEndpoints, vietnamDay } from '@keo/core/contract';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { SearchIcon } from '../../ui/icons/control-icons.tsx';
import { BanknoteIcon } from '../../ui/icons/subject-icons.tsx';
import { dayWords, momentWords } from '../../i18n/moment-words.ts';
import { MoneyPages } from '../../ui/money/money-pages.tsx';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OwnAmount } from '../../wallet/own-amount.tsx';
import { useOwnDong } from '../../wallet/use-own-dong.ts';
import { useRefetchOnMovement } from '../../wallet/use-refetch-on-movement.ts';
import { whatFor } from './what-for.ts';
import { TransactionFilter, type TransactionFilterValue } from './transaction-filter.tsx';

export type TransactionListProps = {
  filter: TransactionFilterValue;
  onFilterChange: (filter: TransactionFilterValue) => void;
  page: number;
  onPageChange: (page: number) => void;
  receiptLink: (no: string, children: ReactNode) => ReactNode;
  actions?: ReactNode;
};

const pageSize = 20;

function byDay(rows: readonly Transaction[]): [string, Transaction[]][] {
  const days = new Map<string, Transaction[]>();
  for (const row of rows) {
    const day = vietnamDay(Date.parse(row.createdAt));
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days];
}

export function TransactionList(props: TransactionListProps) {
  const { filter, onFilterChange, page, onPageChange, receiptLink, actions } = props;
  const t = useMoneyTexts();
  useRefetchOnMovement([transactionsEndpoints.transactionsList]);
  const query = useKeoQuery(transactionsEndpoints.transactionsList, { ...filter, pageNum: page, pageSize });
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
      {data && (
        <div className="keo-sums">
          <span className="keo-quiet" role="status">
            {t('transactions.count', { count: data.total })}
          </span>
          <span>
            {t('transactions.sumIn')} <OwnAmount value={data.sumIn} className="keo-in" />
          </span>
          <span>
            {t('transactions.sumOut')} <OwnAmount value={data.sumOut} />
          </span>
          <span className="keo-sums__acts">{actions}</span>
        </div>
      )}
      {data?.total === 0 && (
        <Nothing isFiltered={Object.values(filter).some(Boolean)} onClear={() => onFilterChange({})} />
      )}
      {byDay(data?.list ?? []).map(([day, rows]) => (
        <section key={day} className="keo-stack" aria-label={dayWords(rows[0]?.createdAt ?? day)}>
          <h2 className="keo-day">{dayWords(rows[0]?.createdAt ?? day)}</h2>
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
  const t = useMoneyTexts();
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

function Row({ row }: { row: Transaction }) {
  const t = useMoneyTexts();
  const own = useOwnDong();
  return (
    <span className="keo-row keo-row--link">
      <span className="keo-unseen">{t('transactions.receipt', { no: row.no })}</span>
      <span>
        <strong>{t(`type.${row.type}`)}</strong>
        <span className="keo-quiet">
          {[momentWords(row.createdAt).split(',')[0], ...whatFor(row)].join(' · ')}
        </span>
      </span>
      <span className="keo-row__money">
        <OwnAmount value={row.amount} signed className={row.amount > 0 ? 'keo-in' : 'keo-out'} />
        <span className="keo-quiet">{t('transactions.after', { amount: own(row.balanceAfter) })}</span>
      </span>
    </span>
  );
}
