import { object, optional } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { pageSchema, queryInteger, shortPageQuery } from '../http/query.schema.ts';
import { walletChartSchema, walletHoldSchema, walletInfoSchema } from './wallet.schema.ts';

export const walletInfo = defineEndpoint({
  method: 'GET',
  path: '/wallet/wallet-info',
  access: 'session',
  scopes: ['wallet:read'],
  summary: 'The own balances in đồng, this month in and out, and when the ledger was last reconciled.',
  input: object({}),
  data: walletInfoSchema,
});

export const walletHolds = defineEndpoint({
  method: 'GET',
  path: '/wallet/wallet-holds-list',
  access: 'session',
  scopes: ['wallet:read'],
  summary: 'What holds the money that is not free: deals, quick jobs and withdrawals, the newest first.',
  input: object(shortPageQuery),
  data: object(pageSchema(walletHoldSchema)),
});

export const walletChart = defineEndpoint({
  method: 'GET',
  path: '/wallet/wallet-chart',
  access: 'session',
  scopes: ['wallet:read'],
  summary:
    'Money in and out by calendar month in Vietnam, the oldest first, months without movement included.',
  input: object({ months: optional(queryInteger({ min: 1, max: 24 }), 6) }),
  data: walletChartSchema,
});
