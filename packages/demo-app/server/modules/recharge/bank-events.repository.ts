import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { bankEvents, recharges } from './recharge.table.ts';

export type BankEventRow = typeof bankEvents.$inferSelect;

/** Idempotent: false where the same transfer of that provider is stored already. */
export async function keepEvent(db: Database, row: typeof bankEvents.$inferInsert): Promise<boolean> {
  const kept = await db.insert(bankEvents).values(row).onConflictDoNothing().returning({ id: bankEvents.id });
  return kept.length > 0;
}

export async function deleteRejected(db: Database, before: Date): Promise<void> {
  await db
    .delete(bankEvents)
    .where(and(eq(bankEvents.status, 'REJECTED'), lt(bankEvents.receivedAt, before)));
}

export async function findEvent(
  db: Database,
  provider: string,
  providerId: string,
): Promise<BankEventRow | null> {
  const [row] = await db
    .select()
    .from(bankEvents)
    .where(and(eq(bankEvents.provider, provider), eq(bankEvents.providerId, providerId)));
  return row ?? null;
}

/** Locked, so that it is applied once. */
export async function lockEvent(db: Database, id: string): Promise<BankEventRow | null> {
  const [row] = await db.select().from(bankEvents).where(eq(bankEvents.id, id)).for('update');
  return row ?? null;
}

export async function updateEvent(
  db: Database,
  id: string,
  change: Partial<typeof bankEvents.$inferInsert>,
): Promise<void> {
  await db.update(bankEvents).set(change).where(eq(bankEvents.id, id));
}

export async function listUnapplied(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: bankEvents.id })
    .from(bankEvents)
    .where(and(eq(bankEvents.status, 'STORED'), lt(bankEvents.receivedAt, before)))
    .limit(1000);
  return rows.map(({ id }) => id);
}

/** With the user of the recharge that it names, if any. */
export type SuspenseRow = Pick<
  BankEventRow,
  'id' | 'provider' | 'providerId' | 'amount' | 'content' | 'reason' | 'receivedAt'
> & { namedUserId: string | null };

export async function listSuspense(db: Database, limit: number): Promise<SuspenseRow[]> {
  const { id, provider, providerId, amount, content, reason, receivedAt } = bankEvents;
  return db
    .select({ id, provider, providerId, amount, content, reason, receivedAt, namedUserId: recharges.userId })
    .from(bankEvents)
    .leftJoin(recharges, eq(recharges.id, bankEvents.rechargeId))
    .where(and(eq(bankEvents.status, 'SUSPENSE'), isNull(bankEvents.resolvedAt)))
    .orderBy(receivedAt, id)
    .limit(limit);
}
