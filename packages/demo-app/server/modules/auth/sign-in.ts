import type { Login, SignInAnswer } from '@keo/core/contract';
import { RefusalError } from '../../platform/http/refusal.ts';
import type { AuthNeeds, Enter, Place } from './auth-needs.ts';
import { keepDevice } from './sessions.repository.ts';

const wrongCredentials = () => new RefusalError('WRONG_CREDENTIALS', 'wrongCredentials');

export const signInBy =
  ({ db, limits, users, codes, passwords, enter }: Omit<AuthNeeds, 'transact' | 'outbox' | 'sessions'>) =>
  async ({ username, password }: Login, place: Place): Promise<SignInAnswer> => {
    await limits.takeFrom(place.address, 'loginByAddress');
    const person = await users.byIdentifier(db, username);
    await limits.takeFrom(place.address, 'loginByAccount', person?.id ?? codes.getStrangerKey(username));
    if (!(await passwords.verify(person?.passwordHash ?? null, password)) || !person)
      throw wrongCredentials();
    // Said to nobody but its owner.
    if (person.closedAt !== null) throw new RefusalError('NOT_ALLOWED', 'account.closed');
    return enter(person.id, place, async (tx) => {
      // The password may have changed while it was being checked: then the new session must not be opened.
      if (!(await users.holdsPassword(tx, person.id, person.passwordHash))) throw wrongCredentials();
    });
  };

/** Mails the owner where the device is new. The account is read after the commit, as by any later call. */
export const enterBy =
  (needs: Pick<AuthNeeds, 'transact' | 'clock' | 'limits' | 'users' | 'sessions' | 'tellOwner'>): Enter =>
  async (userId, { address, device }, check) => {
    const { transact, clock, limits, users, sessions, tellOwner } = needs;
    const tokens = await transact(async (unit) => {
      await check(unit.db);
      const at = clock.now();
      if (await keepDevice(unit.db, { userId, device, lastSeenAt: at }))
        await tellOwner(unit, userId, { what: 'newDevice', device, at });
      return sessions.open(unit, userId, device);
    });
    await limits.giveBack(address, 'loginByAddress');
    return { ...tokens, user: await users.me(userId) };
  };
