import { type Side, statisticsRules } from '@keo/core/contract';
import { sql } from 'drizzle-orm';
import { array, number, object, parse, string } from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { chatMessages, chatRooms } from './chat.table.ts';

/** Sample: the newest rooms, and the newest messages of each. */
const newestRooms = 50;
const newestMessages = 200;

const medians = array(object({ id: string(), minutes: number() }));

/**
 * Median minutes from the other's first unanswered message to the user's next one, on that side. Without users with too
 * few answers.
 */
export async function listReplyMinutes(
  db: Database,
  userIds: readonly string[],
  side: Side,
): Promise<ReadonlyMap<string, number>> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) return new Map();
  const own = side === 'author' ? chatRooms.authorId : chatRooms.workerId;
  const list = sql.join(
    ids.map((id) => sql`(${id})`),
    sql`, `,
  );
  const { rows } = await db.execute(sql`
    with recent as (
      select person.id as user_id, room.* from (values ${list}) as person (id)
      cross join lateral (
        select ${chatRooms.id} as id, ${chatRooms.lastSeq} as last_seq from ${chatRooms}
        where ${own} = person.id order by ${chatRooms.movedAt} desc limit ${newestRooms}
      ) as room
    ), said as (
      select recent.user_id, message.*,
        lag(message.sender_id) over (partition by message.room_id order by message.seq) as before
      from recent join ${chatMessages} as message
        on message.room_id = recent.id and message.seq > recent.last_seq - ${newestMessages}
    ), turns as (
      select user_id, sender_id, created_at,
        lag(created_at) over (partition by room_id order by seq) as asked_at
      from said where before is distinct from sender_id
    )
    select user_id as id, (percentile_cont(0.5) within group (
      order by extract(epoch from created_at - asked_at)))::float8 / 60 as minutes
    from turns where sender_id = user_id and asked_at is not null
    group by user_id having count(*) >= ${statisticsRules.shownFrom}`);
  return new Map(parse(medians, rows).map(({ id, minutes }) => [id, Math.max(1, Math.round(minutes))]));
}

/** Of one user; null with too few answers. */
export const getReplyMinutes = async (db: Database, userId: string, side: Side): Promise<number | null> =>
  (await listReplyMinutes(db, [userId], side)).get(userId) ?? null;
