import {
  type Action,
  type JobFacts,
  applicationsEndpoints,
  budgetOf,
  dealsEndpoints,
  jobsEndpoints,
  permittedJob,
  slotsLeft,
} from '@keo/core/contract';
import type { JobRow } from './jobs.table.ts';
import { isOver } from './to-job.ts';

/** What its author may do now, as the law has it, with the money that would move. */
export function authorActions(facts: JobFacts, now: Date): Action[] {
  const { price: reward, fee } = budgetOf(slotsLeft(facts), facts.price);
  const lock = facts.kind === 'QUICK' ? { lock: reward + fee, fee } : undefined;
  const held = facts.budget.price + facts.budget.fee;
  const money: Record<string, Action['money']> = {
    PUBLISH: lock,
    RENEW: lock,
    CLOSE: held > 0 ? { refund: held } : undefined,
  };
  const lawful = permittedJob(facts, { party: 'author', now: +now }).map(
    ({ command, via = '', refusal }): Action => {
      const moved = money[command];
      return {
        key: command,
        enabled: refusal === null,
        ...(refusal && { reason: refusal.reason }),
        endpoint: `/${via}`,
        ...(moved && { money: moved }),
      };
    },
  );
  const edit = { key: 'EDIT', enabled: true, endpoint: jobsEndpoints.updateJob.path };
  const clone = { key: 'CLONE', enabled: true, endpoint: jobsEndpoints.cloneJob.path };
  return [...lawful, ...(facts.state === 'DRAFT' ? [edit] : []), clone];
}

/** What somebody else may do: take a slot, apply, or take the own application back. */
export function readerActions(
  row: JobRow,
  reader: { userId: string | null; application: 'SUBMITTED' | 'DECIDED' | null; hasDeal: boolean },
  now: Date,
): Action[] {
  if (reader.application === 'SUBMITTED') {
    const { path: endpoint } = applicationsEndpoints.cancelApplication;
    return [{ key: 'CANCEL_APPLICATION', enabled: true, endpoint }];
  }
  if (reader.application !== null || reader.hasDeal) return [];
  const [key, { path: endpoint }] =
    row.acceptMode === 'INSTANT'
      ? (['TAKE', dealsEndpoints.initProposal] as const)
      : (['APPLY', applicationsEndpoints.applyJob] as const);
  if (row.state !== 'OPEN' || isOver(row, now)) {
    const reason = row.state === 'FILLED' ? 'SLOT_GONE' : 'EXPIRED';
    return [{ key, enabled: false, reason, endpoint }];
  }
  if (reader.userId === null) return [{ key, enabled: false, reason: 'NOT_LOGIN', endpoint }];
  return [{ key, enabled: true, endpoint }];
}
