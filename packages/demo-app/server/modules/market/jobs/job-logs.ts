import type { LogDraft } from '../../notifications/deal-log.draft.ts';
import type { JobRow } from './jobs.table.ts';

type About = Pick<LogDraft, 'action' | 'recipientId'> & {
  workerId?: string | null;
  actor?: { id: string; name: string } | undefined;
  otherName?: string | undefined;
  amount?: number | undefined;
  reason?: string | undefined;
  text?: string | undefined;
  count?: number | undefined;
};

export function jobLog(
  job: Pick<JobRow, 'id' | 'title' | 'authorId'>,
  { action, recipientId, workerId = null, actor, otherName, amount, reason, text, count }: About,
): LogDraft {
  return {
    action,
    recipientId,
    recipientRole: recipientId === job.authorId ? 'author' : 'worker',
    authorId: job.authorId,
    workerId,
    metadata: {
      jobId: job.id,
      ...(actor && { actorId: actor.id }),
      ...(amount !== undefined && { amount }),
      ...(reason !== undefined && { reason }),
      params: { jobTitle: job.title, otherName: otherName ?? actor?.name, amount, reason, text, count },
    },
  };
}
