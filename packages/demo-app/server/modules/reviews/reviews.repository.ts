import type { Side } from '@keo/core/contract';
import { type SQL, and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { batched } from '../../platform/database/batched.ts';
import { selectOtherAccounts } from '../bank-cards/same-person.service.ts';
import { type NewReview, type ReviewRow, reviews } from './reviews.table.ts';

export const insertPair = batched(async (db, pairs: readonly (readonly NewReview[])[]) => {
  const rows = await db.insert(reviews).values(pairs.flat()).returning();
  return pairs.map((pair) => rows.filter(({ dealId }) => dealId === pair[0]?.dealId));
});

/** Locked; empty where nobody was asked. */
export const lockPair = (db: Database, dealId: string): Promise<ReviewRow[]> =>
  db.select().from(reviews).where(eq(reviews.dealId, dealId)).orderBy(asc(reviews.id)).for('update');

export const listOfDeals = (db: Database, dealIds: readonly string[]): Promise<ReviewRow[]> =>
  db
    .select()
    .from(reviews)
    .where(inArray(reviews.dealId, [...dealIds]));

export async function updateReview(
  db: Database,
  id: string,
  change: Partial<Omit<NewReview, 'id' | 'version'>>,
): Promise<ReviewRow> {
  const [row] = await db
    .update(reviews)
    .set({ ...change, version: sql`${reviews.version} + 1` })
    .where(eq(reviews.id, id))
    .returning();
  if (!row) throw new Error(`There is no review ${id}`);
  return row;
}

type Page = { limit: number; offset: number };

async function listPage(db: Database, where: SQL | undefined, order: SQL[], { limit, offset }: Page) {
  const rows = await db
    .select()
    .from(reviews)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(reviews, where) };
}

const isToWrite = (userId: string, now: Date) =>
  and(
    eq(reviews.byId, userId),
    eq(reviews.state, 'ASKED'),
    gt(reviews.closesAt, now),
    sql`${reviews.toId} not in (${selectOtherAccounts(userId)})`,
  );

/** By closing time. */
export const listToWrite = (db: Database, userId: string, now: Date, page: Page) =>
  listPage(db, isToWrite(userId, now), [asc(reviews.closesAt), asc(reviews.id)], page);

export const countToWrite = (db: Database, userId: string, now: Date): Promise<number> =>
  db.$count(reviews, isToWrite(userId, now));

/** Newest first. */
export const listWritten = (db: Database, userId: string, page: Page) =>
  listPage(
    db,
    and(eq(reviews.byId, userId), isNotNull(reviews.stars)),
    [desc(reviews.writtenAt), desc(reviews.id)],
    page,
  );

/** Newest first. */
export const listPublished = (
  db: Database,
  { userId, of, stars }: { userId: string; of?: Side | undefined; stars?: number | undefined },
  page: Page,
) =>
  listPage(
    db,
    and(
      eq(reviews.toId, userId),
      eq(reviews.state, 'PUBLISHED'),
      of && eq(reviews.of, of),
      stars === undefined ? undefined : eq(reviews.stars, stars),
    ),
    [desc(reviews.publishedAt), desc(reviews.id)],
    page,
  );

export async function listUnreminded(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ dealId: reviews.dealId })
    .from(reviews)
    .where(and(eq(reviews.byId, userId), eq(reviews.state, 'ASKED'), isNull(reviews.remindedAt)));
  return rows.map(({ dealId }) => dealId);
}

export async function findDealId(db: Database, id: string): Promise<string | null> {
  const [row] = await db.select({ dealId: reviews.dealId }).from(reviews).where(eq(reviews.id, id));
  return row?.dealId ?? null;
}

/** Published reviews between accounts of one person, newest first. */
export const listBetweenOne = (db: Database, limit: number): Promise<ReviewRow[]> =>
  db
    .select()
    .from(reviews)
    .where(
      and(
        eq(reviews.state, 'PUBLISHED'),
        sql`${reviews.toId} in (${selectOtherAccounts(sql`${reviews.byId}`)})`,
      ),
    )
    .orderBy(desc(reviews.publishedAt), desc(reviews.id))
    .limit(limit);

export async function isPublishedPhoto(db: Database, fileId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      and(
        eq(reviews.state, 'PUBLISHED'),
        sql`${reviews.photos} @> ${JSON.stringify([{ id: fileId }])}::jsonb`,
      ),
    )
    .limit(1);
  return found !== undefined;
}
