import type {
  Application,
  ApplicationCommand,
  ApplicationSort,
  ApplicationState,
  ApplyJob,
  DealView,
  EndpointData,
  Ratings,
  Reliability,
  Side,
  applicationsEndpoints,
} from '@keo/core/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/security/secret-text.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import { hideContacts } from '../../../platform/texts/mask-contacts.ts';
import type { Market } from '../law/market-world.ts';
import * as jobs from '../jobs/jobs.repository.ts';
import { type JobRow, hiddenStates } from '../jobs/jobs.table.ts';
import { toListing } from '../jobs/to-job.ts';
import { type UsersService, refuseClosed } from '../../users/users.service.ts';
import type { Applicants } from './applicants.service.ts';
import { refuseAnswers, refuseBid } from './check-application.ts';
import * as repository from './applications.repository.ts';
import type { ApplicationRow as Row } from './applications.table.ts';
import { toMaskedLetter, toApplication } from './to-application.ts';

type Page = { state?: ApplicationState | undefined; pageNum: number; pageSize: number };
type JobPage = Page & { jobId: string; sort: ApplicationSort };
type Order = { id: string; side: Side; userId: string; text?: string | undefined };

export type ApplicationsService = {
  apply(userId: string, application: ApplyJob): Promise<Application>;
  listOfJob(
    userId: string,
    query: JobPage,
  ): Promise<EndpointData<typeof applicationsEndpoints.applicationsList>>;
  listOwn(
    userId: string,
    query: Page,
  ): Promise<EndpointData<typeof applicationsEndpoints.myApplicationsList>>;
  read(userId: string, ids: readonly string[]): Promise<{ read: number }>;
  shortlist(userId: string, id: string, isOn: boolean): Promise<Application>;
  accept(userId: string, id: string): Promise<{ application: Application; deal: DealView }>;
  reject(userId: string, id: string, reason: string | undefined): Promise<Application>;
  cancel(userId: string, id: string): Promise<Application>;
  nudge(jobId: string): Promise<void>;
};

/** The deal of an accepted application, in the same transaction. */
export type DealOpener = (unit: Unit, application: Row) => Promise<DealView>;

/** Queue name. */
export const nudgeJob = 'application.nudge';

/** Lock order: the job first. NOT_FOUND for all but the two sides. */
async function lock(unit: Unit, id: string, side: Side, userId: string): Promise<Row> {
  const known = await repository.findApplication(unit.db, id);
  if (known?.[side === 'author' ? 'authorId' : 'workerId'] !== userId) throw notFound();
  const job = await jobs.lockJob(unit.db, known.jobId);
  const row = await repository.lockApplication(unit.db, id);
  if (!job || !row) throw notFound();
  return row;
}

type Needs = Pick<Platform, 'db' | 'transact' | 'queue'> & { clock: Pick<Clock, 'now'> } & {
  users: UsersService;
  applicants: Applicants;
  market: Pick<Market, 'application'>;
  openDeal: DealOpener;
  /** By application. */
  findDeals: (
    db: Unit['db'],
    workerId: string,
    applicationIds: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
  /** Without workers who have too few deals. */
  getReliability: (
    db: Unit['db'],
    userIds: readonly string[],
    now: Date,
  ) => Promise<ReadonlyMap<string, Reliability>>;
  getRatings: (db: Unit['db'], userId: string) => Promise<Ratings>;
  /** Without users with too few answers. */
  listReplyMinutes: (
    db: Unit['db'],
    userIds: readonly string[],
    side: Side,
  ) => Promise<ReadonlyMap<string, number>>;
  /** By the hour. */
  getLastSeen: (db: Unit['db'], userIds: readonly string[]) => Promise<ReadonlyMap<string, Date>>;
};

/** Facts about applicants that only the author sees. */
async function getKnown(needs: Needs, db: Unit['db'], workerIds: readonly string[]) {
  const { getReliability, getLastSeen, getRatings, listReplyMinutes, clock } = needs;
  const reliability = await getReliability(db, workerIds, clock.now());
  const lastSeen = await getLastSeen(db, workerIds);
  // `reliability` leaves out those whose few deals say little.
  const replies = await listReplyMinutes(db, [...reliability.keys()], 'worker');
  const ratings = await Promise.all(workerIds.map((id) => getRatings(db, id)));
  const stars = new Map(workerIds.map((id, at) => [id, ratings[at]?.worker.rating ?? undefined]));
  return (workerId: string) => ({
    reliability: reliability.get(workerId),
    rating: stars.get(workerId),
    replyMinutes: replies.get(workerId),
    lastSeenAt: lastSeen.get(workerId)?.toISOString(),
  });
}

async function toView(
  needs: Needs,
  { db }: Pick<Unit, 'db'>,
  row: Row,
  readerId: string,
): Promise<Application> {
  const getCard = await needs.users.loadCards(db, [row.workerId]);
  const known = readerId === row.authorId ? await getKnown(needs, db, [row.workerId]) : null;
  return toApplication(row, getCard(row.workerId), readerId, known?.(row.workerId));
}

const give = (needs: Needs, { id, side, userId, text }: Order, command: ApplicationCommand) =>
  needs.transact(async (unit) => {
    const row = await lock(unit, id, side, userId);
    const saved = await needs.market.application(unit, row, command, { party: side, userId, text });
    return toView(needs, unit, saved, userId);
  });

/** Schedules the next reminder; an earlier one stays. */
async function scheduleReminder({ applicants, queue }: Needs, unit: Unit, job: JobRow): Promise<void> {
  const at = await applicants.nextReminder(unit, job);
  if (at) await queue.send(unit.db, nudgeJob, { jobId: job.id }, { at, key: job.id });
}

async function apply(needs: Needs, unit: Unit, userId: string, application: ApplyJob): Promise<Application> {
  const { users, market } = needs;
  // Serialises applications of one user, for the limit.
  await users.lock(unit.db, userId);
  const job = await jobs.lockJob(unit.db, application.jobId);
  if (!job || hiddenStates.includes(job.state)) throw notFound();
  await refuseClosed(unit.db, [userId, job.authorId]);
  refuseBid(job, application);
  refuseAnswers(job, application);
  const draft = {
    id: newId('ap'),
    jobId: job.id,
    authorId: job.authorId,
    workerId: userId,
    bid: application.bid ?? null,
    durationHours: application.durationHours ?? null,
    coverLetter: application.coverLetter,
    answers: application.answers,
    masked: toMaskedLetter(application),
  };
  const actor = { party: 'worker' as const, userId };
  const row = await market.application(unit, draft, { type: 'APPLY' }, actor);
  await scheduleReminder(needs, unit, job);
  return toView(needs, unit, row, userId);
}

async function accept(needs: Needs, unit: Unit, userId: string, id: string) {
  const row = await lock(unit, id, 'author', userId);
  const actor = { party: 'author' as const, userId };
  const accepted = await needs.market.application(unit, row, { type: 'ACCEPT' }, actor);
  const application = await toView(needs, unit, accepted, userId);
  return { application, deal: await needs.openDeal(unit, accepted) };
}

async function listByJob(needs: Needs, userId: string, { jobId, state, sort, pageNum, pageSize }: JobPage) {
  const { db, users } = needs;
  const job = await jobs.findJob(db, jobId);
  if (job?.authorId !== userId) throw notFound();
  const page = { state, limit: pageSize, offset: (pageNum - 1) * pageSize };
  const order = { sort, price: job.price };
  const { rows, total } = await repository.listOfJob(db, jobId, { ...page, ...order });
  const workers = rows.map(({ workerId }) => workerId);
  const getCard = await users.loadCards(db, workers);
  const known = await getKnown(needs, db, workers);
  const list = rows.map((row) => toApplication(row, getCard(row.workerId), userId, known(row.workerId)));
  return { list, total, totalPage: Math.ceil(total / pageSize) };
}

async function listOwn(
  { db, users, clock, findDeals }: Needs,
  userId: string,
  { state, pageNum, pageSize }: Page,
) {
  const page = { state, limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { rows, total } = await repository.listOfWorker(db, userId, page);
  const getCard = await users.loadCards(db, [userId, ...rows.map(({ authorId }) => authorId)]);
  const accepted = rows.filter(({ state: one }) => one === 'ACCEPTED').map(({ id }) => id);
  const dealIds = await findDeals(db, userId, accepted);
  const now = clock.now();
  const list = await Promise.all(
    rows.map(async (row) => {
      const job = await jobs.findJob(db, row.jobId);
      if (!job) throw new Error(`Application ${row.id} is for no posting`);
      const listing = toListing(job, getCard(job.authorId), now);
      return {
        ...toApplication(row, getCard(userId), userId),
        job: listing,
        questions: job.questions,
        authorReadAt: row.authorReadAt?.toISOString() ?? null,
        dealId: dealIds.get(row.id) ?? null,
      };
    }),
  );
  return { list, total, totalPage: Math.ceil(total / pageSize) };
}

/** All of them are the author's, or none is marked. */
async function read({ clock }: Needs, { db }: Unit, userId: string, ids: readonly string[]) {
  const { known, read: count } = await repository.markRead(db, userId, ids, clock.now());
  if (known < new Set(ids).size) throw notFound();
  return { read: count };
}

export function createApplicationsService(needs: Needs): ApplicationsService {
  const { transact, applicants } = needs;
  return {
    apply: (userId, application) => transact((unit) => apply(needs, unit, userId, application)),
    listOfJob: (userId, query) => listByJob(needs, userId, query),
    listOwn: (userId, query) => listOwn(needs, userId, query),

    read: (userId, ids) => transact((unit) => read(needs, unit, userId, ids)),
    shortlist: (userId, id, isOn) => give(needs, { id, side: 'author', userId }, { type: 'SHORTLIST', isOn }),
    accept: (userId, id) => transact((unit) => accept(needs, unit, userId, id)),

    reject(userId, id, reason) {
      // Contacts are masked before anything is agreed.
      const text = reason && hideContacts(reason);
      return give(needs, { id, side: 'author', userId, text }, { type: 'REJECT' });
    },

    cancel: (userId, id) => give(needs, { id, side: 'worker', userId }, { type: 'CANCEL' }),

    nudge: (jobId) =>
      transact(async (unit) => {
        const job = await jobs.lockJob(unit.db, jobId);
        if (!job) return;
        await applicants.remind(unit, job);
        await scheduleReminder(needs, unit, job);
      }),
  };
}
