import type { ApplicationSort, ApplicationState } from '@keo/core/contract';
import { and, asc, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { rowsById, batched } from '../../../platform/database/batched.ts';
import { type ApplicationRow, type NewApplication, applications } from './applications.table.ts';

export async function insertApplication(db: Database, row: NewApplication): Promise<ApplicationRow> {
  const [inserted] = await db.insert(applications).values(row).returning();
  if (!inserted) throw new Error('An insert answers its row');
  return inserted;
}

export const findApplication = batched(async (db, ids: readonly string[]) =>
  rowsById(
    ids,
    await db
      .select()
      .from(applications)
      .where(inArray(applications.id, [...ids])),
  ),
);

export async function lockApplication(db: Database, id: string): Promise<ApplicationRow | null> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id)).for('update');
  return row ?? null;
}

/** Without withdrawn ones. */
export async function findByWorker(
  db: Database,
  jobId: string,
  workerId: string,
): Promise<ApplicationRow | null> {
  const [row] = await db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        eq(applications.workerId, workerId),
        ne(applications.state, 'CANCELLED'),
      ),
    );
  return row ?? null;
}

export async function updateApplication(
  db: Database,
  id: string,
  change: Partial<NewApplication>,
): Promise<ApplicationRow> {
  const [row] = await db.update(applications).set(change).where(eq(applications.id, id)).returning();
  if (!row) throw new Error(`There is no application ${id}`);
  return row;
}

/** Those of the author among `ids`, with how many they had not read before. */
export async function markRead(
  db: Database,
  authorId: string,
  ids: readonly string[],
  now: Date,
): Promise<{ known: number; read: number }> {
  const theirs = and(eq(applications.authorId, authorId), inArray(applications.id, [...ids]));
  const read = await db
    .update(applications)
    .set({ authorReadAt: now })
    .where(and(theirs, isNull(applications.authorReadAt)))
    .returning({ id: applications.id });
  return { known: await db.$count(applications, theirs), read: read.length };
}

export const listWaiting = (db: Database, jobId: string): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.state, 'SUBMITTED')));

export async function listJobsWaitingFor(db: Database, authorId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ jobId: applications.jobId })
    .from(applications)
    .where(and(eq(applications.authorId, authorId), eq(applications.state, 'SUBMITTED')));
  return rows.map(({ jobId }) => jobId);
}

/** A worker's pending applications to all jobs, and those to this one that they withdrew. */
export async function countApplications(
  db: Database,
  workerId: string,
  jobId: string,
): Promise<{ waiting: number; withdrawn: number }> {
  const { state } = applications;
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${state} = 'SUBMITTED')`.mapWith(Number),
      withdrawn:
        sql<number>`count(*) filter (where ${state} = 'CANCELLED' and ${applications.jobId} = ${jobId})`.mapWith(
          Number,
        ),
    })
    .from(applications)
    .where(and(eq(applications.workerId, workerId), inArray(state, ['SUBMITTED', 'CANCELLED'])));
  return row ?? { waiting: 0, withdrawn: 0 };
}

/** Withdrawn ones too. */
export async function hasAny(db: Database, jobId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.jobId, jobId))
    .limit(1);
  return row !== undefined;
}

/** All applications, and the waiting ones. */
export async function countByJob(
  db: Database,
  jobIds: readonly string[],
): Promise<Map<string, { all: number; waiting: number }>> {
  const counts = new Map(jobIds.map((id) => [id, { all: 0, waiting: 0 }]));
  if (jobIds.length === 0) return counts;
  const rows = await db
    .select({ jobId: applications.jobId, state: applications.state, count: count() })
    .from(applications)
    .where(and(inArray(applications.jobId, [...jobIds]), ne(applications.state, 'CANCELLED')))
    .groupBy(applications.jobId, applications.state);
  for (const row of rows) {
    const counted = counts.get(row.jobId);
    if (!counted) continue;
    counted.all += row.count;
    if (row.state === 'SUBMITTED') counted.waiting += row.count;
  }
  return counts;
}

type Page = { state: ApplicationState | undefined; limit: number; offset: number };
/** `price` is the job's, for applicants who named none. */
type Order = { sort: ApplicationSort; price: number };

const orderBy = ({ sort, price }: Order) => {
  if (sort === 'PRICE')
    return [asc(sql`coalesce(${applications.bid}, ${price})`), asc(applications.createdAt)];
  if (sort === 'NEWEST') return [desc(applications.createdAt)];
  return [desc(applications.shortlisted), asc(applications.createdAt)];
};

export async function listOfJob(
  db: Database,
  jobId: string,
  { state, limit, offset, ...order }: Page & Order,
): Promise<{ rows: ApplicationRow[]; total: number }> {
  const ofJob = and(eq(applications.jobId, jobId), state && eq(applications.state, state));
  const rows = await db
    .select()
    .from(applications)
    .where(ofJob)
    .orderBy(...orderBy(order), asc(applications.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(applications, ofJob) };
}

export async function listOfWorker(
  db: Database,
  workerId: string,
  { state, limit, offset }: Page,
): Promise<{ rows: ApplicationRow[]; total: number }> {
  const own = and(eq(applications.workerId, workerId), state && eq(applications.state, state));
  const rows = await db
    .select()
    .from(applications)
    .where(own)
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(applications, own) };
}
