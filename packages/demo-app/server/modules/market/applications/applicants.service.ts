import {
  type ApplicationFacts,
  type By,
  type Case,
  type Log,
  type Refusal,
  applicationTimers,
  decideApplication,
  eligibilityRules,
} from '@keo/core/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { afterQuietHours } from '../../../platform/queue/quiet-hours.ts';
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
import { applicationColumns, applicationFacts } from '../law/application-facts.ts';
import * as repository from './applications.repository.ts';
import type { ApplicationRow as Row, NewApplication } from './applications.table.ts';

/** An application as it is stored, or a draft of it. */
export type Applied = Row | Omit<NewApplication, 'state' | 'createdAt' | 'updatedAt'>;

/** Applications and what the law does with them. Callers hold the job locked in the transaction that they pass. */
export type Applicants = Pick<
  typeof repository,
  'countByJob' | 'findApplication' | 'findByWorker' | 'listWaiting'
> & {
  /** Without a row: of the application that the worker could make. */
  getFacts(db: Database, job: JobRow, workerId: string | null, row: Row | null): Promise<ApplicationFacts>;
  createCase(unit: Unit, job: JobRow, applied: Applied, actor: Actor): Promise<Case<ApplicationFacts, never>>;
  endWaiting(unit: Unit, job: JobRow, type: 'REJECT' | 'JOB_EXPIRED'): Promise<void>;
  /** Reminds the author once of applications that have waited long enough. */
  remind(unit: Unit, job: JobRow): Promise<void>;
  /** When the next reminder is due. */
  nextReminder(unit: Pick<Unit, 'db'>, job: JobRow): Promise<Date | null>;
};

export const { listJobsWaitingFor } = repository;

/** Only asked for applying and hiring, which read these facts themselves. */
const unasked = {
  isAuthor: false,
  hasApplied: true,
  withdrawn: 0,
  hasDeal: false,
  waiting: 0,
  unmetRule: null,
  pause: null,
};

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

export function createApplicants(
  needs: { clock: Pick<Clock, 'now'> } & {
    users: Pick<UsersService, 'byId'>;
    notifications: Pick<Notifications, 'writeLogs'>;
    hasDeal: (db: Database, jobId: string, workerId: string) => Promise<boolean>;
  },
): Applicants {
  const { clock } = needs;

  const { users, notifications, hasDeal } = needs;
  const { countByJob, findApplication, findByWorker, listWaiting } = repository;
  const toBy = ({ party }: Pick<Actor, 'party'>): By => ({ party, now: +clock.now() });

  const getFacts: Applicants['getFacts'] = async (db, job, workerId, row) => {
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
  };

  /** By application id; without those already reminded of. */
  async function reminderTimes({ db }: Pick<Unit, 'db'>, job: JobRow, waiting: readonly Row[]) {
    const { settings } = await users.byId(db, job.authorId);
    // No reminder after the job has ended.
    const applied = +job.expiresAt;
    const getTimes = (row: Row) => applicationTimers(applicationFacts(job, row, unasked, clock.now()));
    return new Map(
      waiting.flatMap((row) =>
        getTimes(row).map(
          ({ at }) => [row.id, afterQuietHours({ at, of: applied }, settings.quietHours)] as const,
        ),
      ),
    );
  }

  return {
    countByJob,
    findApplication,
    findByWorker,
    listWaiting,
    getFacts,

    async createCase(unit, job, applied, actor) {
      const now = clock.now();
      const stored = 'state' in applied ? applied : null;
      const known = stored ?? (await findByWorker(unit.db, job.id, applied.workerId));
      const facts = await getFacts(unit.db, job, applied.workerId, known);
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
    },

    async endWaiting(unit, job, type) {
      const now = clock.now();
      const drafts: LogDraft[] = [];
      for (const row of await listWaiting(unit.db, job.id)) {
        const facts = applicationFacts(job, row, unasked, now);
        const decision = decideApplication(facts, { type }, toBy({ party: 'system' }));
        if (!decision.isLawful) continue;
        const columns = applicationColumns(row, decision.next, now);
        const saved = await repository.updateApplication(unit.db, row.id, columns);
        drafts.push(...getDrafts(job, saved, decision.logs, system));
      }
      await notifications.writeLogs(unit, drafts);
    },

    async remind(unit, job) {
      const now = clock.now();
      const waiting = await listWaiting(unit.db, job.id);
      const due = await reminderTimes(unit, job, waiting);
      const reminders: Log[] = [];
      for (const row of waiting) {
        if ((due.get(row.id) ?? Infinity) > +now) continue;
        const facts = applicationFacts(job, row, unasked, now);
        const decision = decideApplication(facts, { type: 'NUDGE' }, toBy({ party: 'system' }));
        if (!decision.isLawful) continue;
        reminders.push(...decision.logs);
        const columns = applicationColumns(row, decision.next, now);
        await repository.updateApplication(unit.db, row.id, columns);
      }
      // One reminder for all applications of the job, with their number.
      const [reminder] = reminders;
      if (!reminder) return;
      const { code: action, reason } = reminder;
      const log = { action, recipientId: job.authorId, reason, count: waiting.length };
      await notifications.writeLogs(unit, [jobLog(job, log)]);
    },

    async nextReminder(unit, job) {
      const times = [...(await reminderTimes(unit, job, await listWaiting(unit.db, job.id))).values()];
      return times.length === 0 ? null : new Date(Math.min(...times));
    },
  };
}
