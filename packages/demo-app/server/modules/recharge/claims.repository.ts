import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { rechargeClaims } from './claims.table.ts';

export type ClaimRow = typeof rechargeClaims.$inferSelect;

export async function insertClaim(db: Database, row: typeof rechargeClaims.$inferInsert): Promise<ClaimRow> {
  const [inserted] = await db.insert(rechargeClaims).values(row).returning();
  if (!inserted) throw new Error('An insert answers its row');
  return inserted;
}

/** Exact only under the account's lock. */
export const countOpen = (db: Database, userId: string): Promise<number> =>
  db.$count(rechargeClaims, and(eq(rechargeClaims.userId, userId), eq(rechargeClaims.state, 'OPEN')));

export async function findClaim(db: Database, id: string): Promise<ClaimRow | null> {
  const [row] = await db.select().from(rechargeClaims).where(eq(rechargeClaims.id, id));
  return row ?? null;
}

/** Locked, so that it is closed once. */
export async function lockClaim(db: Database, id: string): Promise<ClaimRow | null> {
  const [row] = await db.select().from(rechargeClaims).where(eq(rechargeClaims.id, id)).for('update');
  return row ?? null;
}

export async function closeClaim(
  db: Database,
  id: string,
  change: { closedAt: Date } & (
    | { state: 'MATCHED'; eventId: string }
    | { state: 'REFUSED'; refusal: string }
  ),
): Promise<void> {
  await db.update(rechargeClaims).set(change).where(eq(rechargeClaims.id, id));
}

/** Oldest first. */
export const listOpenClaims = (db: Database, limit: number): Promise<ClaimRow[]> =>
  db
    .select()
    .from(rechargeClaims)
    .where(eq(rechargeClaims.state, 'OPEN'))
    .orderBy(asc(rechargeClaims.createdAt), asc(rechargeClaims.id))
    .limit(limit);

/** Open claims that may be one of these transfers: same amount, sent within that time of it. */
export async function listFitting(
  db: Database,
  events: readonly { amount: number | null; receivedAt: Date }[],
  withinMs: number,
): Promise<ClaimRow[]> {
  const amounts = [...new Set(events.flatMap(({ amount }) => amount ?? []))];
  if (amounts.length === 0) return [];
  const times = events.map(({ receivedAt }) => +receivedAt);
  const { state, amount, sentAt, createdAt, id } = rechargeClaims;
  return db
    .select()
    .from(rechargeClaims)
    .where(
      and(
        eq(state, 'OPEN'),
        inArray(amount, amounts),
        gte(sentAt, new Date(Math.min(...times) - withinMs)),
        lte(sentAt, new Date(Math.max(...times) + withinMs)),
      ),
    )
    .orderBy(asc(createdAt), asc(id));
}

export async function claimsById(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ClaimRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(rechargeClaims)
    .where(inArray(rechargeClaims.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
