import { object, optional, pipe, regex, string } from 'valibot';
import { pasted } from '../text/entry.schema.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { pageSchema, pageQuery } from '../http/query.schema.ts';
import { dongSchema } from '../money/dong.schema.ts';
import {
  bookLineSchema,
  bookSums,
  monthOfMoneySchema,
  monthSchema,
  statementSchema,
  transactionReceiptSchema,
} from './books.schema.ts';
import { periodSchema, transactionFilter, transactionSchema } from './transaction.schema.ts';

export const transactionsList = defineEndpoint({
  method: 'GET',
  path: '/transaction/transactions-list',
  access: 'session',
  scopes: ['wallet:read'],
  summary:
    'The own movements of the balance, the newest first; `sumIn` and `sumOut` are those of the whole filtered set.',
  input: object({ ...transactionFilter, ...pageQuery }),
  data: object({ ...pageSchema(transactionSchema), sumIn: dongSchema, sumOut: dongSchema }),
});

export const booksList = defineEndpoint({
  method: 'GET',
  path: '/transaction/books-list',
  access: 'session',
  summary:
    'The own books, the newest first: movements of the balance and of what is kept for work, with the person, the job and the own fees of each, and the sums of the whole filtered set.',
  input: object({ ...transactionFilter, ...pageQuery }),
  data: object({ ...pageSchema(bookLineSchema), ...bookSums }),
});

export const transactionInfo = defineEndpoint({
  method: 'GET',
  path: '/transaction/transaction-info/{no}',
  access: 'session',
  summary: 'One line of the own books, with what its receipt shows.',
  input: object({ no: pipe(string(), pasted(), regex(/^GD\d{10}$/)) }),
  data: transactionReceiptSchema,
});

export const transactionsStatement = defineEndpoint({
  method: 'GET',
  path: '/transaction/transactions-statement',
  access: 'session',
  summary: 'Opening and closing balances, and the sums of a period of the own books.',
  input: periodSchema,
  data: statementSchema,
});

export const transactionsSummary = defineEndpoint({
  method: 'GET',
  path: '/transaction/transactions-summary',
  access: 'session',
  summary:
    'What came and went on each day of a month in Vietnam, this month by default, and the own fees in it.',
  input: object({ month: optional(monthSchema) }),
  data: monthOfMoneySchema,
});

export const transactionsExport = defineEndpoint({
  method: 'GET',
  path: '/transaction/transactions-export',
  access: 'session',
  summary: 'The filtered books as a CSV file, the oldest first.',
  input: object(transactionFilter),
  data: string(),
  file: 'text/csv',
});
