import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { transactionTypes } from '@keo/core/contract';
import {
  Receipt,
  Statement,
  type TransactionFilterValue,
  TransactionList,
  buttonVariants,
  useMoneyTexts,
} from '@keo/react';
import { findPagePath } from '../../routes/paths.ts';
import { PageLink } from '../../routes/page-link.tsx';
import { transactionsSearch } from '../../routes/search.schema.ts';
import { usePageSearch } from '../../routes/use-page-search.ts';
import { usePageTitle } from '../../routes/use-page-title.ts';
import { DownloadCsv } from './download-csv.tsx';

const receiptLink = (no: string, children: ReactNode) => (
  <PageLink to="/dashboard/transactions" search={{ no }}>
    {children}
  </PageLink>
);

/** The filter is the address; `?no=` shows one receipt, `?statement=1` the chosen period on paper. */
export function TransactionsPage() {
  const t = useMoneyTexts();
  const titleOf = usePageTitle();
  const navigate = useNavigate();
  const { no, statement, page, type, ...rest } = usePageSearch(transactionsSearch);
  const filter = { ...rest, type: transactionTypes.find((known) => known === type) };
  const { dateFrom, dateTo } = filter;
  const quiet = buttonVariants({ variant: 'ghost', size: 'small' });
  const go = (search: object) => void navigate({ to: '.', search, resetScroll: false });
  const back = (
    <div className="keo-no-print">
      <PageLink to="/dashboard/transactions" search={daysOf(dateFrom, dateTo)} className={quiet}>
        {t('money.back')}
      </PageLink>
    </div>
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
      <h1>{titleOf(findPagePath('/dashboard/transactions'))}</h1>
      <TransactionList
        filter={filter}
        onFilterChange={(next: TransactionFilterValue) => go(next)}
        page={Number(page ?? 1)}
        onPageChange={(next) => go({ ...filter, page: next > 1 ? String(next) : undefined })}
        receiptLink={receiptLink}
        actions={
          <>
            {dateFrom !== undefined && dateTo !== undefined && (
              <PageLink
                to="/dashboard/transactions"
                search={{ dateFrom, dateTo, statement: '1' }}
                className={quiet}
              >
                {t('transactions.statement')}
              </PageLink>
            )}
            <DownloadCsv filter={filter} />
          </>
        }
      />
    </div>
  );
}

const daysOf = (dateFrom: string | undefined, dateTo: string | undefined): Record<string, string> => ({
  ...(dateFrom !== undefined && { dateFrom }),
  ...(dateTo !== undefined && { dateTo }),
});
