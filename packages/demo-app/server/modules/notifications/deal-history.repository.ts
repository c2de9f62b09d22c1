import { type SQL, and, desc, eq, getTableColumns, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { DealLogRow } from './deal-log.repository.ts';
import { dealLogs } from './deal-log.table.ts';

const { metadata } = dealLogs;
const eventId = sql`${metadata}->>'eventId'`;

/** Without payments into the other side's wallet. */
const known = (dealId: string, readerId: string): SQL | undefined =>
  and(
    sql`${metadata}->>'dealId' = ${dealId}`,
    or(eq(dealLogs.recipientId, readerId), ne(dealLogs.action, 'PAYMENT_PROCESSED')),
  );

/** One row for each event, preferably the reader's own; newest first. */
export async function listEvents(
  db: Database,
  target: { dealId: string; readerId: string },
  page: { limit: number; offset: number },
): Promise<DealLogRow[]> {
  const isOwn = sql`(${dealLogs.recipientId} = ${target.readerId})`;
  const ranked = db
    .select({
      id: dealLogs.id,
      place: sql<number>`row_number() over (partition by ${eventId} order by ${isOwn} desc)`.as('place'),
    })
    .from(dealLogs)
    .where(known(target.dealId, target.readerId))
    .as('ranked');
  return db
    .select(getTableColumns(dealLogs))
    .from(dealLogs)
    .innerJoin(ranked, and(eq(ranked.id, dealLogs.id), eq(ranked.place, 1)))
    .orderBy(desc(sql`(${metadata}->>'no')::int`))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countEvents(
  db: Database,
  { dealId, readerId }: { dealId: string; readerId: string },
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${eventId})`.mapWith(Number) })
    .from(dealLogs)
    .where(known(dealId, readerId));
  return row?.count ?? 0;
}

export async function wasSentFile(db: Database, fileId: string, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: dealLogs.id })
    .from(dealLogs)
    .where(
      and(
        eq(dealLogs.recipientId, userId),
        sql`${metadata} @> ${JSON.stringify({ fileIds: [fileId] })}::jsonb`,
      ),
    )
    .limit(1);
  return found !== undefined;
}
