import type { AuthNeeds, Caller } from './auth-needs.ts';
import { countedFor, findOpen } from './find-account.ts';

type Needs = Pick<AuthNeeds, 'db' | 'transact' | 'limits' | 'users' | 'codes'>;

export const verifyContactBy =
  ({ transact, limits, users, codes }: Omit<Needs, 'db'>) =>
  async (userId: string, what: 'email' | 'phone', code: string): Promise<void> => {
    await limits.take('codeTries', `verify:${userId}`);
    await codes.use(userId, what === 'email' ? 'VERIFY_EMAIL' : 'VERIFY_PHONE', code);
    await transact((unit) => users.markVerified(unit.db, userId, what));
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
    // To reset a password the code comes again with the new one, so it is only checked here, not spent.
    if (purpose === 'RESET_PASSWORD') {
      await codes.check(whose, purpose, code, { by });
      return;
    }
    await codes.use(whose, purpose, code, { by });
    if (person) await transact((unit) => users.markVerified(unit.db, person.id, 'phone'));
  };
