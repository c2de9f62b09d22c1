import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { partnerOrigins, partners } from './partner.table.ts';

export type PartnerRow = typeof partners.$inferSelect;

export async function insertPartner(db: Database, row: typeof partners.$inferInsert): Promise<void> {
  await db.insert(partners).values(row);
}

export async function findByKey(db: Database, key: string): Promise<PartnerRow | null> {
  const [row] = await db.select().from(partners).where(eq(partners.key, key));
  return row ?? null;
}

/** Serialises rotation and revocation. */
export async function lockByKey(db: Database, key: string): Promise<PartnerRow | null> {
  const [row] = await db.select().from(partners).where(eq(partners.key, key)).for('update');
  return row ?? null;
}

/** True where the partner is not revoked; locked against revocation until the transaction ends. */
export async function lockIfActive(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: partners.id })
    .from(partners)
    .where(and(eq(partners.id, id), isNull(partners.revokedAt)))
    .for('share');
  return rows.length === 1;
}

export async function updatePartner(
  db: Database,
  id: string,
  change: Partial<typeof partners.$inferInsert>,
): Promise<void> {
  await db.update(partners).set(change).where(eq(partners.id, id));
}

export async function listPartners(db: Database): Promise<(PartnerRow & { origins: string[] })[]> {
  const rows = await db.select().from(partners).orderBy(partners.createdAt, partners.id);
  const origins = await db.select().from(partnerOrigins).orderBy(partnerOrigins.origin);
  return rows.map((row) => ({
    ...row,
    origins: origins.filter(({ partnerId }) => partnerId === row.id).map(({ origin }) => origin),
  }));
}

/** False where it exists already. */
export async function insertOrigin(db: Database, row: typeof partnerOrigins.$inferInsert): Promise<boolean> {
  const rows = await db.insert(partnerOrigins).values(row).onConflictDoNothing().returning();
  return rows.length === 1;
}

/** False for none. */
export async function deleteOrigin(db: Database, partnerId: string, origin: string): Promise<boolean> {
  const rows = await db
    .delete(partnerOrigins)
    .where(and(eq(partnerOrigins.partnerId, partnerId), eq(partnerOrigins.origin, origin)))
    .returning();
  return rows.length === 1;
}

export async function isLiveOrigin(db: Database, origin: string): Promise<boolean> {
  const rows = await db
    .select({ id: partners.id })
    .from(partnerOrigins)
    .innerJoin(partners, eq(partners.id, partnerOrigins.partnerId))
    .where(and(eq(partnerOrigins.origin, origin), isNull(partners.revokedAt)))
    .limit(1);
  return rows.length === 1;
}
