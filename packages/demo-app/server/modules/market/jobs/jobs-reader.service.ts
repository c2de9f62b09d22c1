import {
  type EndpointData,
  type JobFacts,
  type JobView,
  type authorJobsEndpoints,
  type jobsEndpoints,
  authorActions,
  costOfJob,
  permittedApplication,
  permittedDeal,
  readerActions,
} from '@keo/core/contract';
import type { InferOutput } from 'valibot';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import type { Applicants } from '../applications/applicants.service.ts';
import type { Market } from '../law/market-world.ts';
import { factsOfNew } from '../law/new-deal.ts';
import type { UsersService } from '../../users/users.service.ts';
import { findJobByName, listByAuthor } from './jobs.repository.ts';
import type { JobRow } from './jobs.table.ts';
import { searchJobs } from './search-jobs.ts';
import { isOver, toPosted, toListing, withoutContacts } from './to-job.ts';

type Query = InferOutput<(typeof jobsEndpoints.jobsList)['input']>;

export type JobsReader = {
  list(query: Query): Promise<EndpointData<typeof jobsEndpoints.jobsList>>;
  info(slug: string, userId: string | null): Promise<JobView>;
  mine(
    userId: string,
    query: InferOutput<(typeof jobsEndpoints.myJobsList)['input']>,
  ): Promise<EndpointData<typeof jobsEndpoints.myJobsList>>;
  ofAuthor(
    authorId: string,
    page: { pageNum: number; pageSize: number },
  ): Promise<EndpointData<typeof authorJobsEndpoints.jobsOfAuthor>>;
  view(db: Database, row: JobRow, userId: string | null): Promise<JobView>;
};

/** Others see the number of applicants only in steps. */
const getStep = (applicants: number) => [21, 6, 1].find((least) => applicants >= least) ?? 0;

export function createJobsReader(
  needs: { db: Database; clock: Pick<Clock, 'now'> } & {
    users: Pick<UsersService, 'loadCards'>;
    applications: Applicants;
    market: Pick<Market, 'getJobFacts'>;
    findDeal: (
      db: Database,
      jobId: string,
      userId: string,
    ) => Promise<{ id: string; fundedAt: Date | null } | null>;
    /** Without authors with too few decisions. */
    getReviewHours: (db: Database, authorIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
    /** In percent; null with too few proofs. */
    getRejectPct: (db: Database, authorId: string, now: Date) => Promise<number | null>;
  },
): JobsReader {
  const { db, clock } = needs;

  const { users, applications, market, findDeal, getReviewHours, getRejectPct } = needs;

  /** A job past its time counts as expired, even if its timer has not run. */
  const getFacts = async (database: Database, row: JobRow) => {
    const facts = await market.getJobFacts({ db: database }, row);
    return isOver(row, clock.now()) ? { ...facts, state: 'EXPIRED' as const } : facts;
  };

  /** What a user without a deal may do with another's job. */
  async function getActions(database: Database, row: JobRow, facts: JobFacts, userId: string | null) {
    const by = { party: 'worker', now: +clock.now() } as const;
    const isSignedIn = userId !== null;
    if (row.acceptMode === 'INSTANT') {
      const deal = await factsOfNew(database, row, facts, { workerId: userId, now: clock.now() });
      return readerActions(permittedDeal(deal, by), isSignedIn);
    }
    const application = isSignedIn ? await applications.findByWorker(database, row.id, userId) : null;
    const theirs = await applications.getFacts(database, row, userId, application);
    return readerActions(permittedApplication(theirs, by), isSignedIn);
  }

  const view: JobsReader['view'] = async (database, row, userId) => {
    const now = clock.now();
    const isAuthor = row.authorId === userId;
    const other = isAuthor ? null : userId;
    const getCard = await users.loadCards(database, [row.authorId]);
    const applied = (await applications.countByJob(database, [row.id])).get(row.id)?.all ?? 0;
    const application = other === null ? null : await applications.findByWorker(database, row.id, other);
    const deal = other === null ? null : await findDeal(database, row.id, other);
    const dealId = deal?.id ?? null;
    const isVisible = isAuthor || (deal !== null && deal.fundedAt !== null);
    const kinds = [
      [isAuthor, 'AUTHOR'],
      [dealId !== null, 'WORKER'],
      [application !== null, 'APPLICANT'],
      [userId === null, 'VISITOR'],
      [true, 'STRANGER'],
    ] as const;
    const reviewHours = await getReviewHours(database, [row.authorId]);
    const facts = await getFacts(database, row);
    const held = facts.budget.price + facts.budget.fee;
    return {
      ...toPosted(row),
      ...toListing(row, getCard(row.authorId), now, reviewHours.get(row.authorId)),
      ...(!isVisible && withoutContacts(row)),
      authorRejectPct: await getRejectPct(database, row.authorId, now),
      attachments: row.attachments,
      applicants: isAuthor ? applied : getStep(applied),
      taken: row.taken,
      done: row.used,
      myRelation: {
        kind: kinds.find(([is]) => is)?.[1] ?? 'STRANGER',
        applicationId: application?.id ?? null,
        dealId,
      },
      actions: isAuthor
        ? authorActions(facts, +now)
        : dealId === null
          ? await getActions(database, row, facts, userId)
          : [],
      budget: isAuthor ? { held, ...costOfJob(row) } : null,
      moderationNote: isAuthor ? row.moderationNote : null,
      isEditable: isAuthor && row.state === 'DRAFT',
      createdAt: row.createdAt.toISOString(),
      version: row.version,
    };
  };

  return {
    view,

    async list(query) {
      const now = clock.now();
      const { rows, total, next } = await searchJobs(db, now, query);
      const authors = rows.map(({ authorId }) => authorId);
      const getCard = await users.loadCards(db, authors);
      const reviewHours = await getReviewHours(db, authors);
      const list = rows.map((row) =>
        toListing(row, getCard(row.authorId), now, reviewHours.get(row.authorId)),
      );
      return { list, total, totalPage: Math.ceil(total / query.pageSize), next };
    },

    async ofAuthor(authorId, { pageNum, pageSize }) {
      const now = clock.now();
      const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
      const { rows, total } = await listByAuthor(db, authorId, { state: 'OPEN', runsAt: now, ...page });
      if (rows.length === 0) return { list: [], total, totalPage: Math.ceil(total / pageSize) };
      const getCard = await users.loadCards(db, [authorId]);
      const reviewHours = (await getReviewHours(db, [authorId])).get(authorId);
      const list = rows.map((row) => toListing(row, getCard(authorId), now, reviewHours));
      return { list, total, totalPage: Math.ceil(total / pageSize) };
    },

    async info(slug, userId) {
      const row = await findJobByName(db, slug);
      const isHidden = row && ['DRAFT', 'IN_MODERATION', 'REMOVED'].includes(row.state);
      if (!row || (isHidden && row.authorId !== userId)) throw notFound();
      return view(db, row, userId);
    },

    async mine(userId, { pageNum, pageSize, ...filter }) {
      const now = clock.now();
      const page = { ...filter, limit: pageSize, offset: (pageNum - 1) * pageSize };
      const { rows, total } = await listByAuthor(db, userId, page);
      const counts = await applications.countByJob(
        db,
        rows.map(({ id }) => id),
      );
      const getCard = await users.loadCards(db, [userId]);
      const list = await Promise.all(
        rows.map(async (row) => {
          const facts = await getFacts(db, row);
          return {
            ...toListing(row, getCard(userId), now),
            taken: row.taken,
            done: row.used,
            waiting: counts.get(row.id)?.waiting ?? 0,
            held: facts.budget.price + facts.budget.fee,
            actions: authorActions(facts, +now),
          };
        }),
      );
      return { list, total, totalPage: Math.ceil(total / pageSize) };
    },
  };
}
