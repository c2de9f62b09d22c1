import type { JobState } from '@keo/core/contract';
import { and, asc, desc, eq, gt, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { rowsById, batched } from '../../../platform/database/batched.ts';
import { applications } from '../applications/applications.table.ts';
import { type JobRow, type NewJob, getClock, jobs } from './jobs.table.ts';

export async function insertJob(db: Database, row: NewJob): Promise<JobRow> {
  const [inserted] = await db.insert(jobs).values(row).returning();
  if (!inserted) throw new Error('An insert answers its row');
  return inserted;
}

export const findJob = batched(async (db, ids: readonly string[]) =>
  rowsById(
    ids,
    await db
      .select()
      .from(jobs)
      .where(inArray(jobs.id, [...ids])),
  ),
);

export async function findJobBySlug(db: Database, slug: string): Promise<JobRow | null> {
  const [row] = await db.select().from(jobs).where(eq(jobs.slug, slug));
  return row ?? null;
}

/** Only an id has an underscore. */
export const findJobByName = (db: Database, name: string): Promise<JobRow | null> =>
  name.includes('_') ? findJob(db, name) : findJobBySlug(db, name);

/** Serialises takes of slots and changes of the job. */
export const lockJob = batched(async (db, ids: readonly string[]) =>
  rowsById(
    ids,
    await db
      .select()
      .from(jobs)
      .where(inArray(jobs.id, [...ids]))
      .orderBy(asc(jobs.id))
      .for('update'),
  ),
);

/** The longest overdue first; skips locked rows. */
export async function listOverdueJobs(
  db: Database,
  { before, except, limit }: { before: Date; except: readonly string[]; limit: number },
): Promise<string[]> {
  const clock = getClock(jobs);
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(sql`${clock} < ${before.toISOString()}`, notInArray(jobs.id, [...except])))
    .orderBy(clock)
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Increments the version; the job must be locked. */
export async function updateJob(db: Database, id: string, change: Partial<NewJob>): Promise<JobRow> {
  const [row] = await db
    .update(jobs)
    .set({ ...change, version: sql`${jobs.version} + 1` })
    .where(eq(jobs.id, id))
    .returning();
  if (!row) throw new Error(`There is no posting ${id}`);
  return row;
}

export async function deleteJob(db: Database, id: string): Promise<void> {
  await db.delete(jobs).where(eq(jobs.id, id));
}

/** Does not increment the version, so that a reader's command is not refused for it. */
export async function setSlots(
  db: Database,
  id: string,
  slots: { taken: number; used: number },
): Promise<void> {
  await db.update(jobs).set(slots).where(eq(jobs.id, id));
}

const waitingFor = (db: Database, authorId: string) =>
  or(
    eq(jobs.state, 'DRAFT'),
    inArray(
      jobs.id,
      db
        .select({ jobId: applications.jobId })
        .from(applications)
        .where(and(eq(applications.authorId, authorId), eq(applications.state, 'SUBMITTED'))),
    ),
  );

const olderThan = (id: string) =>
  sql`(${jobs.createdAt}, ${jobs.id}) < (select one.created_at, one.id from ${jobs} one where one.id = ${id})`;

/** Without private ones, newest first. `total` includes those before `after`. */
export async function listByAuthor(
  db: Database,
  authorId: string,
  filter: {
    state?: JobState | undefined;
    waiting?: boolean | undefined;
    posted?: boolean | undefined;
    runsAt?: Date | undefined;
    after?: string | undefined;
    limit: number;
    offset: number;
  },
): Promise<{ rows: JobRow[]; total: number }> {
  const mine = and(
    eq(jobs.authorId, authorId),
    ne(jobs.state, 'PRIVATE'),
    filter.state && eq(jobs.state, filter.state),
    filter.posted ? ne(jobs.state, 'DRAFT') : undefined,
    filter.waiting ? waitingFor(db, authorId) : undefined,
    filter.runsAt && gt(jobs.expiresAt, filter.runsAt),
  );
  const rows = await db
    .select()
    .from(jobs)
    .where(filter.after === undefined ? mine : and(mine, olderThan(filter.after)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(filter.limit)
    .offset(filter.offset);
  return { rows, total: await db.$count(jobs, mine) };
}
