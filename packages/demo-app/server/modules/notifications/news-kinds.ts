import type { StoredCode } from '@keo/core/contract';
import type { LogDraft } from './deal-log.draft.ts';

/** Logs that are also mailed; each kind is a mail of its own. */
export type NewsKind = 'warning' | 'application' | 'message' | 'payment' | 'verdict';

/** In ms: news of one kind to one person within this time is one mail. */
export const batchWindow = 10 * 60_000;
/** In ms: a message is mailed if it is unread for so long. */
const unreadTime = 3_600_000;

const kinds: Partial<Record<StoredCode, NewsKind>> = {
  JOB_APPLICATION_RECEIVED: 'application',
  NEW_MESSAGE: 'message',
  PROOF_APPROVED: 'verdict',
  PROOF_AUTO_APPROVED_FOR_WORKER: 'verdict',
  PROOF_REVISION_REQUESTED: 'verdict',
  PROOF_REJECTED: 'verdict',
};

/** Money that arrived for work, and how a withdrawal ended. */
export const mailedPayments = ['ESCROW_RELEASE', 'BONUS', 'WITHDRAW_PAID', 'WITHDRAW_REVERT'] as const;

type Said = { action: string; metadata: Pick<LogDraft['metadata'], 'warnsAbout' | 'reason'> };

/** Null for what is only in the list. */
export function getNewsKind({ action, metadata: { warnsAbout, reason } }: Said): NewsKind | null {
  if (warnsAbout !== undefined) return 'warning';
  if (action === 'PAYMENT_PROCESSED') return mailedPayments.some((one) => one === reason) ? 'payment' : null;
  return Object.entries(kinds).find(([code]) => code === action)?.[1] ?? null;
}

/** When it is mailed, unless it is read before; null for never. */
export function getMailAt(said: Said, at: Date): Date | null {
  const kind = getNewsKind(said);
  return kind && new Date(+at + (kind === 'message' ? unreadTime : batchWindow));
}

/** Urgent news does not wait for the morning. */
export const isUrgent = ({ action }: Pick<Said, 'action'>): boolean => action.startsWith('URGENT_');
