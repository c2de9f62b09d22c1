import { FieldsError } from '../../platform/http/refusal.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import type { AuthNeeds, Caller } from './auth-needs.ts';
import { countedFor, findOpen } from './find-account.ts';
import { deletePasskeys } from './passkeys.repository.ts';
import { refuseCommon } from './common-passwords.ts';

type Renewing = Pick<AuthNeeds, 'users' | 'sessions' | 'links' | 'tellOwner'>;
type Needs = Renewing & Pick<AuthNeeds, 'db' | 'transact' | 'limits' | 'passwords'>;

/**
 * Ends what the old password opened: all sessions but `keep`, passkeys, which it could add, and grants of partners. Lock
 * the account first, and check there again what allows the change.
 */
async function renewPassword(
  { users, sessions, links, tellOwner }: Renewing,
  unit: Unit,
  userId: string,
  { passwordHash, keep }: { passwordHash: string; keep?: string },
): Promise<void> {
  await users.setPassword(unit.db, userId, passwordHash);
  // Before the sessions: the delete waits for a concurrent sign-in by passkey, so its session is revoked below.
  const passkeys = await deletePasskeys(unit.db, userId);
  await sessions.revokeAll(unit, userId, keep);
  await links.endGrants(unit.db, userId);
  await tellOwner(unit, userId, { what: 'passwordChanged', passkeys });
}

export const resetPasswordBy =
  (needs: Needs & Pick<AuthNeeds, 'codes'>) =>
  async (
    { identifier, code, password }: { identifier: string; code: string; password: string },
    { address }: Caller,
  ): Promise<void> => {
    const { transact, limits, users, codes, passwords, links } = needs;
    const person = await findOpen(needs, identifier);
    const whose = countedFor(codes, person, identifier);
    await limits.takeFrom(address, 'codeTries', `reset:${whose}`);
    refuseCommon(password, 'password');
    const codeId = await codes.check(whose, 'RESET_PASSWORD', code, { by: codes.callerAt(address) });
    if (!person) return;
    const passwordHash = await passwords.hash(password);
    await transact(async (unit) => {
      const { emailVerifiedAt, phoneVerifiedAt } = await users.lock(unit.db, person.id);
      const channel = await codes.spend(unit.db, codeId);
      // Codes that are still open may have been asked for by the user who is locked out here.
      await codes.endAll(unit.db, person.id);
      if (channel) await users.keepProved(unit.db, person.id, channel === 'SMS' ? 'phone' : 'email');
      // No contact was verified: a partner's link may be of an earlier holder of the account.
      if (emailVerifiedAt === null && phoneVerifiedAt === null) await links.endAll(unit.db, person.id);
      await renewPassword(needs, unit, person.id, { passwordHash });
    });
  };

const wrongPassword = () => new FieldsError('WRONG_CREDENTIALS', { currentPassword: 'wrongPassword' });

export const changePasswordBy =
  (needs: Needs) =>
  async (userId: string, sessionId: string, current: string, wanted: string): Promise<void> => {
    const { db, transact, limits, users, sessions, passwords } = needs;
    await limits.take('loginByAccount', `change:${userId}`);
    refuseCommon(wanted, 'newPassword');
    const person = await users.byId(db, userId);
    if (!(await passwords.verify(person.passwordHash, current))) throw wrongPassword();
    const passwordHash = await passwords.hash(wanted);
    await transact(async (unit) => {
      const now = await users.lock(unit.db, userId);
      await sessions.hold(unit.db, sessionId);
      // A reset may have come first: the old password changes nothing any more.
      if (now.passwordHash !== person.passwordHash) throw wrongPassword();
      await renewPassword(needs, unit, userId, { passwordHash, keep: sessionId });
    });
  };
