import { type Log as LawLog, type StoredCode, toEventName } from '@keo/core/contract';
import { toHash } from '../../../platform/database/idempotency.ts';
import { newId } from '../../../platform/security/secret-text.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import type { LogDraft } from '../../notifications/deal-log.draft.ts';
import type { DealRow } from './deals.table.ts';
import type { ProofRow } from '../proofs/proofs.table.ts';

const hour = 3_600_000;

/** Why an operator corrected a deal, and who paid. */
export type MendReason = 'DEAL_MENDED' | 'DEAL_MENDED_BY_AUTHOR' | 'DEAL_MENDED_BY_KEO';

/** Of the law, of an operator's correction, or a note. */
export type Log = Omit<LawLog, 'code' | 'reason'> & {
  code: StoredCode;
  reason?: LawLog['reason'] | MendReason;
};

export type LogContext = {
  job: JobRow;
  deal: DealRow;
  proof: ProofRow | null;
  /** Null for a timer. */
  actorId: string | null;
  now: Date;
  /** Text and files of the user who caused it. */
  text?: string | undefined;
  fileIds?: readonly string[] | undefined;
};

export const getLink = ({
  at,
  ...log
}: {
  prevHash: string;
  eventId: string;
  no: number;
  code: string;
  recipientId: string;
  at: Date;
  amount: number | undefined;
  reason: string | undefined;
}): string => toHash({ ...log, at: at.toISOString() });

/**
 * The logs of one decision by recipient, and the deal's new hash chain: each log contains the hash of the one before,
 * so that none can be removed or changed unnoticed.
 */
export function draftDealLogs(
  logs: readonly Log[],
  { job, deal, proof, actorId, now, text, fileIds = [] }: LogContext,
): { drafts: LogDraft[]; chainHash: string; historyLength: number } {
  const events = new Map<string, { eventId: string; no: number }>();
  let { chainHash } = deal;
  const drafts: LogDraft[] = [];
  for (const { code, to, reason, amount, dueAt, byMail } of logs) {
    if (to !== 'author' && to !== 'worker') continue;
    const [recipientId, otherId] =
      to === 'author' ? [deal.authorId, deal.workerId] : [deal.workerId, deal.authorId];
    // Of two codes, one for each side, it is one event.
    const key = `${toEventName(code) ?? code} ${reason ?? ''}`;
    const event = events.get(key) ?? { eventId: newId('ev'), no: deal.historyLength + events.size + 1 };
    events.set(key, event);
    const { eventId, no } = event;
    const prevHash = chainHash;
    chainHash = getLink({ prevHash, eventId, no, code, recipientId, at: now, amount, reason });
    drafts.push({
      action: code,
      recipientId,
      recipientRole: to,
      authorId: deal.authorId,
      workerId: deal.workerId,
      metadata: {
        eventId,
        no,
        prevHash,
        jobId: job.id,
        dealId: deal.id,
        otherId,
        ...(actorId !== null && { actorId }),
        ...(proof && { proofId: proof.id }),
        ...(fileIds.length > 0 && { fileIds }),
        ...(amount !== undefined && { amount }),
        ...(dueAt !== undefined && { dueAt: new Date(dueAt).toISOString() }),
        ...(reason !== undefined && { reason }),
        ...(byMail && { warnsAbout: proof && deal.terms?.releaseMode === 'PER_PROOF' ? 'PART' : 'DEAL' }),
        params: {
          jobTitle: deal.jobTitle ?? job.title,
          amount,
          reason,
          text,
          ...(proof && { proofTitle: proof.condition.title }),
          ...(dueAt !== undefined && { hoursLeft: Math.max(0, Math.round((dueAt - +now) / hour)) }),
        },
      },
    });
  }
  return { drafts, chainHash, historyLength: deal.historyLength + events.size };
}
