import {
  type CreateJob,
  type EndpointData,
  type JobState,
  type JobView,
  jobsEndpoints,
} from '@keo/core/contract';
import type { InferOutput } from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { once } from '../../platform/idempotency.ts';
import type { Platform } from '../../platform/platform.ts';
import { RefusalError } from '../../platform/refusal.ts';
import { newId } from '../../platform/secret-text.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import type { Applicants } from '../applications/applicants.service.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import type { UsersService } from '../users/users.service.ts';
import type { Escrows } from '../wallet/escrow.service.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { type JobCommand, authorActions, mayDo, readerActions } from './job-actions.ts';
import { jobLog } from './job-logs.ts';
import { columnsOf, slugOf } from './new-job.ts';
import { findJob, findJobBySlug, insertJob, listByAuthor, lockJob, updateJob } from './jobs.repository.ts';
import type { JobRow } from './jobs.table.ts';
import { findScam } from './scam-patterns.ts';
import { searchJobs } from './search-jobs.ts';
import { costOf, netOf, toListing } from './to-job.ts';

type Query = InferOutput<(typeof jobsEndpoints.jobsList)['input']>;

/** What the deals of a posting are to it. */
export type JobDeals = {
  /** The deal that this person has on it and that has not ended without them. */
  findOf(db: Database, jobId: string, userId: string): Promise<string | null>;
  /** Ends what was still being negotiated. */
  endNegotiations(unit: Unit, job: JobRow): Promise<void>;
};

export type JobsService = {
  list(query: Query): Promise<EndpointData<typeof jobsEndpoints.jobsList>>;
  info(slug: string, userId: string | null): Promise<JobView>;
  mine(
    userId: string,
    query: { state?: JobState | undefined; pageNum: number; pageSize: number },
  ): Promise<EndpointData<typeof jobsEndpoints.myJobsList>>;
  create(userId: string, job: CreateJob): Promise<JobView>;
  update(userId: string, change: { jobId: string; version: number; job: CreateJob }): Promise<JobView>;
  clone(userId: string, jobId: string): Promise<JobView>;
  publish(userId: string, command: { jobId: string; requestId: string }): Promise<JobView>;
  pause(userId: string, jobId: string): Promise<JobView>;
  resume(userId: string, jobId: string): Promise<JobView>;
  renew(userId: string, jobId: string): Promise<JobView>;
  close(userId: string, jobId: string): Promise<JobView>;
  estimate(
    userId: string,
    order: { kind: 'QUICK' | 'PROJECT'; price: number; slots: number },
  ): Promise<EndpointData<typeof jobsEndpoints.estimateJobCost>>;
  /** The timer of an expiry: does nothing where the posting is no longer open or was given more time. */
  expire(jobId: string): Promise<void>;
  /** Lets a posting that waited for a look go on; `null` for the timer. */
  passModeration(jobId: string, operator: string | null): Promise<void>;
  /** Sends a posting that waited for a look back to its author, with what to change. */
  failModeration(jobId: string, operator: string, note: string): Promise<void>;
  /** Takes a posting down for good. */
  remove(jobId: string, operator: string, note: string): Promise<void>;
};

const hour = 3_600_000;
const moderationHours = 2;
/** The jobs of the queue. */
export const expireJob = 'job.expire';
export const moderateJob = 'job.moderate';

const notFound = () => new RefusalError('NOT_FOUND', 'notFound');
const notNow = () => new RefusalError('NOT_ALLOWED', 'notAllowedNow');

/** To others a number of applicants is one of a few steps. */
const stepOf = (applicants: number) => [21, 6, 1].find((least) => applicants >= least) ?? 0;

/** The money that a posting holds for slots nobody has taken. */
const heldBy = (row: JobRow) => {
  const isHolding = row.kind === 'QUICK' && ['OPEN', 'PAUSED', 'FILLED'].includes(row.state);
  return isHolding ? costOf({ ...row, slots: row.slots - row.taken - row.used }).total : 0;
};

/** The author's own posting, locked; to everybody else it does not exist. */
async function lockOwn(unit: Unit, userId: string, jobId: string): Promise<JobRow> {
  const row = await lockJob(unit.db, jobId);
  if (row?.authorId !== userId) throw notFound();
  return row;
}

export function createJobsService(
  {
    db,
    transact,
    clock,
    jobs: queue,
    limits,
  }: Pick<Platform, 'db' | 'transact' | 'jobs' | 'limits'> & { clock: Pick<Clock, 'now'> },
  deps: {
    users: UsersService;
    escrows: Escrows;
    wallet: WalletService;
    notifications: Pick<Notifications, 'writeLogs'>;
    applications: Applicants;
    deals: JobDeals;
  },
): JobsService {
  const { users, escrows, wallet, notifications, applications, deals } = deps;

  async function viewOf(database: Database, row: JobRow, userId: string | null): Promise<JobView> {
    const now = clock.now();
    const isAuthor = row.authorId === userId;
    const cardOf = await users.cardsOf(database, [row.authorId]);
    const counts = (await applications.countByJob(database, [row.id])).get(row.id);
    const applied = counts?.all ?? 0;
    const application =
      userId === null || isAuthor ? null : await applications.findOf(database, row.id, userId);
    const dealId = userId === null || isAuthor ? null : await deals.findOf(database, row.id, userId);
    const kind = isAuthor
      ? 'AUTHOR'
      : dealId !== null
        ? 'WORKER'
        : application
          ? 'APPLICANT'
          : userId === null
            ? 'VISITOR'
            : 'STRANGER';
    return {
      ...toListing(row, cardOf(row.authorId), now),
      description: row.description,
      conditions: row.conditions,
      releaseMode: row.releaseMode,
      revisionsMax: row.revisionsMax,
      applicants: isAuthor ? applied : stepOf(applied),
      taken: row.taken,
      done: row.used,
      myRelation: { kind, applicationId: application?.id ?? null, dealId },
      actions: isAuthor
        ? authorActions(row, heldBy(row), now)
        : readerActions(
            row,
            {
              userId,
              application: application && (application.state === 'SUBMITTED' ? 'SUBMITTED' : 'DECIDED'),
              hasDeal: dealId !== null,
            },
            now,
          ),
      budget: isAuthor ? { held: heldBy(row), ...costOf(row) } : null,
      moderationNote: isAuthor ? row.moderationNote : null,
      isEditable: isAuthor && mayDo('edit', row, now),
      createdAt: row.createdAt.toISOString(),
      version: row.version,
    };
  }

  function allow(command: JobCommand, row: JobRow): void {
    if (!mayDo(command, row, clock.now())) throw notNow();
  }

  /** Opens a posting: holds the budget of a quick one, and sets the clock of its end. */
  async function open(unit: Unit, row: JobRow): Promise<JobRow> {
    const now = clock.now();
    const left = row.slots - row.taken - row.used;
    if (left === 0) throw new RefusalError('SLOT_GONE', 'slotGone');
    const isFirst = row.publishedAt === null;
    const expiresAt =
      isFirst && +row.expiresAt > +now + hour ? row.expiresAt : new Date(+now + row.openHours * hour);
    const round = row.round + 1;
    if (row.kind === 'QUICK') {
      await escrows.lockJob(unit, {
        jobId: row.id,
        authorId: row.authorId,
        slots: left,
        reward: row.price,
        event: round === 1 ? 'publish' : `renew:${round}`,
        actor: row.authorId,
      });
    }
    await queue.send(unit.db, expireJob, { jobId: row.id }, { at: expiresAt });
    await notifications.writeLogs(unit, [jobLog(row, { action: 'JOB_CREATED', recipientId: row.authorId })]);
    return updateJob(unit.db, row.id, {
      state: 'OPEN',
      expiresAt,
      publishedAt: now,
      round,
      moderationNote: null,
      updatedAt: now,
    });
  }

  /** Who waits for an answer is told how it ended. */
  async function endApplications(unit: Unit, row: JobRow, state: 'REJECTED' | 'EXPIRED'): Promise<void> {
    const ended = await applications.endWaiting(unit.db, row.id, state, clock.now());
    const action = state === 'REJECTED' ? 'APPLICATION_REJECTED' : 'JOB_EXPIRED';
    await notifications.writeLogs(
      unit,
      ended.map(({ workerId }) => jobLog(row, { action, recipientId: workerId, workerId })),
    );
  }

  /** What no slot has taken comes back to the author, who is told how much. */
  async function giveBack(unit: Unit, row: JobRow, event: string, closing: boolean): Promise<void> {
    if (row.kind !== 'QUICK' || row.round === 0 || heldBy(row) === 0) return;
    const amount = await escrows.refundJob(unit, { jobId: row.id, event, closing, actor: row.authorId });
    if (amount === 0) return;
    const reason = 'ESCROW_REFUND';
    await notifications.writeLogs(unit, [
      jobLog(row, { action: 'PAYMENT_PROCESSED', recipientId: row.authorId, amount, reason }),
    ]);
  }

  async function end(unit: Unit, row: JobRow, state: 'CLOSED' | 'REMOVED'): Promise<JobRow> {
    await endApplications(unit, row, 'REJECTED');
    await deals.endNegotiations(unit, row);
    await giveBack(unit, row, state.toLowerCase(), row.taken === 0);
    return updateJob(unit.db, row.id, { state, updatedAt: clock.now() });
  }

  const change = (
    userId: string,
    jobId: string,
    command: JobCommand,
    work: (unit: Unit, row: JobRow) => Promise<JobRow>,
  ) =>
    transact(async (unit) => {
      const row = await lockOwn(unit, userId, jobId);
      allow(command, row);
      return viewOf(unit.db, await work(unit, row), userId);
    });

  const keep = async (userId: string, job: CreateJob): Promise<JobView> => {
    const now = clock.now();
    const columns = columnsOf(job, now);
    const row = await insertJob(db, {
      ...columns,
      id: newId('jb'),
      slug: slugOf(job.title),
      authorId: userId,
      state: 'DRAFT',
      createdAt: now,
    });
    return viewOf(db, row, userId);
  };

  return {
    async list(query) {
      const now = clock.now();
      const { rows, total, next } = await searchJobs(db, now, query);
      const cardOf = await users.cardsOf(
        db,
        rows.map(({ authorId }) => authorId),
      );
      const list = rows.map((row) => toListing(row, cardOf(row.authorId), now));
      return { list, total, totalPage: Math.ceil(total / query.pageSize), next };
    },

    async info(slug, userId) {
      const row = await findJobBySlug(db, slug);
      if (!row) throw notFound();
      const isHidden = ['DRAFT', 'IN_MODERATION', 'REMOVED'].includes(row.state);
      if (isHidden && row.authorId !== userId) throw notFound();
      return viewOf(db, row, userId);
    },

    async mine(userId, { state, pageNum, pageSize }) {
      const now = clock.now();
      const page = { state, limit: pageSize, offset: (pageNum - 1) * pageSize };
      const { rows, total } = await listByAuthor(db, userId, page);
      const counts = await applications.countByJob(
        db,
        rows.map(({ id }) => id),
      );
      const cardOf = await users.cardsOf(db, [userId]);
      const list = rows.map((row) => ({
        ...toListing(row, cardOf(userId), now),
        taken: row.taken,
        done: row.used,
        waiting: counts.get(row.id)?.waiting ?? 0,
        held: heldBy(row),
        actions: authorActions(row, heldBy(row), now),
      }));
      return { list, total, totalPage: Math.ceil(total / pageSize) };
    },

    create: keep,

    async update(userId, { jobId, version, job }) {
      return change(userId, jobId, 'edit', async (unit, row) => {
        if (row.version !== version) {
          const fresh = await viewOf(unit.db, row, userId);
          throw new RefusalError('STALE', 'stale', { fresh });
        }
        return updateJob(unit.db, jobId, columnsOf(job, clock.now()));
      });
    },

    async clone(userId, jobId) {
      const row = await findJob(db, jobId);
      if (row?.authorId !== userId) throw notFound();
      const { slug: _slug, id: _id, ...same } = row;
      const now = clock.now();
      const copy = await insertJob(db, {
        ...same,
        id: newId('jb'),
        slug: slugOf(row.title),
        state: 'DRAFT',
        taken: 0,
        used: 0,
        round: 0,
        publishedAt: null,
        moderationNote: null,
        expiresAt: new Date(+now + row.openHours * hour),
        createdAt: now,
        updatedAt: now,
        version: 0,
      });
      return viewOf(db, copy, userId);
    },

    async publish(userId, { jobId, requestId }) {
      await limits.take('money', userId);
      return transact((unit) =>
        once(
          unit.db,
          {
            scope: `${userId} publish-job`,
            requestId,
            request: { jobId },
            answer: jobsEndpoints.publishJob.data,
            clock,
          },
          async () => {
            const row = await lockOwn(unit, userId, jobId);
            allow('publish', row);
            const author = await users.byId(unit.db, userId);
            if (author.emailVerifiedAt === null && author.phoneVerifiedAt === null)
              throw new RefusalError('NOT_ELIGIBLE', 'verifyFirst', { rule: 'VERIFIED' });
            const scam = findScam(`${row.title} ${row.description}`);
            if (scam === null) return viewOf(unit.db, await open(unit, row), userId);
            const now = clock.now();
            const at = new Date(+now + moderationHours * hour);
            await queue.send(unit.db, moderateJob, { jobId }, { at });
            const waiting = await updateJob(unit.db, jobId, {
              state: 'IN_MODERATION',
              moderationNote: scam,
              updatedAt: now,
            });
            return viewOf(unit.db, waiting, userId);
          },
        ),
      );
    },

    pause: (userId, jobId) =>
      change(userId, jobId, 'pause', (unit) =>
        updateJob(unit.db, jobId, { state: 'PAUSED', updatedAt: clock.now() }),
      ),

    resume: (userId, jobId) =>
      change(userId, jobId, 'resume', (unit) =>
        updateJob(unit.db, jobId, { state: 'OPEN', updatedAt: clock.now() }),
      ),

    async renew(userId, jobId) {
      await limits.take('money', userId);
      return change(userId, jobId, 'renew', async (unit, row) => {
        // The timer may not have fired yet: what it would give back is given back first.
        const expired = row.state === 'EXPIRED' ? row : await expireRow(unit, row);
        return open(unit, expired);
      });
    },

    close: (userId, jobId) => change(userId, jobId, 'close', (unit, row) => end(unit, row, 'CLOSED')),

    async estimate(userId, order) {
      const { fee, total } = costOf(order);
      const { balance } = await wallet.balancesOf(db, userId);
      return {
        price: order.price,
        authorFee: fee,
        total,
        workerFee: order.price - netOf(order.price),
        workerNet: netOf(order.price),
        balance,
        shortfall: Math.max(0, total - balance),
        isHeldAtOnce: order.kind === 'QUICK',
      };
    },

    expire: (jobId) =>
      transact(async (unit) => {
        const row = await lockJob(unit.db, jobId);
        const isDue = row && ['OPEN', 'PAUSED', 'FILLED'].includes(row.state) && row.expiresAt <= clock.now();
        if (isDue && row.state !== 'FILLED') await expireRow(unit, row);
      }),

    passModeration: (jobId, operator) =>
      transact(async (unit) => {
        const row = await lockJob(unit.db, jobId);
        if (row?.state !== 'IN_MODERATION') {
          if (operator !== null) throw notNow();
          return;
        }
        const { balance } = await wallet.balancesOf(unit.db, row.authorId);
        if (row.kind === 'PROJECT' || balance >= costOf(row).total) await open(unit, row);
        else await sendBack(unit, row, 'INSUFFICIENT_BALANCE');
      }),

    failModeration: (jobId, _operator, note) =>
      transact(async (unit) => {
        const row = await lockJob(unit.db, jobId);
        if (row?.state !== 'IN_MODERATION') throw notNow();
        await sendBack(unit, row, note);
      }),

    remove: (jobId, _operator, note) =>
      transact(async (unit) => {
        const row = await lockJob(unit.db, jobId);
        if (!row) throw notFound();
        if (!mayDo('close', row, clock.now())) throw notNow();
        const removed = await end(unit, row, 'REMOVED');
        await updateJob(unit.db, jobId, { moderationNote: note });
        await notifications.writeLogs(unit, [
          jobLog(removed, {
            action: 'ACTION_REQUIRED',
            recipientId: row.authorId,
            reason: 'JOB_REMOVED',
            text: note,
          }),
        ]);
      }),
  };

  async function expireRow(unit: Unit, row: JobRow): Promise<JobRow> {
    await endApplications(unit, row, 'EXPIRED');
    await giveBack(unit, row, `expire:${row.round}`, false);
    await notifications.writeLogs(unit, [jobLog(row, { action: 'JOB_EXPIRED', recipientId: row.authorId })]);
    return updateJob(unit.db, row.id, { state: 'EXPIRED', updatedAt: clock.now() });
  }

  async function sendBack(unit: Unit, row: JobRow, note: string): Promise<void> {
    await updateJob(unit.db, row.id, { state: 'DRAFT', moderationNote: note, updatedAt: clock.now() });
    const reason = 'JOB_NEEDS_EDIT';
    await notifications.writeLogs(unit, [
      jobLog(row, { action: 'ACTION_REQUIRED', recipientId: row.authorId, reason, text: note }),
    ]);
  }
}
