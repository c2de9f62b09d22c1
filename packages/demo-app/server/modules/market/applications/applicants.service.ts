import {
  type ApplicationFacts,
  type Case,
  type Log,
  type Refusal,
  decideApplication,
  eligibilityRules,
} from '@keo/core/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { RefusalError } from '../../../platform/http/refusal.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import { candidateFor, unknownCandidate } from '../law/candidate.ts';
import { type Actor, system } from '../law/actor.ts';
import { toRefusal } from '../law/to-refusal.ts';
import { jobLog } from '../jobs/job-logs.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import type { LogDraft } from '../../notifications/deal-log.draft.ts';
import type { Notifications } from '../../notifications/notifications.service.ts';
import { isSamePerson } from '../../bank-cards/same-person.service.ts';
import type { UsersService } from '../../users/users.service.ts';
import { applicationColumns, applicationFacts, waitingFacts } from '../law/application-facts.ts';
import { type ApplicationReminders, createApplicationReminders } from './application-reminders.ts';
import * as repository from './applications.repository.ts';
import type { ApplicationRow as Row, NewApplication } from './applications.table.ts';

/** An application as it is stored, or a draft of it. */
export type Applied = Row | Omit<NewApplication, 'state' | 'createdAt' | 'updatedAt'>;

/** Applications and what the law does with them. Callers hold the job locked in the transaction that they pass. */
export type Applicants = Pick<
  typeof repository,
  'countByJob' | 'findApplication' | 'findByWorker' | 'hasAny' | 'listWaiting'
> &
  ApplicationReminders & {
    /** Without a row: of the application that the worker could make. */
    getFacts(db: Database, job: JobRow, workerId: string | null, row: Row | null): Promise<ApplicationFacts>;
    createCase(
      unit: Unit,
      job: JobRow,
      applied: Applied,
      actor: Actor,
    ): Promise<Case<ApplicationFacts, never>>;
    endWaiting(unit: Unit, job: JobRow, type: 'REJECT' | 'JOB_EXPIRED'): Promise<void>;
  };

export const { listJobsWaitingFor } = repository;

const own = { ACCEPT_MODE: 'takeNotApply' } as const;
/** Reasons as told to the author, about the worker. */
const ofAnother = {
  ...own,
  PAUSED: 'workerPaused',
  PAUSED_HERE: 'workerPaused',
  ...Object.fromEntries(eligibilityRules.map((rule) => [rule, 'workerNotEligible' as const])),
};
export const refusedApplication = (refusal: Refusal, { party }: Actor): RefusalError =>
  toRefusal(refusal, party === 'author' ? ofAnother : own);

/** By recipient. */
function getDrafts(job: JobRow, row: Row, logs: readonly Log[], actor: Actor) {
  const isApplying = row.state === 'SUBMITTED';
  return logs.map(
    ({ code, to, reason }): LogDraft =>
      jobLog(job, {
        action: code,
        recipientId: to === 'author' ? job.authorId : row.workerId,
        workerId: row.workerId,
        actorId: actor.userId,
        amount: isApplying ? (row.bid ?? undefined) : undefined,
        reason,
        text: actor.text,
      }),
  );
}

type Needs = { clock: Pick<Clock, 'now'> } & {
  users: Pick<UsersService, 'byId'>;
  notifications: Pick<Notifications, 'writeLogs'>;
  hasDeal: (db: Database, jobId: string, workerId: string) => Promise<boolean>;
};

type Candidacy = { job: JobRow; workerId: string | null; row: Row | null };

async function getFacts(
  { clock, hasDeal }: Needs,
  db: Database,
  { job, workerId, row }: Candidacy,
): Promise<ApplicationFacts> {
  const isSomebody = workerId !== null;
  const { unmetRule, pause } = isSomebody
    ? await candidateFor(db, job, workerId, clock.now())
    : unknownCandidate;
  const applicant = {
    isAuthor: isSomebody && (await isSamePerson(db, job.authorId, workerId)),
    hasApplied: row !== null,
    hasDeal: isSomebody && (await hasDeal(db, job.id, workerId)),
    ...(isSomebody && row === null
      ? await repository.countApplications(db, workerId, job.id)
      : { waiting: 0, withdrawn: 0 }),
    unmetRule,
    pause,
  };
  return applicationFacts(job, row, applicant, clock.now());
}

async function createCase(
  needs: Needs,
  unit: Unit,
  { job, applied }: { job: JobRow; applied: Applied },
  actor: Actor,
): Promise<Case<ApplicationFacts, never>> {
  const { clock, notifications } = needs;
  const now = clock.now();
  const stored = 'state' in applied ? applied : null;
  const known = stored ?? (await repository.findByWorker(unit.db, job.id, applied.workerId));
  const facts = await getFacts(needs, unit.db, { job, workerId: applied.workerId, row: known });
  let saved: Row;
  return {
    facts: stored ? facts : { ...facts, state: 'NONE' },
    async store({ next }) {
      const columns = applicationColumns(stored ?? { state: 'SUBMITTED', updatedAt: now }, next, now);
      saved = stored
        ? await repository.updateApplication(unit.db, stored.id, columns)
        : await repository.insertApplication(unit.db, { ...applied, ...columns, createdAt: now });
    },
    tell: async ({ logs }) => notifications.writeLogs(unit, getDrafts(job, saved, logs, actor)),
  };
}

async function endWaiting(
  { clock, notifications }: Needs,
  unit: Unit,
  job: JobRow,
  type: 'REJECT' | 'JOB_EXPIRED',
): Promise<void> {
  const now = clock.now();
  const drafts: LogDraft[] = [];
  for (const row of await repository.listWaiting(unit.db, job.id)) {
    const facts = waitingFacts(job, row, now);
    const decision = decideApplication(facts, { type }, { party: 'system', now: +now });
    if (!decision.isLawful) continue;
    const columns = applicationColumns(row, decision.next, now);
    const saved = await repository.updateApplication(unit.db, row.id, columns);
    drafts.push(...getDrafts(job, saved, decision.logs, system));
  }
  await notifications.writeLogs(unit, drafts);
}

export function createApplicants(needs: Needs): Applicants {
  const { countByJob, findApplication, findByWorker, hasAny, listWaiting } = repository;
  return {
    countByJob,
    findApplication,
    findByWorker,
    hasAny,
    listWaiting,
    ...createApplicationReminders(needs),
    getFacts: (db, job, workerId, row) => getFacts(needs, db, { job, workerId, row }),
    createCase: (unit, job, applied, actor) => createCase(needs, unit, { job, applied }, actor),
    endWaiting: (unit, job, type) => endWaiting(needs, unit, job, type),
  };
}
