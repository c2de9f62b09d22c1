import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { RefusalError } from '../../platform/http/refusal.ts';
import { codeTries, codes } from './auth.table.ts';

/** Includes purposes that no client may name: endpoints of money ask for their own. */
export type Purpose = (typeof codes.$inferSelect)['purpose'];

/** The signed-in account. Any other caller is an address. See docs/decisions/0006. */
export const owner = 'owner';
/** Of one code, by each caller and by one line. */
const tries = { each: 5, line: 10 };
/** Of one code, by all who did not ask for it, together. */
export const triesOfOthers = 20;

/** Of the key of an address, `callerAt`. */
export const toLine = (by: string) => by.split('.')[0] ?? by;

/** A code that was tried, and how many tries remain to who tried it. */
type Taken = { id: string; left: number; hash: string | undefined };

/** Counts a try of these codes for each key; returns how often each was tried by it. One over its limit is left out. */
async function count(
  db: Database,
  ids: readonly string[],
  by: string,
  most: number,
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .insert(codeTries)
    .values(ids.map((codeId) => ({ codeId, triedBy: by, count: 1 })))
    .onConflictDoUpdate({
      target: [codeTries.codeId, codeTries.triedBy],
      set: { count: sql`${codeTries.count} + 1` },
      setWhere: lt(codeTries.count, most),
    })
    .returning();
  return new Map(rows.map(({ codeId, count: times }) => [codeId, times]));
}

/** Those who asked have five tries of their own, whatever others do; so has the owner. */
async function takeOwn(db: Database, ids: readonly string[], by: string) {
  return [...(await count(db, ids, by, tries.each))].map(([id, times]) => ({ id, left: tries.each - times }));
}

/** Five for each address, ten for each line, and twenty for all together. */
async function takeOther(db: Database, ids: readonly string[], by: string) {
  const own = await count(db, ids, by, tries.each);
  const ofLine = await count(db, [...own.keys()], toLine(by), tries.line);
  const rows = await db
    .update(codes)
    .set({ left: sql`${codes.left} - 1` })
    .where(and(inArray(codes.id, [...ofLine.keys()]), gt(codes.left, 0)))
    .returning({ id: codes.id, left: codes.left });
  return rows.map(({ id, left }) => ({
    id,
    left: Math.min(left, tries.each - (own.get(id) ?? 0), tries.line - (ofLine.get(id) ?? 0)),
  }));
}

/**
 * Counts a try of each valid code, atomically in SQL: a hundred concurrent guesses are still five. Codes whose tries
 * are used up are left out.
 */
export async function takeTries(
  db: Database,
  {
    userId,
    purpose,
    subject,
    by,
    now,
  }: { userId: string; purpose: Purpose; subject: string; by: string; now: Date },
): Promise<Taken[]> {
  const living = await db
    .select({ id: codes.id, hash: codes.hash, requestedBy: codes.requestedBy })
    .from(codes)
    .where(
      and(
        eq(codes.userId, userId),
        eq(codes.purpose, purpose),
        eq(codes.subject, subject),
        isNull(codes.usedAt),
        gt(codes.expiresAt, now),
      ),
    );
  const isOwn = ({ requestedBy }: { requestedBy: string }) => by === owner || requestedBy === by;
  const getIds = (some: typeof living) => some.map(({ id }) => id);
  const taken = [
    ...(await takeOwn(db, getIds(living.filter(isOwn)), by)),
    ...(await takeOther(db, getIds(living.filter((one) => !isOwn(one))), by)),
  ];
  if (living.length === 0) throw new RefusalError('EXPIRED', 'codeExpired');
  const hashes = new Map(living.map(({ id, hash }) => [id, hash]));
  return taken.map((one) => ({ ...one, hash: hashes.get(one.id) }));
}
