import type { ReactNode } from 'react';
import { transactionTypes } from '@keo/core/contract';
import { buttonVariants } from '@keo/react';
import {
  Receipt,
  type ReceiptLinks,
  Statement,
  type TransactionFilterValue,
  TransactionList,
  useBookTexts,
} from '@keo/react/marketplace';
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

const receiptLinks: ReceiptLinks = {
  job: (slug, label) => (
    <PageLink to="/tasks/{slug}" params={{ slug }}>
      {label}
    </PageLink>
  ),
  person: (id, label) => (
    <PageLink to="/user/{id}" params={{ id }}>
      {label}
    </PageLink>
  ),
  deal: (deal, label) => (
    <PageLink to="/dashboard/my-tasks" search={{ deal }} className={quiet()}>
      {label}
    </PageLink>
  ),
  withdraw: (id, label) => (
    <PageLink to="/dashboard/withdraw" search={{ id }} className={quiet()}>
      {label}
    </PageLink>
  ),
  recharge: (id, label) => (
    <PageLink to="/dashboard/recharge" search={{ id }} className={quiet()}>
      {label}
    </PageLink>
  ),
  receipt: (no, label) => (
    <PageLink to="/dashboard/transactions" search={{ no }}>
      {label}
    </PageLink>
  ),
};

/** The filter is in the URL; `?no=` shows a receipt, `?statement=1` the statement of the period. */
export function TransactionsPage() {
  const t = useBookTexts();
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
        <Receipt no={no} links={receiptLinks} />
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
  const t = useBookTexts();
  if (!hasPeriod) return <span className="keo-quiet">{t('transactions.statement.choose')}</span>;
  return (
    <PageLink to="/dashboard/transactions" search={{ ...here, statement: '1' }} className={quiet()}>
      {t('transactions.statement')}
    </PageLink>
  );
}
