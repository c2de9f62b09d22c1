export type NotificationKind =
  | 'job'
  | 'application'
  | 'deal'
  | 'proof'
  | 'money'
  | 'message'
  | 'done'
  | 'clock'
  | 'urgent'
  | 'other';

/** The first match wins; unknown codes are `other`. */
const rules: readonly (readonly [RegExp, NotificationKind])[] = [
  [/^(URGENT_|ACTION_REQUIRED$)/, 'urgent'],
  [/EXPIRED|REMINDER/, 'clock'],
  [/^PAYMENT_/, 'money'],
  [/^(TASK_COMPLETED|ALL_PROOFS_APPROVED|PROOF_APPROVED|PROOF_AUTO_APPROVED)/, 'done'],
  [/MESSAGE/, 'message'],
  [/^PROOF_/, 'proof'],
  [/^(DEAL_|COLLABORATION_)/, 'deal'],
  [/APPLICATION/, 'application'],
  [/^JOB_/, 'job'],
];

export const notificationKind = (type: string): NotificationKind =>
  rules.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';
