import { reviewLimits, sides } from '@keo/core/contract';
import { sql } from 'drizzle-orm';
import { array, number, object, parse, picklist, string } from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../users/users.table.ts';
import { reviews } from './reviews.table.ts';

const found = array(
  object({
    user_id: string(),
    of: picklist(sides),
    praise: number(),
    published: number(),
    from: array(string()),
  }),
);

/**
 * People whose reviews look bought, by the number of five-star reviews from accounts that were new when they wrote.
 * Most suspicious first.
 */
export async function listDoubtful(db: Database) {
  const { newAccountDays, doubtfulFrom } = reviewLimits;
  const isPraise = sql`${reviews.stars} = 5
    and ${reviews.writtenAt} < ${users.joinedAt} + make_interval(days => ${newAccountDays})`;
  const { rows } = await db.execute(sql`
    select ${reviews.toId} as user_id, ${reviews.of} as of,
      count(*) filter (where ${isPraise})::int as praise, count(*)::int as published,
      coalesce(array_agg(${reviews.byId} order by ${reviews.writtenAt}) filter (where ${isPraise}), '{}') as from
    from ${reviews} join ${users} on ${users.id} = ${reviews.byId}
    where ${reviews.state} = 'PUBLISHED'
    group by ${reviews.toId}, ${reviews.of}
    having count(*) filter (where ${isPraise}) >= ${doubtfulFrom}
    order by praise desc, user_id, ${reviews.of}`);
  return parse(found, rows).map(({ user_id, ...rest }) => ({ userId: user_id, ...rest }));
}
