import type { CodeRow } from './code-row.ts';

/** What needs its reader at once; why, says its reason: `reason-codes.ts`. */
export const requestCodes = {
  URGENT_REVIEW_REQUIRED: {
    kind: 'urgent',
    link: '/dashboard',
    groups: ['urgent'],
    to: ['author', 'worker'],
    sender: 'law',
    folding: null,
    timeline: 'own',
    warns: { ofDeal: 'D32', ofProof: 'P9' },
  },
  URGENT_PROOF_REVIEW_NEEDED: {
    kind: 'urgent',
    link: '/dashboard/my-tasks',
    groups: ['urgent'],
    to: ['author'],
    sender: 'law',
    folding: null,
    timeline: 'own',
    warns: { ofDeal: 'P9', ofProof: 'P9' },
  },
  ACTION_REQUIRED: {
    kind: 'urgent',
    link: '/dashboard',
    groups: ['urgent'],
    to: ['author', 'worker'],
    sender: 'law',
    folding: null,
    timeline: 'own',
    warns: null,
  },
} satisfies Record<string, CodeRow>;
