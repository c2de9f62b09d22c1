import {
  type Application,
  type ApplicationState,
  type ApplyJob,
  type DealView,
  type EndpointData,
  type applicationsEndpoints,
  jobLimits,
} from '@keo/core/contract';
import { violatedUnique } from '../../platform/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { FieldsError, RefusalError } from '../../platform/refusal.ts';
import { newId } from '../../platform/secret-text.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import { jobLog } from '../jobs/job-logs.ts';
import type { JobDesk } from '../jobs/job-desk.service.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import { toListing } from '../jobs/to-job.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import type { UsersService } from '../users/users.service.ts';
import * as repository from './applications.repository.ts';
import type { ApplicationRow as Row } from './applications.table.ts';
import { toApplication } from './to-application.ts';

type Page = { state?: ApplicationState | undefined; pageNum: number; pageSize: number };

export type ApplicationsService = {
  apply(userId: string, application: ApplyJob): Promise<Application>;
  listOfJob(
    userId: string,
    query: Page & { jobId: string },
  ): Promise<EndpointData<typeof applicationsEndpoints.applicationsList>>;
  listOwn(
    userId: string,
    query: Page,
  ): Promise<EndpointData<typeof applicationsEndpoints.myApplicationsList>>;
  shortlist(userId: string, id: string, isOn: boolean): Promise<Application>;
  accept(userId: string, id: string): Promise<{ application: Application; deal: DealView }>;
  reject(userId: string, id: string, reason: string | undefined): Promise<Application>;
  cancel(userId: string, id: string): Promise<Application>;
  /** The timer that asks an author to answer those who wait. */
  nudge(jobId: string): Promise<void>;
};

/** What an accepted application becomes, in the same transaction. */
export type DealOpener = (unit: Unit, job: JobRow, application: Row) => Promise<DealView>;

const hour = 3_600_000;
const nudgeHours = 48;
/** The job of the queue. */
export const nudgeJob = 'application.nudge';

const notFound = () => new RefusalError('NOT_FOUND', 'notFound');
const notNow = () => new RefusalError('NOT_ALLOWED', 'notAllowedNow');

/** One that waits, locked after its posting, for one of its two sides; to everybody else it does not exist. */
async function lockWaiting(
  jobs: JobDesk,
  unit: Unit,
  id: string,
  side: 'authorId' | 'workerId',
  userId: string,
): Promise<{ row: Row; job: JobRow }> {
  const found = await repository.lockApplication(unit.db, id);
  if (found?.[side] !== userId) throw notFound();
  const job = await jobs.findJob(unit.db, found.jobId);
  if (!job) throw notFound();
  if (found.state !== 'SUBMITTED') throw notNow();
  return { row: found, job };
}

export function createApplicationsService(
  {
    db,
    transact,
    clock,
    jobs: queue,
  }: Pick<Platform, 'db' | 'transact' | 'jobs'> & { clock: Pick<Clock, 'now'> },
  deps: {
    users: UsersService;
    notifications: Pick<Notifications, 'writeLogs'>;
    jobs: JobDesk;
    openDeal: DealOpener;
  },
): ApplicationsService {
  const { users, notifications, jobs, openDeal } = deps;

  async function viewOf(unit: Pick<Unit, 'db'>, row: Row, readerId: string): Promise<Application> {
    const cardOf = await users.cardsOf(unit.db, [row.workerId]);
    return toApplication(row, cardOf(row.workerId), readerId);
  }

  const actorOf = async (unit: Unit, userId: string) => {
    const { displayName: name } = await users.byId(unit.db, userId);
    return { id: userId, name };
  };

  function refuseUnfit(job: JobRow | null, userId: string, { bid }: ApplyJob): asserts job is JobRow {
    const isVisible = job && !['DRAFT', 'IN_MODERATION', 'REMOVED'].includes(job.state);
    if (!isVisible) throw notFound();
    if (job.authorId === userId) throw new RefusalError('SELF_DEAL', 'ownJob');
    if (job.acceptMode !== 'APPLY') throw new RefusalError('NOT_ALLOWED', 'takeNotApply');
    if (job.state === 'FILLED') throw new RefusalError('SLOT_GONE', 'slotGone');
    if (job.state !== 'OPEN' || job.expiresAt <= clock.now()) throw new RefusalError('EXPIRED', 'jobNotOpen');
    const fitsStep = bid === undefined || bid % jobLimits.projectPriceStep === 0;
    if (job.kind === 'QUICK' ? bid !== undefined : !fitsStep || (bid ?? 0) > jobLimits.projectPriceMax)
      throw new FieldsError('INVALID', { bid: 'field.invalid' });
  }

  return {
    async apply(userId, application) {
      try {
        return await transact(async (unit) => {
          // Two of one person at once are counted one after the other.
          await users.lock(unit.db, userId);
          const job = await jobs.lockJob(unit.db, application.jobId);
          refuseUnfit(job, userId, application);
          const max = jobLimits.openApplicationsMax;
          if ((await repository.countOpenOf(unit.db, userId)) >= max)
            throw new RefusalError('LIMIT', 'tooManyApplications', { max }, { max });
          const now = clock.now();
          const row = await repository.insertApplication(unit.db, {
            id: newId('ap'),
            jobId: job.id,
            authorId: job.authorId,
            workerId: userId,
            state: 'SUBMITTED',
            bid: application.bid ?? null,
            durationHours: application.durationHours ?? null,
            coverLetter: application.coverLetter,
            answers: application.answers,
            createdAt: now,
            updatedAt: now,
          });
          const actor = await actorOf(unit, userId);
          await notifications.writeLogs(unit, [
            jobLog(job, {
              action: 'JOB_APPLICATION_RECEIVED',
              recipientId: job.authorId,
              workerId: userId,
              actor,
              amount: row.bid ?? undefined,
            }),
          ]);
          const at = new Date(+now + nudgeHours * hour);
          await queue.send(unit.db, nudgeJob, { jobId: job.id }, { at, key: job.id });
          return viewOf(unit, row, userId);
        });
      } catch (error) {
        if (violatedUnique(error) === 'applications_once') throw new RefusalError('TAKEN', 'alreadyApplied');
        throw error;
      }
    },

    async listOfJob(userId, { jobId, state, pageNum, pageSize }) {
      const job = await jobs.findJob(db, jobId);
      if (job?.authorId !== userId) throw notFound();
      const page = { state, limit: pageSize, offset: (pageNum - 1) * pageSize };
      const { rows, total } = await repository.listOfJob(db, jobId, page);
      const cardOf = await users.cardsOf(
        db,
        rows.map(({ workerId }) => workerId),
      );
      const list = rows.map((row) => toApplication(row, cardOf(row.workerId), userId));
      return { list, total, totalPage: Math.ceil(total / pageSize) };
    },

    async listOwn(userId, { state, pageNum, pageSize }) {
      const page = { state, limit: pageSize, offset: (pageNum - 1) * pageSize };
      const { rows, total } = await repository.listOfWorker(db, userId, page);
      const cardOf = await users.cardsOf(db, [userId, ...rows.map(({ authorId }) => authorId)]);
      const now = clock.now();
      const list = [];
      for (const row of rows) {
        const job = await jobs.findJob(db, row.jobId);
        if (!job) throw new Error(`Application ${row.id} is for no posting`);
        list.push({
          ...toApplication(row, cardOf(userId), userId),
          job: toListing(job, cardOf(job.authorId), now),
        });
      }
      return { list, total, totalPage: Math.ceil(total / pageSize) };
    },

    shortlist: (userId, id, isOn) =>
      transact(async (unit) => {
        await lockWaiting(jobs, unit, id, 'authorId', userId);
        return viewOf(unit, await repository.updateApplication(unit.db, id, { shortlisted: isOn }), userId);
      }),

    accept: (userId, id) =>
      transact(async (unit) => {
        // The posting first, like whoever takes a slot of it.
        const known = await repository.findApplication(unit.db, id);
        if (known?.authorId !== userId) throw notFound();
        const job = await jobs.lockJob(unit.db, known.jobId);
        if (!job) throw notFound();
        await lockWaiting(jobs, unit, id, 'authorId', userId);
        if (job.state === 'FILLED') throw new RefusalError('SLOT_GONE', 'slotGone');
        if (job.state !== 'OPEN' && job.state !== 'PAUSED') throw notNow();
        const row = await repository.updateApplication(unit.db, id, {
          state: 'ACCEPTED',
          updatedAt: clock.now(),
        });
        const actor = await actorOf(unit, userId);
        await notifications.writeLogs(unit, [
          jobLog(job, {
            action: 'APPLICATION_ACCEPTED',
            recipientId: row.workerId,
            workerId: row.workerId,
            actor,
          }),
        ]);
        const deal = await openDeal(unit, job, row);
        return { application: await viewOf(unit, row, userId), deal };
      }),

    reject: (userId, id, reason) =>
      transact(async (unit) => {
        const { row, job } = await lockWaiting(jobs, unit, id, 'authorId', userId);
        const { workerId } = row;
        const now = clock.now();
        const rejected = await repository.updateApplication(unit.db, id, {
          state: 'REJECTED',
          updatedAt: now,
        });
        const actor = await actorOf(unit, userId);
        await notifications.writeLogs(unit, [
          jobLog(job, {
            action: 'APPLICATION_REJECTED',
            recipientId: workerId,
            workerId,
            actor,
            text: reason,
          }),
        ]);
        return viewOf(unit, rejected, userId);
      }),

    cancel: (userId, id) =>
      transact(async (unit) => {
        const { job } = await lockWaiting(jobs, unit, id, 'workerId', userId);
        const now = clock.now();
        const row = await repository.updateApplication(unit.db, id, { state: 'CANCELLED', updatedAt: now });
        const actor = await actorOf(unit, userId);
        await notifications.writeLogs(unit, [
          jobLog(job, {
            action: 'APPLICATION_CANCELLED',
            recipientId: job.authorId,
            workerId: userId,
            actor,
          }),
        ]);
        return viewOf(unit, row, userId);
      }),

    nudge: (jobId) =>
      transact(async (unit) => {
        const job = await jobs.lockJob(unit.db, jobId);
        const counts = (await repository.countByJob(unit.db, [jobId])).get(jobId);
        if (!job || !counts || counts.waiting === 0) return;
        await notifications.writeLogs(unit, [
          jobLog(job, {
            action: 'ACTION_REQUIRED',
            recipientId: job.authorId,
            reason: 'APPLICATIONS_WAITING',
            count: counts.waiting,
          }),
        ]);
      }),
  };
}
