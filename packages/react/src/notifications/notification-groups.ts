import { notificationCodes } from '@keo/core';

export const notificationGroups = ['urgent', 'jobs', 'deals', 'proofs', 'money', 'messages'] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

/** A code may belong to two groups. */
const patterns: Record<NotificationGroup, readonly RegExp[]> = {
  urgent: [/^(URGENT_|ACTION_)/, /_REMINDER$/],
  jobs: [/^(JOB_|APPLICATION_)/],
  deals: [/^(COLLABORATION_|TASK_|DEAL_)/],
  proofs: [/^(PROOF_|ALL_PROOFS_)/],
  money: [/^PAYMENT_/],
  messages: [/^NEW_MESSAGE$/],
};

export const typeOfGroup = (group: NotificationGroup): string =>
  patterns[group].flatMap((pattern) => notificationCodes.filter((code) => pattern.test(code))).join(',');

export const groupOfType = (type: string | undefined): NotificationGroup | undefined =>
  notificationGroups.find((group) => typeOfGroup(group) === type);
