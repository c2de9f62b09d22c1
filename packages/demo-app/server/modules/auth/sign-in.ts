import type { Login, Tokens } from '@keo/core/contract';
import { RefusalError } from '../../platform/http/refusal.ts';
import type { AuthNeeds, Place } from './auth-needs.ts';
import { countedFor } from './find-account.ts';

const wrongCredentials = () => new RefusalError('WRONG_CREDENTIALS', 'wrongCredentials');

export const signInBy =
  (needs: Omit<AuthNeeds, 'outbox' | 'sessions' | 'links' | 'tellOwner' | 'devices'>) =>
  async ({ username, password }: Login, { address, device }: Place): Promise<Tokens> => {
    const { db, transact, limits, users, codes, passwords, enter } = needs;
    await limits.takeFrom(address, 'loginByAddress');
    const person = await users.byIdentifier(db, username);
    await limits.takeFrom(address, 'loginByAccount', countedFor(codes, person, username));
    if (!(await passwords.verify(person?.passwordHash ?? null, password)) || !person)
      throw wrongCredentials();
    // Said to nobody but its owner.
    if (person.closedAt !== null) throw new RefusalError('NOT_ALLOWED', 'account.closed');
    const tokens = await transact(async (unit) => {
      // The password may have changed while it was being checked: then the new session must not be opened.
      if (!(await users.holdsPassword(unit.db, person.id, person.passwordHash))) throw wrongCredentials();
      return enter(unit, person.id, device);
    });
    await limits.giveBack(address, 'loginByAddress');
    return tokens;
  };
