import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { embedTokens, partnerLinks, partnerOrigins, partners } from './partner.table.ts';

export type EmbedTokenRow = typeof embedTokens.$inferSelect;

export async function insertToken(db: Database, row: typeof embedTokens.$inferInsert): Promise<void> {
  await db.insert(embedTokens).values(row);
}

/** Checked on every read: not expired, partner not revoked, link exists. */
const live = (at: Date) => and(gt(embedTokens.endsAt, at), isNull(partners.revokedAt));
const linked = and(
  eq(partnerLinks.partnerId, embedTokens.partnerId),
  eq(partnerLinks.userId, embedTokens.userId),
);

/** The token that a ticket was made for; a token is its own. A ticket ends with it, also one that was being made. */
const bearer = alias(embedTokens, 'bearer');
const borne = and(eq(bearer.sessionId, embedTokens.sessionId), eq(bearer.kind, 'token'));

/** A valid token or ticket, and whether that origin is its partner's. */
export async function findLive(
  db: Database,
  { hash, kind, origin, at }: Pick<EmbedTokenRow, 'hash' | 'kind'> & { origin: string; at: Date },
): Promise<(EmbedTokenRow & { isFromPartner: boolean }) | null> {
  const [found] = await db
    .select({ token: embedTokens, origin: partnerOrigins.origin })
    .from(embedTokens)
    .innerJoin(bearer, borne)
    .innerJoin(partners, eq(partners.id, embedTokens.partnerId))
    .innerJoin(partnerLinks, linked)
    .leftJoin(
      partnerOrigins,
      and(eq(partnerOrigins.partnerId, embedTokens.partnerId), eq(partnerOrigins.origin, origin)),
    )
    .where(
      and(eq(embedTokens.hash, hash), eq(embedTokens.kind, kind), gt(embedTokens.expiresAt, at), live(at)),
    );
  return found ? { ...found.token, isFromPartner: found.origin !== null } : null;
}

export async function findSession(db: Database, sessionId: string): Promise<EmbedTokenRow | null> {
  const [row] = await db
    .select()
    .from(embedTokens)
    .where(and(eq(embedTokens.sessionId, sessionId), eq(embedTokens.kind, 'token')));
  return row ?? null;
}

/** False where it was spent already. */
export async function spendTicket(db: Database, hash: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(embedTokens)
    .set({ spentAt: at })
    .where(and(eq(embedTokens.hash, hash), isNull(embedTokens.spentAt)))
    .returning({ hash: embedTokens.hash });
  return rows.length === 1;
}

export async function filterLive(db: Database, ids: readonly string[], at: Date): Promise<string[]> {
  const rows = await db
    .select({ id: embedTokens.sessionId })
    .from(embedTokens)
    .innerJoin(partners, eq(partners.id, embedTokens.partnerId))
    .innerJoin(partnerLinks, linked)
    .where(and(inArray(embedTokens.sessionId, [...ids]), eq(embedTokens.kind, 'token'), live(at)));
  return rows.map(({ id }) => id);
}

/** Of a partner, of a user, or of both together. */
export async function endTokens(
  db: Database,
  { partnerId, userId }: { partnerId: string; userId?: string } | { partnerId?: never; userId: string },
): Promise<void> {
  await db
    .delete(embedTokens)
    .where(
      and(
        partnerId === undefined ? undefined : eq(embedTokens.partnerId, partnerId),
        userId === undefined ? undefined : eq(embedTokens.userId, userId),
      ),
    );
}

export async function deleteOverdue(db: Database, before: Date): Promise<void> {
  await db.delete(embedTokens).where(lt(embedTokens.endsAt, before));
}
