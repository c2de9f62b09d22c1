import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { linkCodes, partnerLinks, partners } from './partner.table.ts';

export type LinkRow = typeof partnerLinks.$inferSelect;

/** Locked against deletion until the transaction ends. */
export async function lockLink(
  db: Database,
  partnerId: string,
  partnerUser: string,
): Promise<LinkRow | null> {
  const [row] = await db
    .select()
    .from(partnerLinks)
    .where(and(eq(partnerLinks.partnerId, partnerId), eq(partnerLinks.partnerUser, partnerUser)))
    .for('share');
  return row ?? null;
}

/** False where either side is linked already. */
export async function insertLink(db: Database, row: LinkRow): Promise<boolean> {
  const rows = await db.insert(partnerLinks).values(row).onConflictDoNothing().returning();
  return rows.length === 1;
}

export async function listLinks(
  db: Database,
  userId: string,
): Promise<{ partnerId: string; name: string; linkedAt: Date }[]> {
  return db
    .select({ partnerId: partnerLinks.partnerId, name: partners.name, linkedAt: partnerLinks.linkedAt })
    .from(partnerLinks)
    .innerJoin(partners, eq(partners.id, partnerLinks.partnerId))
    .where(and(eq(partnerLinks.userId, userId), isNull(partners.revokedAt)))
    .orderBy(desc(partnerLinks.linkedAt));
}

/** False for none. */
export async function deleteLink(db: Database, partnerId: string, userId: string): Promise<boolean> {
  const rows = await db
    .delete(partnerLinks)
    .where(and(eq(partnerLinks.partnerId, partnerId), eq(partnerLinks.userId, userId)))
    .returning();
  return rows.length === 1;
}

export async function deleteLinks(db: Database, userId: string): Promise<void> {
  await db.delete(partnerLinks).where(eq(partnerLinks.userId, userId));
}

export async function partnerName(db: Database, partnerId: string): Promise<string> {
  const [row] = await db.select({ name: partners.name }).from(partners).where(eq(partners.id, partnerId));
  return row?.name ?? '';
}

export async function putCode(db: Database, row: typeof linkCodes.$inferInsert): Promise<void> {
  const { hash, expiresAt } = row;
  await db
    .insert(linkCodes)
    .values(row)
    .onConflictDoUpdate({ target: linkCodes.userId, set: { hash, expiresAt } });
}

/** Without a lock; `takeCode` decides. */
export async function codeOwner(db: Database, hash: string): Promise<string | null> {
  const [row] = await db.select({ userId: linkCodes.userId }).from(linkCodes).where(eq(linkCodes.hash, hash));
  return row?.userId ?? null;
}

/** Returns the code's user; null where it is unknown, used or expired. */
export async function takeCode(db: Database, hash: string, at: Date): Promise<string | null> {
  const [row] = await db
    .delete(linkCodes)
    .where(and(eq(linkCodes.hash, hash), gt(linkCodes.expiresAt, at)))
    .returning();
  return row?.userId ?? null;
}

export async function deleteCode(db: Database, userId: string): Promise<void> {
  await db.delete(linkCodes).where(eq(linkCodes.userId, userId));
}
