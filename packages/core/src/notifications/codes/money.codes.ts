import type { CodeRow } from './code-row.ts';

/** Of a wallet; each reason has a sentence of its own. */
export const moneyCodes = {
  PAYMENT_PROCESSED: {
    kind: 'money',
    link: '/dashboard/wallet',
    groups: ['money'],
    to: ['worker', 'author'],
    sender: 'law',
    folding: null,
    timeline: 'own',
    warns: null,
  },
} satisfies Record<string, CodeRow>;
