import { randomInt } from 'node:crypto';
import type { PartnerLink } from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { RefusalError, UnauthorizedError } from '../../platform/http/refusal.ts';
import { hashToken } from '../../platform/security/secret-text.ts';
import type { Transact } from '../../platform/database/unit-of-work.ts';
import type { TellOwner } from '../users/tell-owner.ts';
import type { UsersService } from '../users/users.service.ts';
import { endTokens } from './embed-tokens.repository.ts';
import * as repository from './links.repository.ts';
import { lockIfActive } from './partners.repository.ts';

const lifetime = 10 * 60_000;
/** Crockford's base 32, without letters that look alike. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

/** Links of partners' users to accounts: the account's owner makes a code, the partner redeems it. */
export type Links = {
  /** Works once; replaces the one before. Hold the account, and the session that asks. */
  newCode(db: Database, userId: string): Promise<{ code: string; expiresAt: string; now: string }>;
  /**
   * @throws RefusalError EXPIRED for a code that is unknown, used or expired; TAKEN where either side is linked
   * already; UnauthorizedError where the partner was revoked meanwhile.
   */
  link(partnerId: string, input: { user: string; code: string }): Promise<void>;
  list(userId: string): Promise<PartnerLink[]>;
  /** Ends the link's tokens too. @throws RefusalError NOT_FOUND */
  unlink(userId: string, partnerId: string): Promise<void>;
  /** Ends the open code and all narrow tokens of a user; links stay. Lock the account first. */
  endGrants(db: Database, userId: string): Promise<void>;
  /** Ends the open code and all links. Lock the account first. */
  endAll(db: Database, userId: string): Promise<void>;
};

type Needs = {
  db: Database;
  transact: Transact;
  clock: Pick<Clock, 'now'>;
  users: Pick<UsersService, 'hold'>;
  tellOwner: TellOwner;
};

async function createCode({ clock }: Needs, database: Database, userId: string) {
  const code = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  const now = clock.now();
  const expiresAt = new Date(+now + lifetime);
  await repository.putCode(database, { userId, hash: hashToken(code), expiresAt });
  return {
    code: code.replaceAll(/(.{4})(?=.)/g, '$1-'),
    expiresAt: expiresAt.toISOString(),
    now: now.toISOString(),
  };
}

const link = (
  { transact, clock, users, tellOwner }: Needs,
  partnerId: string,
  { user: partnerUser, code }: { user: string; code: string },
): Promise<void> =>
  transact(async (unit) => {
    if (!(await lockIfActive(unit.db, partnerId))) throw new UnauthorizedError();
    const hash = hashToken(code);
    // The account first: a reset or the closing of it ends the code under its lock.
    const owner = await repository.codeOwner(unit.db, hash);
    if (owner !== null) await users.hold(unit.db, owner);
    const userId = await repository.takeCode(unit.db, hash, clock.now());
    if (userId === null) throw new RefusalError('EXPIRED', 'codeExpired');
    const row = { partnerId, partnerUser, userId, linkedAt: clock.now() };
    if (await repository.insertLink(unit.db, row)) {
      const partner = await repository.partnerName(unit.db, partnerId);
      await tellOwner(unit, userId, { what: 'linked', partner });
      return;
    }
    const standing = await repository.lockLink(unit.db, partnerId, partnerUser);
    if (standing?.userId !== userId) throw new RefusalError('TAKEN', 'linkTaken');
  });

export function createLinks(needs: Needs): Links {
  const { db, transact } = needs;
  return {
    newCode: (database, userId) => createCode(needs, database, userId),
    link: (partnerId, input) => link(needs, partnerId, input),

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
    async endAll(database, userId) {
      await repository.deleteCode(database, userId);
      await repository.deleteLinks(database, userId);
    },
  };
}
