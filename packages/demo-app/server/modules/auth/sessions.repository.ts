import { type SQL, and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { codes, knownDevices, sessionTokens, sessions } from './auth.table.ts';

/** In ms: a session that is not renewed for so long ends. */
export const idleLifetime = 7 * 24 * 60 * 60 * 1000;

const year = 365 * 24 * 60 * 60 * 1000;

export type SessionRow = typeof sessions.$inferSelect;
export type TokenRow = typeof sessionTokens.$inferSelect;

export async function insertSession(db: Database, row: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(row);
}

export async function insertTokens(db: Database, rows: (typeof sessionTokens.$inferInsert)[]): Promise<void> {
  await db.insert(sessionTokens).values(rows);
}

export async function findToken(
  db: Database,
  hash: string,
  kind: TokenRow['kind'],
): Promise<{ token: TokenRow; session: SessionRow } | null> {
  const [row] = await db
    .select({ token: sessionTokens, session: sessions })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(and(eq(sessionTokens.hash, hash), eq(sessionTokens.kind, kind)));
  return row ?? null;
}

/** A prepared statement, because access tokens come with every call. */
export function prepareFindAccess(
  db: Database,
): (hash: string) => Promise<{ token: TokenRow; session: SessionRow } | null> {
  const statement = db
    .select({ token: sessionTokens, session: sessions })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(and(eq(sessionTokens.hash, sql.placeholder('hash')), eq(sessionTokens.kind, 'access')))
    .prepare('find_access_token');
  return async (hash) => (await statement.execute({ hash }))[0] ?? null;
}

/** Locks the row, to serialise renewal, sign-out and revocation. */
export async function lockSession(db: Database, id: string): Promise<SessionRow | null> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, id)).for('update');
  return row ?? null;
}

/** True for a live session, which does not end before the transaction does. */
export async function holdSession(db: Database, id: string, at: Date): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), live(at)))
    .for('share');
  return rows.length === 1;
}

export async function touchSession(db: Database, id: string, at: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: at }).where(eq(sessions.id, id));
}

/** False where it was spent already. */
export async function spendToken(db: Database, hash: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(sessionTokens)
    .set({ spentAt: at })
    .where(and(eq(sessionTokens.hash, hash), isNull(sessionTokens.spentAt), gt(sessionTokens.expiresAt, at)))
    .returning({ hash: sessionTokens.hash });
  return rows.length === 1;
}

/** Sessions not renewed since then have no valid refresh token. */
const idleAt = (at: Date) => new Date(+at - idleLifetime);

const live = (at: Date): SQL | undefined =>
  and(isNull(sessions.revokedAt), gt(sessions.expiresAt, at), gt(sessions.lastUsedAt, idleAt(at)));

export async function listLiveSessions(db: Database, userId: string, at: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), live(at)))
    .orderBy(desc(sessions.lastUsedAt));
}

export async function filterLive(db: Database, ids: readonly string[], at: Date): Promise<string[]> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), live(at)));
  return rows.map(({ id }) => id);
}

/** False where it is not theirs or already ended. */
export async function revokeSession(db: Database, userId: string, id: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

/** Returns the ended ids. */
export async function revokeAllSessions(
  db: Database,
  userId: string,
  at: Date,
  except?: string,
): Promise<string[]> {
  const rows = await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}

/** True for a device that is new to the account. A concurrent sign-in waits for the insert and then finds the row: one mail. */
export async function keepDevice(db: Database, row: typeof knownDevices.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(knownDevices)
    .values(row)
    .onConflictDoNothing()
    .returning({ device: knownDevices.device });
  if (added.length > 0) return true;
  const { userId, device, lastSeenAt } = row;
  await db
    .update(knownDevices)
    .set({ lastSeenAt })
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.device, device)));
  return false;
}

/** After a year without a sign-in a device counts as new again. */
export async function deleteUnusedDevices(db: Database, now: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, new Date(+now - year)));
}

export async function deleteEnded(db: Database, before: Date): Promise<void> {
  await db.delete(sessionTokens).where(lt(sessionTokens.expiresAt, before));
  await db.delete(codes).where(lt(codes.expiresAt, before));
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.expiresAt, before),
        lt(sessions.revokedAt, before),
        lt(sessions.lastUsedAt, idleAt(before)),
      ),
    );
}
