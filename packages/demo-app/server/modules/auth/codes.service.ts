import { type SQL, and, desc, eq, gt, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { countedAddress, countedLine } from '../../platform/security/caller-address.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { RateLimitedError, RefusalError } from '../../platform/http/refusal.ts';
import { hashCode, newCode, newId } from '../../platform/security/secret-text.ts';
import { codeTries, codes } from './auth.table.ts';
import { plainIdentifier } from './find-account.ts';

/** Includes purposes that no client may name: endpoints of money ask for their own. */
export type Purpose = (typeof codes.$inferSelect)['purpose'];

const lifetime = 10 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;
/** The signed-in account. Any other caller is an address. See docs/decisions/0006. */
const owner = 'owner';
/** Of one code: by each caller, by one line, and by all who did not ask for it, together. */
const tries = { each: 5, line: 10, others: 20 };
/** Codes of one purpose in a day: asked for by the owner, by one address, one line, and all addresses together. */
const perDay = { owner: 20, address: 10, line: 20, together: 60 };

/** Of the key of an address, `callerAt`. */
const toLine = (by: string) => by.split('.')[0] ?? by;
const isInLine = (by: string) => sql`split_part(${codes.requestedBy}, '.', 1) = ${toLine(by)}`;

export type Channel = NonNullable<(typeof codes.$inferSelect)['channel']>;
/** The caller, if not the owner, and the code's subject, if it has one. */
type About = { by?: string | undefined; subject?: string };

export type CodesService = {
  /** The key for codes where no account has that identifier, so that guessing reveals nothing. */
  getStrangerKey(identifier: string): string;
  /** The key of an address: keyed hashes of its line and of itself. */
  callerAt(address: string): string;
  /**
   * The owner's code replaces all earlier ones of its purpose, a stranger's those from the same address. With `subject`
   * it is valid for that alone. Counted under a lock of the account and purpose.
   * @throws RateLimitedError at the daily limit.
   */
  create(
    db: Database,
    userId: string,
    purpose: Purpose,
    about?: About & { channel?: Channel },
  ): Promise<string>;
  /**
   * Counts one try and returns the right code's id, for `spend` in the transaction of its effect. Throws OTP_WRONG with
   * the tries left, none where all were used up before, or EXPIRED. Not in an open transaction: the try must be
   * committed even where it refuses.
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

  /** Counts a try of these codes for each key; returns how often each was tried by it. One over its limit is left out. */
  async function count(
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
  async function takeOwn(ids: readonly string[], by: string) {
    return [...(await count(ids, by, tries.each))].map(([id, times]) => ({ id, left: tries.each - times }));
  }

  /** Five for each address, ten for each line, and twenty for all together. */
  async function takeOther(ids: readonly string[], by: string) {
    const own = await count(ids, by, tries.each);
    const ofLine = await count([...own.keys()], toLine(by), tries.line);
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
  async function take(userId: string, purpose: Purpose, { subject = '', by = owner }: About) {
    const living = await db
      .select({ id: codes.id, hash: codes.hash, requestedBy: codes.requestedBy })
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
    const isOwn = ({ requestedBy }: { requestedBy: string }) => by === owner || requestedBy === by;
    const getIds = (some: typeof living) => some.map(({ id }) => id);
    const taken = [
      ...(await takeOwn(getIds(living.filter(isOwn)), by)),
      ...(await takeOther(getIds(living.filter((one) => !isOwn(one))), by)),
    ];
    if (living.length === 0) throw new RefusalError('EXPIRED', 'codeExpired');
    const hashes = new Map(living.map(({ id, hash }) => [id, hash]));
    return taken.map((one) => ({ ...one, hash: hashes.get(one.id) }));
  }

  const check: CodesService['check'] = async (userId, purpose, code, about = {}) => {
    const taken = await take(userId, purpose, about);
    const right = taken.find(({ hash }) => hash === hashCode(code, secret));
    if (right) return right.id;
    const left = Math.max(0, ...taken.map((one) => one.left));
    throw new RefusalError('OTP_WRONG', left > 0 ? 'codeWrong' : 'codeSpent', { left }, { left });
  };

  const spend: CodesService['spend'] = async (database, codeId) => {
    const likeIt = database
      .select({ userId: codes.userId, purpose: codes.purpose })
      .from(codes)
      .where(eq(codes.id, codeId));
    const ended = await end(database, sql`(${codes.userId}, ${codes.purpose}) = ${likeIt}`);
    const spent = ended.find(({ id }) => id === codeId);
    if (!spent || spent.expiresAt <= clock.now()) throw new RefusalError('EXPIRED', 'codeExpired');
    return spent.channel;
  };

  const end = async (database: Database, ...these: SQL[]) =>
    database
      .update(codes)
      .set({ usedAt: clock.now() })
      .where(and(...these, isNull(codes.usedAt)))
      .returning({ id: codes.id, channel: codes.channel, expiresAt: codes.expiresAt });

  /** In seconds, until fewer than `most` of these codes were made within a day; null where they are fewer. */
  async function waitFor(database: Database, most: number, ...these: SQL[]): Promise<number | null> {
    const now = clock.now();
    const [first] = await database
      .select({ at: codes.createdAt })
      .from(codes)
      .where(and(...these, gte(codes.createdAt, new Date(+now - day))))
      .orderBy(desc(codes.createdAt))
      .limit(1)
      .offset(most - 1);
    return first ? Math.ceil((+first.at + day - +now) / 1000) : null;
  }

  async function bound(database: Database, most: number, ...these: SQL[]): Promise<void> {
    const seconds = await waitFor(database, most, ...these);
    if (seconds !== null) throw new RateLimitedError(seconds);
  }

  /**
   * Whether addresses asked for all codes of the day: then a line that asked for none gets one still, which only the
   * address that asked for it can try.
   */
  async function isCrowded(database: Database, ofAccount: SQL[], by: string): Promise<boolean> {
    await bound(database, perDay.address, ...ofAccount, eq(codes.requestedBy, by));
    await bound(database, perDay.line, ...ofAccount, isInLine(by));
    const seconds = await waitFor(database, perDay.together, ...ofAccount, ne(codes.requestedBy, owner));
    if (seconds === null) return false;
    if ((await waitFor(database, 1, ...ofAccount, isInLine(by))) !== null)
      throw new RateLimitedError(seconds);
    return true;
  }

  return {
    getStrangerKey: (identifier) => `stranger_${hashCode(plainIdentifier(identifier), secret)}`,
    callerAt: (address) =>
      `${hashCode(countedLine(address), secret)}.${hashCode(countedAddress(address), secret)}`,

    async create(tx, userId, purpose, { subject = '', by = owner, channel } = {}) {
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`codes ${purpose} ${userId}`}, 0))`,
      );
      const ofAccount = [eq(codes.userId, userId), eq(codes.purpose, purpose)];
      const fromThere = [...ofAccount, eq(codes.requestedBy, by)];
      if (by === owner) await bound(tx, perDay.owner, ...fromThere);
      const crowded = by !== owner && (await isCrowded(tx, ofAccount, by));
      await end(tx, ...(by === owner ? ofAccount : fromThere));
      const now = clock.now();
      const code = newCode();
      await tx.insert(codes).values({
        id: newId('c'),
        userId,
        purpose,
        subject,
        requestedBy: by,
        channel,
        hash: hashCode(code, secret),
        left: crowded ? 0 : tries.others,
        createdAt: now,
        expiresAt: new Date(+now + lifetime),
      });
      return code;
    },

    check,
    spend,
    async endAll(database, userId) {
      await end(database, eq(codes.userId, userId));
    },
  };
}
