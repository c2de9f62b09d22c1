import type { LogDraft } from '../../notifications/deal-log.draft.ts';
import type { JobRow } from './jobs.table.ts';

type About = Pick<LogDraft, 'action' | 'recipientId'> & {
  workerId?: string | null;
  /** Who caused it, and is named in it. */
  actorId?: string | null;
  amount?: number | undefined;
  reason?: string | undefined;
  text?: string | undefined;
  count?: number | undefined;
};

export function jobLog(
  job: Pick<JobRow, 'id' | 'title' | 'authorId'>,
  { action, recipientId, workerId = null, actorId = null, amount, reason, text, count }: About,
): LogDraft {
  return {
    action,
    recipientId,
    recipientRole: recipientId === job.authorId ? 'author' : 'worker',
    authorId: job.authorId,
    workerId,
    metadata: {
      jobId: job.id,
      ...(actorId !== null && { actorId, otherId: actorId }),
      ...(amount !== undefined && { amount }),
      ...(reason !== undefined && { reason }),
      params: { jobTitle: job.title, amount, reason, text, count },
    },
  };
}
