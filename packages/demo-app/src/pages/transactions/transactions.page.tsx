import type { ReactNode } from 'react';
import { transactionTypes } from '@keo/core/contract';
import { buttonVariants, useMoneyTexts } from '@keo/react';
import { Receipt, Statement, type TransactionFilterValue, TransactionList } from '@keo/react/marketplace';
import { findPagePath } from '../../../routes/paths.ts';
import { PageLink } from '../../routes/page-link.tsx';
import { transactionsSearch } from '../../routes/search.schema.ts';
import { usePageSearch, useTurnPage } from '../../routes/use-page-search.ts';
import { usePageTitle } from '../../routes/use-page-title.ts';
import { DownloadCsv } from './download-csv.tsx';

const toSearch = (chosen: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(chosen).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );

const quiet = () => buttonVariants({ variant: 'ghost', size: 'small' });

/** The filter is in the URL; `?no=` shows a receipt, `?statement=1` the statement of the period. */
export function TransactionsPage() {
  const t = useMoneyTexts();
  const getTitle = usePageTitle();
  const turn = useTurnPage<typeof transactionsSearch>();
  const { no, statement, page, type, ...rest } = usePageSearch(transactionsSearch);
  const filter = { ...rest, type: transactionTypes.find((known) => known === type) };
  const { dateFrom, dateTo } = filter;
  const here = toSearch({ ...filter, page });
  const back = (
    <div className="keo-no-print">
      <PageLink to="/dashboard/transactions" search={here} className={quiet()}>
        {t('money.back')}
      </PageLink>
    </div>
  );
  const receiptLink = (to: string, children: ReactNode) => (
    <PageLink to="/dashboard/transactions" search={{ ...here, no: to }}>
      {children}
    </PageLink>
  );

  if (no !== undefined)
    return (
      <div className="site-stack site-narrow">
        {back}
        <h1>{t('receipt.title')}</h1>
        <Receipt no={no} />
      </div>
    );
  if (statement !== undefined && dateFrom !== undefined && dateTo !== undefined)
    return (
      <div className="site-stack site-narrow">
        {back}
        <Statement dateFrom={dateFrom} dateTo={dateTo} />
      </div>
    );
  return (
    <div className="site-stack site-narrow">
      <h1>{getTitle(findPagePath('/dashboard/transactions'))}</h1>
      <TransactionList
        filter={filter}
        onFilterChange={(next: TransactionFilterValue) => void turn(next)}
        page={Number(page ?? 1)}
        onPageChange={(next) =>
          void turn({ ...filter, page: next > 1 ? String(next) : undefined }, { toTop: true })
        }
        receiptLink={receiptLink}
        actions={
          <>
            <StatementLink here={here} hasPeriod={dateFrom !== undefined && dateTo !== undefined} />
            <DownloadCsv filter={filter} />
          </>
        }
      />
    </div>
  );
}

function StatementLink({ here, hasPeriod }: { here: Record<string, string>; hasPeriod: boolean }) {
  const t = useMoneyTexts();
  if (!hasPeriod) return <span className="keo-quiet">{t('transactions.statement.choose')}</span>;
  return (
    <PageLink to="/dashboard/transactions" search={{ ...here, statement: '1' }} className={quiet()}>
      {t('transactions.statement')}
    </PageLink>
  );
}
