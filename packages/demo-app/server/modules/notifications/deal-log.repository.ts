import {
  type SQL,
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  sql,
} from 'drizzle-orm';
import { array, object, parse, pipe, string, transform, unknown } from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { batched } from '../../platform/database/batched.ts';
import { toSqlRows } from '../../platform/database/to-sql-rows.ts';
import { dealLogs, notificationCounters } from './deal-log.table.ts';

export type DealLogRow = typeof dealLogs.$inferSelect;
export type NewDealLogRow = typeof dealLogs.$inferInsert;

export type LogFilter = {
  actions?: readonly string[] | undefined;
  isRead?: boolean | undefined;
  createdFrom?: Date | undefined;
  createdTo?: Date | undefined;
  afterSeq?: number | undefined;
};

const sorted = (wanted: ReadonlyMap<string, number>) => [...wanted].sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Reserves numbers; returns the first of each recipient. Counters stay locked until the transaction ends; locked in
 * sorted order, against deadlocks.
 */
export async function reserveSeqs(
  db: Database,
  wanted: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .insert(notificationCounters)
    .values(sorted(wanted).map(([userId, number]) => ({ userId, lastSeq: number })))
    .onConflictDoUpdate({
      target: notificationCounters.userId,
      set: { lastSeq: sql`${notificationCounters.lastSeq} + excluded.last_seq` },
    })
    .returning();
  return new Map(rows.map(({ userId, lastSeq }) => [userId, lastSeq - (wanted.get(userId) ?? 0) + 1]));
}

/** Without incrementing, so that what is read next cannot change. */
export async function lockCounters(db: Database, recipientIds: Iterable<string>): Promise<void> {
  await reserveSeqs(db, new Map([...recipientIds].map((id) => [id, 0])));
}

export const getLastSeq = batched(async (db, userIds: readonly string[]): Promise<number[]> => {
  const rows = await db
    .select()
    .from(notificationCounters)
    .where(inArray(notificationCounters.userId, [...userIds]));
  const known = new Map(rows.map(({ userId, lastSeq }) => [userId, lastSeq]));
  return userIds.map((id) => known.get(id) ?? 0);
});

const columns = Object.values(getTableColumns(dealLogs));
const names = sql.join(
  columns.map(({ name }) => sql.identifier(name)),
  sql`, `,
);
const values = sql.join(
  columns.map((column) =>
    column === dealLogs.seq ? sql`counted.last_seq - given.seq` : sql`given.${sql.identifier(column.name)}`,
  ),
  sql`, `,
);

const numbered = array(object({ id: string(), seq: pipe(unknown(), transform(Number)) }));

/**
 * Numbers the rows of each recipient, in their order, and inserts them, in one statement. Counters are locked as by
 * `reserveSeqs`.
 */
export async function insertLogs(db: Database, rows: readonly DealLogRow[]): Promise<DealLogRow[]> {
  const counts = new Map<string, number>();
  // Counted from each recipient's last row.
  const placed = rows.toReversed().map((row) => {
    const seq = counts.get(row.recipientId) ?? 0;
    counts.set(row.recipientId, seq + 1);
    return { ...row, seq };
  });
  const wanted = sorted(counts).map(([userId, lastSeq]) => ({ userId, lastSeq }));
  const { rows: inserted } = await db.execute(sql`
    with counted as (
      insert into ${notificationCounters} (user_id, last_seq)
      select given.user_id, given.last_seq from ${toSqlRows(notificationCounters, wanted)}
      on conflict (user_id) do update set last_seq = ${notificationCounters.lastSeq} + excluded.last_seq
      returning user_id, last_seq
    )
    insert into ${dealLogs} (${names}) select ${values}
    from ${toSqlRows(dealLogs, placed)} join counted on counted.user_id = given.recipient_id
    returning id, seq`);
  const seqById = new Map(parse(numbered, inserted).map(({ id, seq }) => [id, seq]));
  return rows.map((row) => ({ ...row, seq: seqById.get(row.id) ?? row.seq }));
}

export async function replaceLog(db: Database, row: NewDealLogRow): Promise<void> {
  await db
    .update(dealLogs)
    .set({ ...row })
    .where(eq(dealLogs.id, row.id));
}

/** The newest of a fold key since then; null for none. Locked: it is neither read nor mailed before the commit. */
export async function lockByFoldKey(
  db: Database,
  recipientId: string,
  foldKey: string,
  since: Date,
): Promise<DealLogRow | null> {
  const [row] = await db
    .select()
    .from(dealLogs)
    .where(
      and(
        eq(dealLogs.recipientId, recipientId),
        eq(dealLogs.foldKey, foldKey),
        gte(dealLogs.createdAt, since),
      ),
    )
    .orderBy(desc(dealLogs.seq))
    .limit(1)
    .for('update');
  return row ?? null;
}

export async function countSince(
  db: Database,
  recipientId: string,
  action: string,
  since: Date,
): Promise<number> {
  return db.$count(
    dealLogs,
    and(eq(dealLogs.recipientId, recipientId), eq(dealLogs.action, action), gte(dealLogs.createdAt, since)),
  );
}

/** Newest first; with `afterSeq` (a cursor), oldest first from there. */
export async function listLogs(
  db: Database,
  recipientId: string,
  filter: LogFilter,
  page: { limit: number; offset: number },
): Promise<DealLogRow[]> {
  return db
    .select()
    .from(dealLogs)
    .where(and(eq(dealLogs.recipientId, recipientId), matches(filter)))
    .orderBy(filter.afterSeq === undefined ? desc(dealLogs.seq) : asc(dealLogs.seq))
    .limit(page.limit)
    .offset(page.offset);
}

/** How many match the filter, and how many of all are unread. */
export async function countLogs(
  db: Database,
  recipientId: string,
  filter: LogFilter,
): Promise<{ total: number; unread: number }> {
  const wanted = matches(filter);
  const [row] = await db
    .select({
      total: wanted ? sql<number>`count(*) filter (where ${wanted})`.mapWith(Number) : count(),
      unread: sql<number>`count(*) filter (where not ${dealLogs.isRead})`.mapWith(Number),
    })
    .from(dealLogs)
    .where(eq(dealLogs.recipientId, recipientId));
  return row ?? { total: 0, unread: 0 };
}

/** A prepared statement, because every bell asks for it. */
export function prepareNewest(
  db: Database,
): (
  recipientId: string,
  page: { limit: number; offset: number },
) => Promise<{ rows: DealLogRow[]; total: number; unread: number }> {
  const own = eq(dealLogs.recipientId, sql.placeholder('recipientId'));
  const list = db
    .select()
    .from(dealLogs)
    .where(own)
    .orderBy(desc(dealLogs.seq))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('newest_logs');
  const counts = db
    .select({
      total: count(),
      unread: sql<number>`count(*) filter (where not ${dealLogs.isRead})`.mapWith(Number),
    })
    .from(dealLogs)
    .where(own)
    .prepare('count_logs');
  return async (recipientId, page) => {
    const rows = await list.execute({ recipientId, ...page });
    const [counted] = await counts.execute({ recipientId });
    return { rows, ...(counted ?? { total: 0, unread: 0 }) };
  };
}

export const countUnread = batched(async (db, recipientIds: readonly string[]): Promise<number[]> => {
  const { recipientId, isRead } = dealLogs;
  const rows = await db
    .select({ recipientId, unread: count() })
    .from(dealLogs)
    .where(and(inArray(recipientId, [...recipientIds]), sql`not ${isRead}`))
    .groupBy(recipientId);
  const known = new Map(rows.map((row) => [row.recipientId, row.unread]));
  return recipientIds.map((id) => known.get(id) ?? 0);
});

/** Returns the recipient's rows, also those that were read before. */
export async function markLogsRead(
  db: Database,
  recipientId: string,
  ids: readonly string[],
  at: Date,
): Promise<DealLogRow[]> {
  return db
    .update(dealLogs)
    .set({
      isRead: true,
      mailAt: null,
      updatedAt: sql`case when ${dealLogs.isRead} then ${dealLogs.updatedAt} else ${at.toISOString()}::timestamptz end`,
    })
    .where(and(inArray(dealLogs.id, [...ids]), eq(dealLogs.recipientId, recipientId)))
    .returning();
}

/** Returns how many. */
export async function markAllLogsRead(db: Database, recipientId: string, at: Date): Promise<number> {
  const rows = await db
    .update(dealLogs)
    .set({ isRead: true, mailAt: null, updatedAt: at })
    .where(and(eq(dealLogs.recipientId, recipientId), eq(dealLogs.isRead, false)))
    .returning({ id: dealLogs.id });
  return rows.length;
}

const isToBeMailed = and(isNotNull(dealLogs.mailAt), isNull(dealLogs.mailedAt));

/** Who has news to be mailed at this moment, who waits longest first. */
export async function listMailable(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ recipientId: dealLogs.recipientId })
    .from(dealLogs)
    .where(and(isToBeMailed, lte(dealLogs.mailAt, now)))
    .groupBy(dealLogs.recipientId)
    .orderBy(min(dealLogs.mailAt))
    .limit(limit);
  return rows.map(({ recipientId }) => recipientId);
}

/** Those that are to be mailed by then, oldest first; without any that another node is mailing. */
export async function takeMailable(db: Database, recipientId: string, until: Date): Promise<DealLogRow[]> {
  return db
    .select()
    .from(dealLogs)
    .where(and(eq(dealLogs.recipientId, recipientId), isToBeMailed, lte(dealLogs.mailAt, until)))
    .orderBy(asc(dealLogs.seq))
    .for('update', { skipLocked: true });
}

export async function setMail(
  db: Database,
  ids: readonly string[],
  change: Partial<Pick<DealLogRow, 'mailAt' | 'mailedAt'>>,
): Promise<void> {
  if (ids.length > 0)
    await db
      .update(dealLogs)
      .set(change)
      .where(inArray(dealLogs.id, [...ids]));
}

/** As if it had been mailed by then. */
export async function skipMails(db: Database, until: Date): Promise<void> {
  await db
    .update(dealLogs)
    .set({ mailedAt: sql`${dealLogs.mailAt}` })
    .where(and(isToBeMailed, lte(dealLogs.mailAt, until)));
}

/** Lets what waits for the end of quiet hours be looked at again. */
export async function releaseMails(db: Database, recipientId: string): Promise<void> {
  await db
    .update(dealLogs)
    .set({ mailAt: sql`${dealLogs.createdAt} + interval '1 hour'` })
    .where(
      and(
        eq(dealLogs.recipientId, recipientId),
        isToBeMailed,
        sql`${dealLogs.mailAt} > ${dealLogs.createdAt} + interval '1 hour'`,
      ),
    );
}

function matches(filter: LogFilter): SQL | undefined {
  return and(
    filter.actions && inArray(dealLogs.action, [...filter.actions]),
    filter.isRead === undefined ? undefined : eq(dealLogs.isRead, filter.isRead),
    filter.createdFrom && gte(dealLogs.createdAt, filter.createdFrom),
    filter.createdTo && lte(dealLogs.createdAt, filter.createdTo),
    filter.afterSeq === undefined ? undefined : gt(dealLogs.seq, filter.afterSeq),
  );
}
