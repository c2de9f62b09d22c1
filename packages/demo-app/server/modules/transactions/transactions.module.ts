import { toBooksFileName, transactionsEndpoints } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import { toDay } from '../../platform/texts/vietnam-day.ts';
import type { TransactionsService } from './transactions.service.ts';

export function transactionsModule({ routes, clock }: Platform, transactions: TransactionsService): void {
  routes.serve(transactionsEndpoints.transactionsList, (query, me) => transactions.list(me.userId, query));
  routes.serve(transactionsEndpoints.booksList, (query, me) => transactions.listBooks(me.userId, query));
  routes.serve(transactionsEndpoints.transactionInfo, ({ no }, me) => transactions.receipt(me.userId, no));
  routes.serve(transactionsEndpoints.transactionsStatement, (period, me) =>
    transactions.statement(me.userId, period),
  );
  routes.serve(transactionsEndpoints.transactionsSummary, ({ month }, me) =>
    transactions.getMonth(me.userId, month),
  );
  routes.serveFile(transactionsEndpoints.transactionsExport, async (filter, me) => ({
    name: toBooksFileName({
      holder: (await transactions.getHolder(me.userId)).name,
      ...filter,
      today: toDay(clock.now()),
    }),
    lines: transactions.exportCsv(me.userId, filter, me.locale),
  }));
}
