import { and, desc, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { RefusalError } from '../../platform/refusal.ts';
import { hashCode, newCode, newId } from '../../platform/secret-text.ts';
import { codes } from './auth.table.ts';

/** What a code is good for: more than may be asked for by name, since money asks for its own. */
export type Purpose = (typeof codes.$inferSelect)['purpose'];

const lifetime = 10 * 60 * 1000;
const tries = 5;
const perDay = 20;
const day = 24 * 60 * 60 * 1000;

export type CodesService = {
  /** Whom codes are counted for where no account has that name, so that guessing shows nothing. */
  strangerOf(identifier: string): string;
  /**
   * A new code in place of the earlier ones of that purpose; null where the account had its twenty today.
   * With `subject` it is good for that one thing alone.
   */
  create(db: Database, userId: string, purpose: Purpose, subject?: string): Promise<string | null>;
  /**
   * Takes one try, and uses the code up where it is right. Throws OTP_WRONG with the tries left, or EXPIRED.
   * It must commit even where it refuses, so give it a database, not an open transaction.
   */
  use(userId: string, purpose: Purpose, code: string, subject?: string): Promise<void>;
  /** The first half of `use`: takes one try and answers which code it is, for `spend` in the transaction of its effect. */
  check(userId: string, purpose: Purpose, code: string, subject?: string): Promise<string>;
  /** Uses a checked code up. Throws EXPIRED where somebody else just did. */
  spend(db: Database, codeId: string): Promise<void>;
};

export function createCodesService(deps: { db: Database; clock: Clock; secret: string }): CodesService {
  const { db, clock, secret } = deps;
  const check: CodesService['check'] = async (userId, purpose, code, subject = '') => {
    const now = clock.now();
    const newest = db
      .select({ id: codes.id })
      .from(codes)
      .where(and(eq(codes.userId, userId), eq(codes.purpose, purpose)))
      .orderBy(desc(codes.createdAt))
      .limit(1);
    // One statement takes the try: a hundred guesses at once are still five.
    const [row] = await db
      .update(codes)
      .set({ left: sql`${codes.left} - 1` })
      .where(
        and(
          eq(codes.id, newest),
          eq(codes.subject, subject),
          gt(codes.left, 0),
          isNull(codes.usedAt),
          gt(codes.expiresAt, now),
        ),
      )
      .returning();
    if (!row) throw new RefusalError('EXPIRED', 'codeExpired');
    if (row.hash !== hashCode(code, secret)) {
      throw new RefusalError('OTP_WRONG', 'codeWrong', { left: row.left }, { left: row.left });
    }
    return row.id;
  };

  const spend: CodesService['spend'] = async (database, codeId) => {
    const used = await database
      .update(codes)
      .set({ usedAt: clock.now() })
      .where(and(eq(codes.id, codeId), isNull(codes.usedAt)))
      .returning({ id: codes.id });
    if (used.length === 0) throw new RefusalError('EXPIRED', 'codeExpired');
  };

  return {
    strangerOf: (identifier) =>
      `stranger_${hashCode(identifier.trim().toLowerCase().replace(/^\+84/, '0'), secret)}`,

    async create(tx, userId, purpose, subject = '') {
      const now = clock.now();
      const today = and(eq(codes.userId, userId), gte(codes.createdAt, new Date(+now - day)));
      if ((await tx.$count(codes, today)) >= perDay) return null;
      const code = newCode();
      await tx
        .update(codes)
        .set({ usedAt: now })
        .where(and(eq(codes.userId, userId), eq(codes.purpose, purpose), isNull(codes.usedAt)));
      await tx.insert(codes).values({
        id: newId('c'),
        userId,
        purpose,
        subject,
        hash: hashCode(code, secret),
        left: tries,
        createdAt: now,
        expiresAt: new Date(+now + lifetime),
      });
      return code;
    },

    check,
    spend,
    use: async (userId, purpose, code, subject) => spend(db, await check(userId, purpose, code, subject)),
  };
}
