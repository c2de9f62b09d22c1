import {
  type CreateJob,
  type EndpointData,
  type EndpointInput,
  type JobCommand,
  type JobKind,
  type JobView,
  type jobsEndpoints,
  type priceGuidanceEndpoints,
  estimateFor,
} from '@keo/core/contract';
import type { InferOutput } from 'valibot';
import type { Clock } from '../../../platform/clock.ts';
import { firstTime, once, rowName } from '../../../platform/database/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import { RefusalError, notFound } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/security/secret-text.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import { system } from '../law/actor.ts';
import type { Market } from '../law/market-world.ts';
import type { Files } from '../../uploads/files.service.ts';
import { refuseClosed } from '../../users/users.service.ts';
import type { WalletService } from '../../wallet/wallet.service.ts';
import { keepAttachments } from './attachments.ts';
import { type EditNeeds, editJob } from './edit-job.ts';
import { toColumns, isNamedAfter, toSlug } from './new-job.ts';
import { deleteJob, findJob, insertJob, lockJob, updateJob } from './jobs.repository.ts';
import type { JobsReader } from './jobs-reader.service.ts';
import type { JobRow } from './jobs.table.ts';
import { guidePrice } from './price-guidance.ts';
import { scamIn } from './scam-patterns.ts';
import { isOver } from './to-job.ts';

type Query = InferOutput<(typeof jobsEndpoints.jobsList)['input']>;
type OwnJob = { userId: string; jobId: string };
type JobChange = { jobId: string; version: number; job: CreateJob };
type JobOrder = { jobId: string; requestId: string };
type WordsChange = EndpointInput<typeof jobsEndpoints.editJob>;

export type JobsService = {
  list(query: Query): Promise<EndpointData<typeof jobsEndpoints.jobsList>>;
  info(slug: string, userId: string | null): Promise<JobView>;
  ofAuthor: JobsReader['ofAuthor'];
  mine: JobsReader['mine'];
  create(userId: string, job: CreateJob): Promise<JobView>;
  /** Rewrites a draft; of an open job only raises what may rise. */
  update(userId: string, change: JobChange): Promise<JobView>;
  /** Of a published job: its words. */
  edit(userId: string, change: WordsChange): Promise<JobView>;
  clone(userId: string, jobId: string): Promise<JobView>;
  publish(userId: string, command: JobOrder): Promise<JobView>;
  /** Only of a draft: only its author has seen it, and nothing refers to it. */
  delete(userId: string, order: JobOrder): Promise<null>;
  pause(userId: string, jobId: string): Promise<JobView>;
  resume(userId: string, jobId: string): Promise<JobView>;
  renew(userId: string, jobId: string): Promise<JobView>;
  close(userId: string, jobId: string): Promise<JobView>;
  estimate(
    userId: string,
    order: { kind: 'QUICK' | 'PROJECT'; price: number; slots: number },
  ): Promise<EndpointData<typeof jobsEndpoints.estimateJobCost>>;
  /** Null with too few deals. */
  guidance(query: {
    kind: JobKind;
    category: string;
  }): Promise<EndpointData<typeof priceGuidanceEndpoints.priceGuidance>>;
  /** An operator's decision on a job in moderation, or a public one. */
  moderate(
    jobId: string,
    verdict: { type: 'MODERATION_PASS' } | { type: 'MODERATION_FAIL' | 'REMOVE'; note: string },
    by?: string,
  ): Promise<JobRow>;
};

const hour = 3_600_000;

/** NOT_FOUND for everybody but the author. */
async function lockOwn(unit: Unit, userId: string, jobId: string): Promise<JobRow> {
  const row = await lockJob(unit.db, jobId);
  if (row?.authorId !== userId) throw notFound();
  await refuseClosed(unit.db, [userId]);
  return row;
}

type Needs = Pick<Platform, 'db' | 'transact' | 'limits'> & { clock: Pick<Clock, 'now'> } & {
  reader: JobsReader;
  wallet: Pick<WalletService, 'getSpendable'>;
  market: Pick<Market, 'job'>;
  keepFiles: Files['keep'];
} & EditNeeds;

/** Marks its files as kept. */
const toStored = async ({ clock, keepFiles }: Needs, { db }: Unit, userId: string, job: CreateJob) => ({
  ...toColumns(job, clock.now()),
  attachments: await keepAttachments(db, keepFiles, { userId, fileIds: job.fileIds }),
});

const giveCommand = (
  { transact, clock, market, reader }: Needs,
  { userId, jobId }: OwnJob,
  input: JobCommand,
) =>
  transact(async (unit) => {
    const own = await lockOwn(unit, userId, jobId);
    // Its author sees it as expired, also where its timer waits behind others.
    if (isOver(own, clock.now())) await market.job(unit, jobId, { type: 'EXPIRE' }, system);
    const row = await market.job(unit, jobId, input, { party: 'author', userId });
    return reader.view(unit.db, row, userId);
  });

async function create(needs: Needs, unit: Unit, userId: string, job: CreateJob): Promise<JobView> {
  const columns = await toStored(needs, unit, userId, job);
  const row = await insertJob(unit.db, {
    ...columns,
    id: newId('jb'),
    slug: toSlug(columns.title),
    authorId: userId,
    state: 'DRAFT',
    createdAt: columns.updatedAt,
  });
  return needs.reader.view(unit.db, row, userId);
}

async function refuseStale({ reader }: Needs, { db }: Unit, row: JobRow): Promise<never> {
  throw new RefusalError('STALE', 'stale', { fresh: await reader.view(db, row, row.authorId) });
}

async function update(
  needs: Needs,
  unit: Unit,
  userId: string,
  { jobId, version, job }: JobChange,
): Promise<JobView> {
  const { reader, market } = needs;
  const row = await lockOwn(unit, userId, jobId);
  if (row.version !== version) await refuseStale(needs, unit, row);
  if (row.state === 'DRAFT') {
    const draft = await updateJob(unit.db, jobId, await toStored(needs, unit, userId, job));
    return reader.view(unit.db, draft, userId);
  }
  const { price, slots, expiresAt } = job;
  const raise = { price, slots, ...(expiresAt !== undefined && { expiresAt: Date.parse(expiresAt) }) };
  const actor = { party: 'author' as const, userId };
  const raised = await market.job(unit, jobId, { type: 'ENHANCE', ...raise }, actor);
  return reader.view(unit.db, raised, userId);
}

async function edit(needs: Needs, unit: Unit, userId: string, { jobId, version, words }: WordsChange) {
  const row = await lockOwn(unit, userId, jobId);
  const edited = await editJob(needs, unit, row, words, { now: needs.clock.now(), version });
  return edited === 'STALE' ? refuseStale(needs, unit, row) : needs.reader.view(unit.db, edited, userId);
}

async function clone({ db, clock, reader }: Needs, userId: string, jobId: string): Promise<JobView> {
  const row = await findJob(db, jobId);
  if (row?.authorId !== userId) throw notFound();
  const now = clock.now();
  const copy = await insertJob(db, {
    ...row,
    id: newId('jb'),
    slug: toSlug(row.title),
    state: 'DRAFT',
    taken: 0,
    used: 0,
    publishedAt: null,
    moderationNote: null,
    moderationUntil: null,
    enhancedAt: null,
    expiresAt: new Date(+now + row.openHours * hour),
    createdAt: now,
    updatedAt: now,
    version: 0,
  });
  return reader.view(db, copy, userId);
}

async function publish(
  { transact, limits, clock, market, reader }: Needs,
  userId: string,
  { jobId, requestId }: JobOrder,
): Promise<JobView> {
  await limits.take('money', userId);
  const order = { scope: `${userId} publish-job`, requestId, request: { jobId }, answer: rowName, clock };
  return transact(async (unit) => {
    const { id } = await once(unit.db, order, async () => {
      const { slug, title } = await lockOwn(unit, userId, jobId);
      // A draft may have been renamed.
      if (!isNamedAfter(slug, title)) await updateJob(unit.db, jobId, { slug: toSlug(title) });
      const row = await market.job(unit, jobId, { type: 'PUBLISH' }, { party: 'author', userId });
      if (row.state === 'IN_MODERATION') await updateJob(unit.db, jobId, { moderationNote: scamIn(row) });
      return { id: jobId };
    });
    const row = await findJob(unit.db, id);
    return row ? reader.view(unit.db, row, userId) : Promise.reject(notFound());
  });
}

async function deleteDraft(
  { transact, clock }: Needs,
  userId: string,
  { jobId, requestId }: JobOrder,
): Promise<null> {
  const order = { scope: `${userId} delete-job`, requestId, request: { jobId }, clock };
  await transact((unit) =>
    firstTime(unit.db, order, async () => {
      const { state } = await lockOwn(unit, userId, jobId);
      if (state !== 'DRAFT') throw new RefusalError('NOT_ALLOWED', 'notAllowedNow');
      await deleteJob(unit.db, jobId);
    }),
  );
  return null;
}

export function createJobsService(needs: Needs): JobsService {
  const { db, transact, clock, limits, reader, wallet, market } = needs;
  return {
    list: (query) => reader.list(query),
    info: (slug, userId) => reader.info(slug, userId),
    mine: (userId, query) => reader.mine(userId, query),
    ofAuthor: (authorId, page) => reader.ofAuthor(authorId, page),
    create: (userId, job) => transact((unit) => create(needs, unit, userId, job)),
    update: (userId, change) => transact((unit) => update(needs, unit, userId, change)),
    edit: (userId, change) => transact((unit) => edit(needs, unit, userId, change)),
    clone: (userId, jobId) => clone(needs, userId, jobId),
    publish: (userId, order) => publish(needs, userId, order),
    delete: (userId, order) => deleteDraft(needs, userId, order),
    pause: (userId, jobId) => giveCommand(needs, { userId, jobId }, { type: 'PAUSE' }),
    resume: (userId, jobId) => giveCommand(needs, { userId, jobId }, { type: 'RESUME' }),
    close: (userId, jobId) => giveCommand(needs, { userId, jobId }, { type: 'CLOSE' }),

    async renew(userId, jobId) {
      await limits.take('money', userId);
      return giveCommand(needs, { userId, jobId }, { type: 'RENEW' });
    },

    estimate: async (userId, order) => estimateFor(order, await wallet.getSpendable(db, userId)),
    guidance: (query) => guidePrice(db, query, clock.now()),

    moderate: (jobId, verdict, by) =>
      transact(async (unit) => {
        const note = 'note' in verdict ? verdict.note : null;
        const actor = { party: 'operator' as const, userId: null, name: by, text: note ?? undefined };
        await market.job(unit, jobId, verdict, actor);
        return updateJob(unit.db, jobId, { moderationNote: note });
      }),
  };
}
