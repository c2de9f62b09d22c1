import { type Action, type JobState, jobsEndpoints } from '@keo/core/contract';
import { applicationsEndpoints, dealsEndpoints } from '@keo/core/contract';
import type { JobRow } from './jobs.table.ts';
import { costOf, isOver } from './to-job.ts';

/** What an author may do with a posting, and in which of its states. */
const allowedIn = {
  publish: ['DRAFT'],
  edit: ['DRAFT'],
  pause: ['OPEN'],
  resume: ['PAUSED'],
  renew: ['EXPIRED'],
  close: ['OPEN', 'PAUSED', 'FILLED', 'EXPIRED'],
} satisfies Record<string, readonly JobState[]>;
export type JobCommand = keyof typeof allowedIn;

/** Whether an author may do that now. */
export function mayDo(command: JobCommand, row: JobRow, now: Date): boolean {
  const states: readonly JobState[] = allowedIn[command];
  return states.includes(isOver(row, now) ? 'EXPIRED' : row.state);
}

const endpoints = {
  publish: jobsEndpoints.publishJob,
  edit: jobsEndpoints.updateJob,
  pause: jobsEndpoints.pauseJob,
  resume: jobsEndpoints.resumeJob,
  renew: jobsEndpoints.renewJob,
  close: jobsEndpoints.closeJob,
} satisfies Record<JobCommand, { path: string }>;

/** What its author may do now, with the money that would move. */
export function authorActions(row: JobRow, held: number, now: Date): Action[] {
  const left = { ...row, slots: row.slots - row.taken - row.used };
  const { fee, total } = costOf(left);
  const money: Partial<Record<JobCommand, Action['money']>> =
    row.kind === 'QUICK'
      ? { publish: { lock: total, fee }, renew: { lock: total, fee }, close: { refund: held } }
      : {};
  const commands = Object.entries(endpoints)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object above
    .map(([command, { path }]) => ({ command: command as JobCommand, path }))
    .filter(({ command }) => mayDo(command, row, now))
    .map(({ command, path }) => {
      const moved = money[command];
      return { key: command.toUpperCase(), enabled: true, endpoint: path, ...(moved && { money: moved }) };
    });
  return [...commands, { key: 'CLONE', enabled: true, endpoint: jobsEndpoints.cloneJob.path }];
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
