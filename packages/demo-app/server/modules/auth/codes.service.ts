import { type SQL, and, desc, eq, gt, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { countedAddress } from '../../platform/caller-address.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { RateLimitedError, RefusalError } from '../../platform/refusal.ts';
import { hashCode, newCode, newId } from '../../platform/secret-text.ts';
import { codeTries, codes } from './auth.table.ts';
import { plainIdentifier } from './plain-identifier.ts';

/** Includes purposes that no client may name: endpoints of money ask for their own. */
export type Purpose = (typeof codes.$inferSelect)['purpose'];

const lifetime = 10 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;
/** The signed-in account. Any other caller is an address. See docs/decisions/0006. */
const owner = 'owner';
/** By each caller, and by all together. */
const tries = { each: 5, together: 20 };
/** Codes of one purpose in a day: asked for by the owner, by one address, and by all addresses together. */
const perDay = { owner: 20, address: 10, together: 60 };

export type Channel = NonNullable<(typeof codes.$inferSelect)['channel']>;
/** The caller, if not the owner, and the code's subject, if it has one. */
type About = { by?: string | undefined; subject?: string };

export type CodesService = {
  /** The key for codes where no account has that identifier, so that guessing reveals nothing. */
  strangerOf(identifier: string): string;
  callerAt(address: string): string;
  /**
   * The owner's code replaces all earlier ones of its purpose, a stranger's those from the same address. With `subject`
   * it is valid for that alone.
   * @throws RateLimitedError at the daily limit.
   */
  create(
    db: Database,
    userId: string,
    purpose: Purpose,
    about?: About & { channel?: Channel },
  ): Promise<string>;
  /**
   * Counts one try and uses up the right code. Throws OTP_WRONG with the tries left, or EXPIRED. Pass the database, not
   * an open transaction: the try must be committed even where it refuses.
   */
  use(userId: string, purpose: Purpose, code: string, about?: About): Promise<void>;
  /**
   * The first half of `use`: counts one try and returns the code's id, for `spend` in the transaction of its effect.
   */
  check(userId: string, purpose: Purpose, code: string, about?: About): Promise<string>;
  /**
   * Uses up a checked code and all others of its purpose; returns its channel. Throws EXPIRED where a concurrent call
   * was first.
   */
  spend(db: Database, codeId: string): Promise<Channel | null>;
  endAll(db: Database, userId: string): Promise<void>;
};

export function createCodesService(deps: { db: Database; clock: Clock; secret: string }): CodesService {
  const { db, clock, secret } = deps;

  /** Counts a try of each valid code, atomically in SQL: a hundred concurrent guesses are still five. */
  async function take(userId: string, purpose: Purpose, { subject = '', by = owner }: About) {
    const living = db
      .select({ codeId: codes.id, triedBy: sql`${by}::text`.as('tried_by'), count: sql`1`.as('count') })
      .from(codes)
      .where(
        and(
          eq(codes.userId, userId),
          eq(codes.purpose, purpose),
          eq(codes.subject, subject),
          isNull(codes.usedAt),
          gt(codes.expiresAt, clock.now()),
        ),
      );
    const taken = await db
      .insert(codeTries)
      .select(living)
      .onConflictDoUpdate({
        target: [codeTries.codeId, codeTries.triedBy],
        set: { count: sql`${codeTries.count} + 1` },
        setWhere: lt(codeTries.count, tries.each),
      })
      .returning();
    const counts = new Map(taken.map(({ codeId, count }) => [codeId, count]));
    const rows = await db
      .update(codes)
      .set({ left: sql`${codes.left} - 1` })
      .where(and(inArray(codes.id, [...counts.keys()]), gt(codes.left, 0)))
      .returning();
    return rows.map(({ id, hash, left }) => ({
      id,
      hash,
      left: Math.min(left, tries.each - (counts.get(id) ?? 0)),
    }));
  }

  const check: CodesService['check'] = async (userId, purpose, code, about = {}) => {
    const living = await take(userId, purpose, about);
    if (living.length === 0) throw new RefusalError('EXPIRED', 'codeExpired');
    const right = living.find(({ hash }) => hash === hashCode(code, secret));
    if (right) return right.id;
    const left = Math.max(...living.map((one) => one.left));
    throw new RefusalError('OTP_WRONG', 'codeWrong', { left }, { left });
  };

  const spend: CodesService['spend'] = async (database, codeId) => {
    const likeIt = database
      .select({ userId: codes.userId, purpose: codes.purpose })
      .from(codes)
      .where(eq(codes.id, codeId));
    const ended = await end(database, sql`(${codes.userId}, ${codes.purpose}) = ${likeIt}`);
    const spent = ended.find(({ id }) => id === codeId);
    if (!spent) throw new RefusalError('EXPIRED', 'codeExpired');
    return spent.channel;
  };

  const end = async (database: Database, ...these: SQL[]) =>
    database
      .update(codes)
      .set({ usedAt: clock.now() })
      .where(and(...these, isNull(codes.usedAt)))
      .returning({ id: codes.id, channel: codes.channel });

  /** @throws RateLimitedError where `most` of these codes were sent within a day. */
  async function bound(database: Database, most: number, ...these: SQL[]): Promise<void> {
    const now = clock.now();
    const [first] = await database
      .select({ at: codes.createdAt })
      .from(codes)
      .where(and(...these, gte(codes.createdAt, new Date(+now - day))))
      .orderBy(desc(codes.createdAt))
      .limit(1)
      .offset(most - 1);
    if (first) throw new RateLimitedError(Math.ceil((+first.at + day - +now) / 1000));
  }

  return {
    strangerOf: (identifier) => `stranger_${hashCode(plainIdentifier(identifier), secret)}`,
    callerAt: (address) => hashCode(countedAddress(address), secret),

    async create(tx, userId, purpose, { subject = '', by = owner, channel } = {}) {
      const ofAccount = [eq(codes.userId, userId), eq(codes.purpose, purpose)];
      const fromThere = [...ofAccount, eq(codes.askedBy, by)];
      if (by === owner) await bound(tx, perDay.owner, ...fromThere);
      else {
        await bound(tx, perDay.address, ...fromThere);
        await bound(tx, perDay.together, ...ofAccount, ne(codes.askedBy, owner));
      }
      await end(tx, ...(by === owner ? ofAccount : fromThere));
      const now = clock.now();
      const code = newCode();
      await tx.insert(codes).values({
        id: newId('c'),
        userId,
        purpose,
        subject,
        askedBy: by,
        channel,
        hash: hashCode(code, secret),
        left: tries.together,
        createdAt: now,
        expiresAt: new Date(+now + lifetime),
      });
      return code;
    },

    check,
    spend,
    async use(userId, purpose, code, about) {
      await spend(db, await check(userId, purpose, code, about));
    },
    async endAll(database, userId) {
      await end(database, eq(codes.userId, userId));
    },
  };
}
