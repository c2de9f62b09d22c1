import type { NotificationCode } from '@keo/core';

export const notificationGroups = ['urgent', 'jobs', 'deals', 'proofs', 'money', 'messages'] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

const codes: Record<NotificationGroup, readonly NotificationCode[]> = {
  urgent: [
    'URGENT_REVIEW_REQUIRED',
    'URGENT_PROOF_REVIEW_NEEDED',
    'ACTION_REQUIRED',
    'DEAL_DEADLINE_REMINDER',
  ],
  jobs: [
    'JOB_CREATED',
    'JOB_APPLICATION_RECEIVED',
    'APPLICATION_ACCEPTED',
    'APPLICATION_REJECTED',
    'APPLICATION_CANCELLED',
    'JOB_EXPIRED',
    'JOB_OPPORTUNITY_ENHANCED',
  ],
  deals: [
    'COLLABORATION_STARTED',
    'TASK_COMPLETED',
    'DEAL_PROPOSAL_CREATED',
    'DEAL_PROPOSAL_UPDATED',
    'DEAL_ACCEPTED',
    'DEAL_APPROVED',
    'DEAL_CANCELLED',
    'DEAL_EXPIRED_FOR_AUTHOR',
    'DEAL_EXPIRED_FOR_WORKER',
    'DEAL_DEADLINE_REMINDER',
  ],
  proofs: [
    'PROOF_CONDITIONS_SUBMITTED',
    'PROOF_EVIDENCE_SUBMITTED',
    'PROOF_UPLOADED',
    'PROOF_APPROVED',
    'PROOF_REJECTED',
    'PROOF_REVISION_REQUESTED',
    'ALL_PROOFS_APPROVED',
    'PROOF_AUTO_APPROVED_FOR_AUTHOR',
    'PROOF_AUTO_APPROVED_FOR_WORKER',
  ],
  money: ['PAYMENT_PROCESSED'],
  messages: ['NEW_MESSAGE'],
};

/** The filter's `type` for a group: its codes joined by commas. */
export const typeOfGroup = (group: NotificationGroup): string => codes[group].join(',');

export const groupOfType = (type: string | undefined): NotificationGroup | undefined =>
  notificationGroups.find((group) => typeOfGroup(group) === type);
