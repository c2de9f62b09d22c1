import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { bankEvents, recharges } from './recharge.table.ts';

export type RechargeRow = typeof recharges.$inferSelect;

export async function insertRecharge(db: Database, row: typeof recharges.$inferInsert): Promise<RechargeRow> {
  const [inserted] = await db.insert(recharges).values(row).returning();
  if (!inserted) throw new Error('An insert answers its row');
  return inserted;
}

export async function findOwn(db: Database, userId: string, id: string): Promise<RechargeRow | null> {
  const [row] = await db
    .select()
    .from(recharges)
    .where(and(eq(recharges.id, id), eq(recharges.userId, userId)));
  return row ?? null;
}

export async function lockByCode(db: Database, codes: readonly string[]): Promise<RechargeRow | null> {
  if (codes.length === 0) return null;
  const [row] = await db
    .select()
    .from(recharges)
    .where(inArray(recharges.code, [...codes]))
    .orderBy(recharges.createdAt)
    .limit(1)
    .for('update');
  return row ?? null;
}

export async function lockOwn(db: Database, userId: string, id: string): Promise<RechargeRow | null> {
  const [row] = await db
    .select()
    .from(recharges)
    .where(and(eq(recharges.id, id), eq(recharges.userId, userId)))
    .for('update');
  return row ?? null;
}

export async function updateRecharge(
  db: Database,
  id: string,
  change: Partial<typeof recharges.$inferInsert>,
): Promise<RechargeRow> {
  const [row] = await db.update(recharges).set(change).where(eq(recharges.id, id)).returning();
  if (!row) throw new Error(`There is no recharge ${id}`);
  return row;
}

const olderThan = (id: string) =>
  sql`(${recharges.createdAt}, ${recharges.id}) < (select one.created_at, one.id from ${recharges} one where one.id = ${id})`;

/** Newest first. `total` includes those before `after`. */
export async function listOwn(
  db: Database,
  userId: string,
  page: {
    awaitedAt?: Date | undefined;
    after?: string | undefined;
    limit: number;
    offset: number;
  },
): Promise<{ rows: RechargeRow[]; total: number }> {
  const { after, awaitedAt } = page;
  const mine = and(
    eq(recharges.userId, userId),
    awaitedAt && and(eq(recharges.state, 'PENDING'), gt(recharges.matchUntil, awaitedAt)),
  );
  const rows = await db
    .select()
    .from(recharges)
    .where(after === undefined ? mine : and(mine, olderThan(after)))
    .orderBy(desc(recharges.createdAt), desc(recharges.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: await db.$count(recharges, mine) };
}

/** Money in suspense with the codes of these recharges, in đồng. */
export async function getSuspense(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: bankEvents.rechargeId, amount: sql<string>`sum(${bankEvents.amount})` })
    .from(bankEvents)
    .where(
      and(
        inArray(bankEvents.rechargeId, [...ids]),
        eq(bankEvents.status, 'SUSPENSE'),
        sql`${bankEvents.resolvedAt} is null`,
      ),
    )
    .groupBy(bankEvents.rechargeId);
  return new Map(rows.map(({ id, amount }) => [id ?? '', Number(amount)]));
}
