import type { ApplicationFacts } from '@keo/core/contract';
import { toMoment, toTime } from '../../../platform/database/moments.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import { stateNow } from '../jobs/to-job.ts';
import type { ApplicationRow } from '../applications/applications.table.ts';

type Applicant = ApplicationFacts['applicant'];

/** `row` is null before the application is made. */
export function applicationFacts(
  job: JobRow,
  row: ApplicationRow | null,
  applicant: Applicant,
  now: Date,
): ApplicationFacts {
  return {
    state: row?.state ?? 'NONE',
    submittedAt: +(row?.createdAt ?? now),
    isShortlisted: row?.shortlisted ?? false,
    remindedAt: toTime(row?.remindedAt ?? null),
    job: {
      state: stateNow(job, now),
      kind: job.kind,
      acceptMode: job.acceptMode,
      slotsLeft: job.slots - job.taken - job.used,
    },
    applicant,
  };
}

/** Only asked for applying and hiring, which read these facts themselves. */
const unasked: Applicant = {
  isAuthor: false,
  hasApplied: true,
  withdrawn: 0,
  hasDeal: false,
  waiting: 0,
  unmetRule: null,
  pause: null,
};

/** Of one that waits for its author. */
export const waitingFacts = (job: JobRow, row: ApplicationRow, now: Date): ApplicationFacts =>
  applicationFacts(job, row, unasked, now);

/** A shortlist mark does not change `updatedAt`, which the worker sees. */
export function applicationColumns(
  row: Pick<ApplicationRow, 'state' | 'updatedAt'>,
  next: ApplicationFacts,
  now: Date,
) {
  if (next.state === 'NONE') throw new Error('An application does not go back to before it was made');
  return {
    state: next.state,
    shortlisted: next.isShortlisted,
    remindedAt: toMoment(next.remindedAt),
    updatedAt: next.state === row.state ? row.updatedAt : now,
  };
}
