import { type Side, statisticsRules } from '@keo/core/contract';
import { sql } from 'drizzle-orm';
import { array, number, object, parse } from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { chatMessages, chatRooms } from './chat.table.ts';

/** Sample: the newest rooms, and the newest messages of each. */
const newestRooms = 50;
const newestMessages = 200;

const median = array(object({ minutes: number() }));

/** Median minutes from the other's first unanswered message to the user's next one. Null with too few answers. */
export async function getReplyMinutes(db: Database, userId: string, side: Side): Promise<number | null> {
  const own = side === 'author' ? chatRooms.authorId : chatRooms.workerId;
  const { rows } = await db.execute(sql`
    with recent as (
      select ${chatRooms.id} as id, ${chatRooms.lastSeq} as last_seq from ${chatRooms}
      where ${own} = ${userId} order by ${chatRooms.movedAt} desc limit ${newestRooms}
    ), said as (
      select message.*, lag(message.sender_id) over (partition by message.room_id order by message.seq) as before
      from recent join ${chatMessages} as message
        on message.room_id = recent.id and message.seq > recent.last_seq - ${newestMessages}
    ), turns as (
      select sender_id, created_at, lag(created_at) over (partition by room_id order by seq) as asked_at
      from said where before is distinct from sender_id
    )
    select (percentile_cont(0.5) within group (
      order by extract(epoch from created_at - asked_at)))::float8 / 60 as minutes
    from turns where sender_id = ${userId} and asked_at is not null
    having count(*) >= ${statisticsRules.shownFrom}`);
  const minutes = parse(median, rows)[0]?.minutes;
  return minutes === undefined ? null : Math.max(1, Math.round(minutes));
}
