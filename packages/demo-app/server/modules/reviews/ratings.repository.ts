import {
  type Rating,
  type Ratings,
  type ScoreName,
  type Side,
  noRating,
  reviewLimits,
  scoresBySide,
} from '@keo/core/contract';
import { and, avg, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { batched } from '../../platform/database/batched.ts';
import { ratings, reviews } from './reviews.table.ts';

export type Rated = { userId: string; of: Side };

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
const toKey = ({ userId, of }: Rated) => `${userId} ${of}`;

/** Serialises recounts. */
async function lockRating(db: Database, rated: Rated): Promise<void> {
  await db.insert(ratings).values(rated).onConflictDoNothing();
  const own = and(eq(ratings.userId, rated.userId), eq(ratings.of, rated.of));
  await db.select({ of: ratings.of }).from(ratings).where(own).for('update');
}

async function reckon(db: Database, { userId, of }: Rated): Promise<Rating> {
  const published = and(eq(reviews.toId, userId), eq(reviews.of, of), eq(reviews.state, 'PUBLISHED'));
  const byStars = await db
    .select({ stars: reviews.stars, count: count() })
    .from(reviews)
    .where(published)
    .groupBy(reviews.stars);
  const histogram = noRating.histogram.map(
    (_, index) => byStars.find(({ stars }) => stars === index + 1)?.count ?? 0,
  );
  const ratingCount = histogram.reduce((sum, each) => sum + each, 0);
  const sum = histogram.reduce((so, each, index) => so + each * (index + 1), 0);
  const enough = ratingCount >= reviewLimits.averageFrom;
  return {
    rating: enough ? oneDecimal(sum / ratingCount) : null,
    ratingCount,
    histogram,
    scores: Object.fromEntries(await getAverages(db, published, scoresBySide[of])),
  };
}

async function getAverages(db: Database, published: ReturnType<typeof and>, names: readonly ScoreName[]) {
  const found: [ScoreName, number][] = [];
  for (const name of names) {
    const score = sql<number>`(${reviews.scores} ->> ${name})::int`;
    const [row] = await db
      .select({ number: count(score), average: avg(score) })
      .from(reviews)
      .where(published);
    if (row && row.number >= reviewLimits.averageFrom) found.push([name, oneDecimal(Number(row.average))]);
  }
  return found;
}

/** In the transaction that publishes or hides a review. */
export async function recount(db: Database, changed: readonly Rated[]): Promise<void> {
  // In sorted order, against deadlocks.
  const inOrder = [...new Map(changed.map((rated) => [toKey(rated), rated]))].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  for (const [, rated] of inOrder) await lockRating(db, rated);
  for (const [, rated] of inOrder)
    await db
      .update(ratings)
      .set(await reckon(db, rated))
      .where(and(eq(ratings.userId, rated.userId), eq(ratings.of, rated.of)));
}

/** On each side. Batched. */
export const getRatings = batched(async (db, userIds: readonly string[]): Promise<Ratings[]> => {
  const rows = await db
    .select()
    .from(ratings)
    .where(inArray(ratings.userId, [...userIds]));
  const found = new Map(rows.map((row) => [toKey(row), row]));
  return userIds.map((userId) => {
    const on = (side: Side): Rating => {
      const row = found.get(toKey({ userId, of: side }));
      if (!row) return noRating;
      const { rating, ratingCount, histogram, scores } = row;
      return { rating, ratingCount, histogram, scores };
    };
    return { worker: on('worker'), author: on('author') };
  });
});
