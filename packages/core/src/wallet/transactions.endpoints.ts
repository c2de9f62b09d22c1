import { object, pipe, regex, string } from 'valibot';
import { pasted } from '../text/entry.schema.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { pageSchema, pageQuery } from '../http/query.schema.ts';
import { dongSchema } from '../money/dong.schema.ts';
import {
  statementQuerySchema,
  statementSchema,
  transactionFilter,
  transactionReceiptSchema,
  transactionSchema,
} from './transaction.schema.ts';

export const transactionsList = defineEndpoint({
  method: 'GET',
  path: '/transaction/transactions-list',
  access: 'session',
  scopes: ['wallet:read'],
  summary: 'The own movements, the newest first; `sumIn` and `sumOut` are those of the whole filtered set.',
  input: object({ ...transactionFilter, ...pageQuery }),
  data: object({ ...pageSchema(transactionSchema), sumIn: dongSchema, sumOut: dongSchema }),
});

export const transactionInfo = defineEndpoint({
  method: 'GET',
  path: '/transaction/transaction-info/{no}',
  access: 'session',
  summary: 'One own movement with what its receipt shows.',
  input: object({ no: pipe(string(), pasted(), regex(/^GD\d{10}$/)) }),
  data: transactionReceiptSchema,
});

export const transactionsStatement = defineEndpoint({
  method: 'GET',
  path: '/transaction/transactions-statement',
  access: 'session',
  summary: 'Opening and closing balance and the sums of a period.',
  input: statementQuerySchema,
  data: statementSchema,
});

export const transactionsExport = defineEndpoint({
  method: 'GET',
  path: '/transaction/transactions-export',
  access: 'session',
  summary: 'The filtered movements as a CSV file, the oldest first.',
  input: object(transactionFilter),
  data: string(),
  file: 'text/csv',
});
