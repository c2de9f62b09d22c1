import { type SQL, and, desc, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import { countedAddress, countedLine } from '../../platform/security/caller-address.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { RateLimitedError, RefusalError } from '../../platform/http/refusal.ts';
import { hashCode, newCode, newId } from '../../platform/security/secret-text.ts';
import { codes } from './auth.table.ts';
import { type Purpose, owner, takeTries, toLine, triesOfOthers } from './code-tries.ts';
import { plainIdentifier } from './find-account.ts';

const lifetime = 10 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;
/** Codes of one purpose in a day: asked for by the owner, by one address, one line, and all addresses together. */
const perDay = { owner: 20, address: 10, line: 20, together: 60 };

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

const endCodes = async (database: Database, now: Date, ...these: SQL[]) =>
  database
    .update(codes)
    .set({ usedAt: now })
    .where(and(...these, isNull(codes.usedAt)))
    .returning({ id: codes.id, channel: codes.channel, expiresAt: codes.expiresAt });

/** Ends the code and all others of its purpose. */
async function spendCode(database: Database, now: Date, codeId: string): Promise<Channel | null> {
  const likeIt = database
    .select({ userId: codes.userId, purpose: codes.purpose })
    .from(codes)
    .where(eq(codes.id, codeId));
  const ended = await endCodes(database, now, sql`(${codes.userId}, ${codes.purpose}) = ${likeIt}`);
  const spent = ended.find(({ id }) => id === codeId);
  if (!spent || spent.expiresAt <= now) throw new RefusalError('EXPIRED', 'codeExpired');
  return spent.channel;
}

/** In seconds, until fewer than `most` of these codes were made within a day; null where they are fewer. */
async function waitFor(database: Database, now: Date, most: number, ...these: SQL[]): Promise<number | null> {
  const [first] = await database
    .select({ at: codes.createdAt })
    .from(codes)
    .where(and(...these, gte(codes.createdAt, new Date(+now - day))))
    .orderBy(desc(codes.createdAt))
    .limit(1)
    .offset(most - 1);
  return first ? Math.ceil((+first.at + day - +now) / 1000) : null;
}

async function bound(database: Database, now: Date, most: number, ...these: SQL[]): Promise<void> {
  const seconds = await waitFor(database, now, most, ...these);
  if (seconds !== null) throw new RateLimitedError(seconds);
}

/**
 * Whether addresses asked for all codes of the day: then a line that asked for none gets one still, which only the
 * address that asked for it can try.
 */
async function isCrowded(database: Database, now: Date, ofAccount: SQL[], by: string): Promise<boolean> {
  await bound(database, now, perDay.address, ...ofAccount, eq(codes.requestedBy, by));
  await bound(database, now, perDay.line, ...ofAccount, isInLine(by));
  const seconds = await waitFor(database, now, perDay.together, ...ofAccount, ne(codes.requestedBy, owner));
  if (seconds === null) return false;
  if ((await waitFor(database, now, 1, ...ofAccount, isInLine(by))) !== null)
    throw new RateLimitedError(seconds);
  return true;
}

export function createCodesService(deps: { db: Database; clock: Clock; secret: string }): CodesService {
  const { db, clock, secret } = deps;

  const check: CodesService['check'] = async (userId, purpose, code, { subject = '', by = owner } = {}) => {
    const taken = await takeTries(db, { userId, purpose, subject, by, now: clock.now() });
    const right = taken.find(({ hash }) => hash === hashCode(code, secret));
    if (right) return right.id;
    const left = Math.max(0, ...taken.map((one) => one.left));
    throw new RefusalError('OTP_WRONG', left > 0 ? 'codeWrong' : 'codeSpent', { left }, { left });
  };

  const create: CodesService['create'] = async (
    tx,
    userId,
    purpose,
    { subject = '', by = owner, channel } = {},
  ) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`codes ${purpose} ${userId}`}, 0))`);
    const now = clock.now();
    const ofAccount = [eq(codes.userId, userId), eq(codes.purpose, purpose)];
    const fromThere = [...ofAccount, eq(codes.requestedBy, by)];
    if (by === owner) await bound(tx, now, perDay.owner, ...fromThere);
    const crowded = by !== owner && (await isCrowded(tx, now, ofAccount, by));
    await endCodes(tx, now, ...(by === owner ? ofAccount : fromThere));
    const code = newCode();
    await tx.insert(codes).values({
      id: newId('c'),
      userId,
      purpose,
      subject,
      requestedBy: by,
      channel,
      hash: hashCode(code, secret),
      left: crowded ? 0 : triesOfOthers,
      createdAt: now,
      expiresAt: new Date(+now + lifetime),
    });
    return code;
  };

  return {
    getStrangerKey: (identifier) => `stranger_${hashCode(plainIdentifier(identifier), secret)}`,
    callerAt: (address) =>
      `${hashCode(countedLine(address), secret)}.${hashCode(countedAddress(address), secret)}`,

    create,
    check,
    spend: (database, codeId) => spendCode(database, clock.now(), codeId),
    async endAll(database, userId) {
      await endCodes(database, clock.now(), eq(codes.userId, userId));
    },
  };
}
