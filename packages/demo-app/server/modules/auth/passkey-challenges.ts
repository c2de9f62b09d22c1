import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { spentChallenges } from './auth.table.ts';

/** In ms. */
export const challengeLifetime = 5 * 60_000;

/**
 * Stateless WebAuthn challenges: each holds its expiry and a MAC over that and its purpose, so that anonymous requests
 * store nothing. Only used ones are stored until they expire, against replay.
 */
export type Challenges = {
  make(purpose: string): string;
  isGood(challenge: string, purpose: string): boolean;
  /** False where it was used before. */
  spend(db: Database, challenge: string): Promise<boolean>;
};

/** Six bytes of expiry, sixteen random bytes. */
const bodyLength = 22;
const sealLength = 32;
const getEnd = (body: Buffer) => body.readUIntBE(0, 6);
const read = (challenge: string) => Buffer.from(challenge, 'base64url');

export function createChallenges({
  clock,
  secret,
}: {
  clock: Pick<Clock, 'now'>;
  secret: string;
}): Challenges {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'keo passkey challenges', 32));
  const createSeal = (body: Buffer, purpose: string) =>
    createHmac('sha256', key).update(body).update(purpose).digest();

  return {
    make(purpose) {
      const body = Buffer.concat([Buffer.alloc(6), randomBytes(bodyLength - 6)]);
      body.writeUIntBE(+clock.now() + challengeLifetime, 0, 6);
      return Buffer.concat([body, createSeal(body, purpose)]).toString('base64url');
    },
    isGood(challenge, purpose) {
      const bytes = read(challenge);
      if (bytes.length !== bodyLength + sealLength) return false;
      const body = bytes.subarray(0, bodyLength);
      return (
        timingSafeEqual(bytes.subarray(bodyLength), createSeal(body, purpose)) && +clock.now() < getEnd(body)
      );
    },
    async spend(db, challenge) {
      const expiresAt = new Date(getEnd(read(challenge)));
      const rows = await db
        .insert(spentChallenges)
        .values({ challenge, expiresAt })
        .onConflictDoNothing()
        .returning({ challenge: spentChallenges.challenge });
      return rows.length === 1;
    },
  };
}

export async function deleteExpiredChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(spentChallenges).where(lt(spentChallenges.expiresAt, now));
}
