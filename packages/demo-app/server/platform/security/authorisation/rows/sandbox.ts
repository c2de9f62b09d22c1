import type { Rows } from './row.ts';

export const sandboxRows: Rows = {
  '/sandbox/outbox': 'open',
  '/sandbox/notify': 'open',
  '/sandbox/advance-clock': 'open',
  '/sandbox/bank-transfer': 'open',
  '/sandbox/bank-payout': 'open',
  '/sandbox/reconcile': 'open',
  '/sandbox/add-partner': 'open',
};
