import type { User } from '@keo/core/contract';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import type { AuthNeeds, Caller } from './auth-needs.ts';
import { countedFor, findOpen } from './find-account.ts';

type Needs = Pick<AuthNeeds, 'db' | 'transact' | 'limits' | 'users' | 'codes'>;

/** Under the account's lock: a reset may have dropped the contact, and then it has ended the code. */
async function markVerified(
  { users, codes }: Pick<Needs, 'users' | 'codes'>,
  unit: Unit,
  { userId, what, codeId }: { userId: string; what: 'email' | 'phone'; codeId: string },
): Promise<void> {
  await users.lock(unit.db, userId);
  await codes.spend(unit.db, codeId);
  await users.markVerified(unit.db, userId, what);
}

export const verifyContactBy =
  ({ transact, limits, users, codes }: Omit<Needs, 'db'>) =>
  async (userId: string, what: 'email' | 'phone', code: string): Promise<{ user: User }> => {
    await limits.take('codeTries', `verify:${userId}`);
    const codeId = await codes.check(userId, what === 'email' ? 'VERIFY_EMAIL' : 'VERIFY_PHONE', code);
    await transact((unit) => markVerified({ users, codes }, unit, { userId, what, codeId }));
    return { user: await users.me(userId) };
  };

/** The code of an SMS, of somebody who need not be signed in. */
export const checkSmsBy =
  (needs: Needs) =>
  async (
    { phone, code, purpose }: { phone: string; code: string; purpose: 'VERIFY_PHONE' | 'RESET_PASSWORD' },
    { address }: Caller,
  ): Promise<void> => {
    const { transact, limits, users, codes } = needs;
    const person = await findOpen(needs, phone);
    const whose = countedFor(codes, person, phone);
    await limits.takeFrom(address, 'codeTries', `sms:${whose}`);
    const by = codes.callerAt(address);
    const codeId = await codes.check(whose, purpose, code, { by });
    // To reset a password the code comes again with the new one, so it is only checked here, not spent.
    if (purpose === 'RESET_PASSWORD' || !person) return;
    const spent = { userId: person.id, what: 'phone', codeId } as const;
    await transact((unit) => markVerified({ users, codes }, unit, spent));
  };
