import type { NotificationCode } from '@keo/core';

/** The codes in both bells at the end of each story of `bells.e2e.ts`, and no others. */
export const bells = {
  'a quick job by application': {
    author: [
      'JOB_CREATED',
      'JOB_APPLICATION_RECEIVED',
      'COLLABORATION_STARTED',
      'PROOF_UPLOADED',
      'PROOF_EVIDENCE_SUBMITTED',
      'ALL_PROOFS_APPROVED',
      'TASK_COMPLETED',
      'PAYMENT_PROCESSED',
    ],
    worker: [
      'JOB_OPPORTUNITY_ENHANCED',
      'APPLICATION_ACCEPTED',
      'PROOF_REVISION_REQUESTED',
      'PROOF_REJECTED',
      'PROOF_APPROVED',
      'ALL_PROOFS_APPROVED',
      'TASK_COMPLETED',
      'PAYMENT_PROCESSED',
    ],
  },
  'a project that is negotiated and cancelled': {
    author: [
      'PAYMENT_PROCESSED',
      'JOB_CREATED',
      'JOB_APPLICATION_RECEIVED',
      'APPLICATION_CANCELLED',
      'DEAL_PROPOSAL_UPDATED',
      'DEAL_CANCELLED',
      'COLLABORATION_STARTED',
    ],
    worker: [
      'APPLICATION_REJECTED',
      'APPLICATION_ACCEPTED',
      'DEAL_PROPOSAL_CREATED',
      'PROOF_CONDITIONS_SUBMITTED',
      'DEAL_ACCEPTED',
      'DEAL_APPROVED',
      'ACTION_REQUIRED',
    ],
  },
  'two quick jobs and nobody who does anything': {
    author: [
      'PAYMENT_PROCESSED',
      'JOB_CREATED',
      'COLLABORATION_STARTED',
      'PROOF_UPLOADED',
      'PROOF_EVIDENCE_SUBMITTED',
      'DEAL_DEADLINE_REMINDER',
      'DEAL_EXPIRED_FOR_AUTHOR',
      'JOB_EXPIRED',
      'URGENT_PROOF_REVIEW_NEEDED',
      'URGENT_REVIEW_REQUIRED',
      'PROOF_AUTO_APPROVED_FOR_AUTHOR',
      'ALL_PROOFS_APPROVED',
      'TASK_COMPLETED',
    ],
    worker: [
      'DEAL_DEADLINE_REMINDER',
      'DEAL_EXPIRED_FOR_WORKER',
      'PROOF_AUTO_APPROVED_FOR_WORKER',
      'ALL_PROOFS_APPROVED',
      'TASK_COMPLETED',
      'PAYMENT_PROCESSED',
    ],
  },
  'two who write to each other': {
    author: ['PAYMENT_PROCESSED', 'JOB_CREATED', 'JOB_APPLICATION_RECEIVED', 'NEW_MESSAGE'],
    worker: ['NEW_MESSAGE'],
  },
} as const satisfies Record<
  string,
  { author: readonly NotificationCode[]; worker: readonly NotificationCode[] }
>;

/** Codes that appear in no bell, and why. */
export const elsewhere = {
  UNREAD_COUNT_UPDATE:
    'told over the socket only, as the count of the bell in every tab: `live-notifications.e2e.ts`',
  MESSAGES_MARKED_READ:
    'told over the socket only, as what is read in one tab is read in every other: `chat.e2e.ts`',
  PARTICIPANT_READ_MESSAGES:
    'told over the socket only, as the mark of a message that was seen: `chat.e2e.ts`',
} as const;
