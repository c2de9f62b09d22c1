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
import { hideContacts } from '../../../platform/texts/mask-contacts.ts';
import { listEdits } from './job-edits.repository.ts';
import { findJobByName, listByAuthor } from './jobs.repository.ts';
import { type JobEditRow, type JobRow, hiddenStates } from './jobs.table.ts';
import { searchJobs } from './search-jobs.ts';
import { isOver, toPosted, toListing, withoutContacts } from './to-job.ts';

type Query = InferOutput<(typeof jobsEndpoints.jobsList)['input']>;
type OwnQuery = InferOutput<(typeof jobsEndpoints.myJobsList)['input']>;
type Page = { pageNum: number; pageSize: number };

export type JobsReader = {
  list(query: Query): Promise<EndpointData<typeof jobsEndpoints.jobsList>>;
  info(slug: string, userId: string | null): Promise<JobView>;
  mine(userId: string, query: OwnQuery): Promise<EndpointData<typeof jobsEndpoints.myJobsList>>;
  ofAuthor(authorId: string, page: Page): Promise<EndpointData<typeof authorJobsEndpoints.jobsOfAuthor>>;
  view(db: Database, row: JobRow, userId: string | null): Promise<JobView>;
};

/** Others see the number of applicants only in steps. */
const getStep = (applicants: number) => [21, 6, 1].find((least) => applicants >= least) ?? 0;

type Needs = { db: Database; clock: Pick<Clock, 'now'> } & {
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
};

/** A job past its time counts as expired, even if its timer has not run. */
async function getFacts({ market, clock }: Needs, db: Database, row: JobRow): Promise<JobFacts> {
  const facts = await market.getJobFacts({ db }, row);
  return isOver(row, clock.now()) ? { ...facts, state: 'EXPIRED' as const } : facts;
}

/** What a user without a deal may do with another's job. */
async function getActions(
  { applications, clock }: Needs,
  db: Database,
  { row, facts }: { row: JobRow; facts: JobFacts },
  userId: string | null,
) {
  const by = { party: 'worker', now: +clock.now() } as const;
  const isSignedIn = userId !== null;
  if (row.acceptMode === 'INSTANT') {
    const deal = await factsOfNew(db, row, facts, { workerId: userId, now: clock.now() });
    return readerActions(permittedDeal(deal, by), isSignedIn);
  }
  const application = isSignedIn ? await applications.findByWorker(db, row.id, userId) : null;
  const theirs = await applications.getFacts(db, row, userId, application);
  return readerActions(permittedApplication(theirs, by), isSignedIn);
}

type Relation = {
  application: { id: string } | null;
  deal: { id: string; fundedAt: Date | null } | null;
};

async function findRelation(
  { applications, findDeal }: Needs,
  db: Database,
  row: JobRow,
  userId: string | null,
): Promise<Relation> {
  if (userId === null || userId === row.authorId) return { application: null, deal: null };
  const application = await applications.findByWorker(db, row.id, userId);
  return { application, deal: await findDeal(db, row.id, userId) };
}

function toRelation(
  row: JobRow,
  userId: string | null,
  { application, deal }: Relation,
): JobView['myRelation'] {
  const kinds = [
    [row.authorId === userId, 'AUTHOR'],
    [deal !== null, 'WORKER'],
    [application !== null, 'APPLICANT'],
    [userId === null, 'VISITOR'],
    [true, 'STRANGER'],
  ] as const;
  return {
    kind: kinds.find(([is]) => is)?.[1] ?? 'STRANGER',
    applicationId: application?.id ?? null,
    dealId: deal?.id ?? null,
  };
}

/** What only the author reads. */
function toAuthorPart(row: JobRow, { budget }: JobFacts, isAuthor: boolean) {
  const held = budget.price + budget.fee;
  return {
    budget: isAuthor ? { held, ...costOfJob(row) } : null,
    moderationNote: isAuthor ? row.moderationNote : null,
    isEditable: isAuthor && row.state === 'DRAFT',
  };
}

/** With contacts masked, for readers without money held on the job. */
const toEdits = (rows: readonly JobEditRow[], isVisible: boolean): JobView['edits'] =>
  rows.map(({ changes, createdAt }) => ({
    at: createdAt.toISOString(),
    changes: changes.map(({ field, before, after }) =>
      isVisible
        ? { field, before, after }
        : { field, before: hideContacts(before), after: hideContacts(after) },
    ),
  }));

async function view(needs: Needs, db: Database, row: JobRow, userId: string | null): Promise<JobView> {
  const { users, applications, clock, getReviewHours, getRejectPct } = needs;
  const now = clock.now();
  const isAuthor = row.authorId === userId;
  const getCard = await users.loadCards(db, [row.authorId]);
  const applied = (await applications.countByJob(db, [row.id])).get(row.id)?.all ?? 0;
  const relation = await findRelation(needs, db, row, userId);
  const { deal } = relation;
  const isVisible = isAuthor || (deal !== null && deal.fundedAt !== null);
  const reviewHours = await getReviewHours(db, [row.authorId]);
  const facts = await getFacts(needs, db, row);
  const getOwnActions = async () => (deal === null ? getActions(needs, db, { row, facts }, userId) : []);
  return {
    ...toPosted(row),
    ...toListing(row, getCard(row.authorId), now, reviewHours.get(row.authorId)),
    ...(!isVisible && withoutContacts(row)),
    ...toAuthorPart(row, facts, isAuthor),
    authorRejectPct: await getRejectPct(db, row.authorId, now),
    attachments: row.attachments,
    edits: toEdits(await listEdits(db, row.id), isVisible),
    applicants: isAuthor ? applied : getStep(applied),
    taken: row.taken,
    done: row.used,
    myRelation: toRelation(row, userId, relation),
    actions: isAuthor ? authorActions(facts, +now) : await getOwnActions(),
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

async function search(needs: Needs, query: Query) {
  const { db, clock, users, getReviewHours } = needs;
  const now = clock.now();
  const { rows, total, next } = await searchJobs(db, now, query);
  const authors = rows.map(({ authorId }) => authorId);
  const getCard = await users.loadCards(db, authors);
  const reviewHours = await getReviewHours(db, authors);
  const list = rows.map((row) => toListing(row, getCard(row.authorId), now, reviewHours.get(row.authorId)));
  return { list, total, totalPage: Math.ceil(total / query.pageSize), next };
}

async function listOpen(needs: Needs, authorId: string, { pageNum, pageSize }: Page) {
  const { db, clock, users, getReviewHours } = needs;
  const now = clock.now();
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { rows, total } = await listByAuthor(db, authorId, { state: 'OPEN', runsAt: now, ...page });
  if (rows.length === 0) return { list: [], total, totalPage: Math.ceil(total / pageSize) };
  const getCard = await users.loadCards(db, [authorId]);
  const reviewHours = (await getReviewHours(db, [authorId])).get(authorId);
  const list = rows.map((row) => toListing(row, getCard(authorId), now, reviewHours));
  return { list, total, totalPage: Math.ceil(total / pageSize) };
}

async function listOwn(needs: Needs, userId: string, { pageNum, pageSize, ...filter }: OwnQuery) {
  const { db, clock, users, applications } = needs;
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
      const facts = await getFacts(needs, db, row);
      return {
        ...toListing(row, getCard(userId), now),
        taken: row.taken,
        done: row.used,
        waiting: counts.get(row.id)?.waiting ?? 0,
        held: facts.budget.price + facts.budget.fee,
        updatedAt: row.updatedAt.toISOString(),
        actions: authorActions(facts, +now),
      };
    }),
  );
  return { list, total, totalPage: Math.ceil(total / pageSize) };
}

async function mayRead({ db, findDeal }: Needs, row: JobRow, userId: string | null): Promise<boolean> {
  if (!hiddenStates.includes(row.state) || row.authorId === userId) return true;
  return row.state === 'PRIVATE' && userId !== null && (await findDeal(db, row.id, userId)) !== null;
}

export const createJobsReader = (needs: Needs): JobsReader => ({
  view: (db, row, userId) => view(needs, db, row, userId),
  list: (query) => search(needs, query),
  ofAuthor: (authorId, page) => listOpen(needs, authorId, page),
  mine: (userId, query) => listOwn(needs, userId, query),

  async info(slug, userId) {
    const row = await findJobByName(needs.db, slug);
    if (!row || !(await mayRead(needs, row, userId))) throw notFound();
    return view(needs, needs.db, row, userId);
  },
});
