import { randomInt } from 'node:crypto';
import type { PartnerLink } from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { RefusalError } from '../../platform/refusal.ts';
import { hashToken } from '../../platform/secret-text.ts';
import type { Transact } from '../../platform/unit-of-work.ts';
import type { TellOwner } from '../users/tell-owner.ts';
import { endTokens } from './embed-tokens.repository.ts';
import * as repository from './links.repository.ts';

const lifetime = 10 * 60_000;
/** Crockford's base 32, without letters that look alike. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

/** Links of partners' users to accounts: the account's owner makes a code, the partner redeems it. */
export type Links = {
  /** Works once; replaces the one before. */
  newCode(userId: string): Promise<{ code: string; expiresAt: string; now: string }>;
  /**
   * @throws RefusalError EXPIRED for a code that is unknown, used or expired; TAKEN where either side is linked
   * already.
   */
  link(partnerId: string, given: { user: string; code: string }): Promise<void>;
  list(userId: string): Promise<PartnerLink[]>;
  /** Ends the link's tokens too. @throws RefusalError NOT_FOUND */
  unlink(userId: string, partnerId: string): Promise<void>;
  /** Ends the open code and all narrow tokens of a user; links stay. */
  endGrants(db: Database, userId: string): Promise<void>;
  endAll(db: Database, userId: string): Promise<void>;
};

export function createLinks(
  { db, transact, clock }: { db: Database; transact: Transact; clock: Pick<Clock, 'now'> },
  tellOwner: TellOwner,
): Links {
  return {
    async newCode(userId) {
      const code = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
      const now = clock.now();
      const expiresAt = new Date(+now + lifetime);
      await repository.putCode(db, { userId, hash: hashToken(code), expiresAt });
      return {
        code: code.replaceAll(/(.{4})(?=.)/g, '$1-'),
        expiresAt: expiresAt.toISOString(),
        now: now.toISOString(),
      };
    },

    link: (partnerId, { user: partnerUser, code }) =>
      transact(async (unit) => {
        const userId = await repository.takeCode(unit.db, hashToken(code), clock.now());
        if (userId === null) throw new RefusalError('EXPIRED', 'codeExpired');
        const row = { partnerId, partnerUser, userId, linkedAt: clock.now() };
        if (await repository.insertLink(unit.db, row)) {
          const partner = await repository.partnerName(unit.db, partnerId);
          await tellOwner(unit, userId, { what: 'linked', partner });
          return;
        }
        const standing = await repository.lockLink(unit.db, partnerId, partnerUser);
        if (standing?.userId !== userId) throw new RefusalError('TAKEN', 'linkTaken');
      }),

    async list(userId) {
      const rows = await repository.listLinks(db, userId);
      return rows.map((row) => ({ ...row, linkedAt: row.linkedAt.toISOString() }));
    },

    unlink: (userId, partnerId) =>
      transact(async (unit) => {
        if (!(await repository.deleteLink(unit.db, partnerId, userId)))
          throw new RefusalError('NOT_FOUND', 'notFound');
        await endTokens(unit.db, { partnerId, userId });
      }),

    async endGrants(database, userId) {
      await repository.deleteCode(database, userId);
      await endTokens(database, { userId });
    },
    endAll: repository.deleteLinks,
  };
}
