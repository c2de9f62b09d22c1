import { type Closing, type ClosingObstacle, closingObstacles, moneyLimits } from '@keo/core/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { FieldsError, RefusalError } from '../../platform/http/refusal.ts';
import type { ApplicationsService } from '../market/applications/applications.service.ts';
import type { CodesService } from '../auth/codes.service.ts';
import type { Passwords } from '../../platform/security/passwords.ts';
import type { PasskeysService } from '../auth/passkeys.service.ts';
import type { SessionsService } from '../auth/sessions.service.ts';
import type { TellOwner } from '../users/tell-owner.ts';
import type { DataExports } from '../data-exports/data-exports.service.ts';
import { countDeals, countToReview } from '../market/deals/open-deals.service.ts';
import type { Links } from '../partners/links.service.ts';
import type { UsersService } from '../users/users.service.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import * as repository from './obstacles.repository.ts';

/** Closes an account for good, once no money, work or dispute blocks it. */
export type AccountClosing = {
  /** What blocks the closing. */
  look(userId: string): Promise<Closing>;
  /**
   * @throws FieldsError WRONG_CREDENTIALS for a wrong password, INVALID for a wrong username; RefusalError NOT_ALLOWED
   * while something blocks it.
   */
  close(userId: string, input: { password: string; username: string }): Promise<void>;
};

const wrongPassword = () => new FieldsError('WRONG_CREDENTIALS', { password: 'account.password' });

function refuseWhileHeld({ obstacles }: Closing): void {
  if (obstacles.length > 0) throw new RefusalError('NOT_ALLOWED', 'account.obstacles');
}

type Needs = Pick<Platform, 'db' | 'transact' | 'limits'> & {
  users: Pick<UsersService, 'byId' | 'lockOpen' | 'close'>;
  wallet: Pick<WalletService, 'getBalances'>;
  applications: Pick<ApplicationsService, 'cancel'>;
  passwords: Pick<Passwords, 'verify'>;
  sessions: Pick<SessionsService, 'revokeAll'>;
  codes: Pick<CodesService, 'endAll'>;
  links: Pick<Links, 'endAll'>;
  exports: Pick<DataExports, 'withdraw'>;
  passkeys: Pick<PasskeysService, 'removeAll'>;
  tellOwner: TellOwner;
};

async function look(needs: Needs, database: Database, userId: string): Promise<Closing> {
  const { living, disputed } = await countDeals(database, userId);
  const { balance, held, withdrawing } = await needs.wallet.getBalances(database, userId);
  const isLeftover = balance < moneyLimits.withdrawMin;
  const counts: Record<ClosingObstacle, number> = {
    DISPUTES: disputed,
    PROOFS_TO_REVIEW: await countToReview(database, userId),
    DEALS: living - disputed,
    JOBS: await repository.countJobs(database, userId),
    HELD: 0,
    UNCLEAR_MONEY: await repository.countUnclear(database, userId),
    WITHDRAWALS: await repository.countWithdrawals(database, userId),
    BALANCE: 0,
  };
  const amounts: Partial<Record<ClosingObstacle, number>> = {
    HELD: held,
    WITHDRAWALS: withdrawing,
    BALANCE: isLeftover ? 0 : balance,
  };
  const all = closingObstacles.map((kind) => ({ kind, count: counts[kind], amount: amounts[kind] ?? 0 }));
  return {
    obstacles: all.filter(({ count, amount }) => count > 0 || amount > 0),
    applications: (await repository.waitingApplications(database, userId)).length,
    leftover: isLeftover ? balance : 0,
  };
}

async function close(
  needs: Needs,
  userId: string,
  { password, username }: { password: string; username: string },
): Promise<void> {
  const { db, transact, limits, users } = needs;
  await limits.take('loginByAccount', `close:${userId}`);
  const person = await users.byId(db, userId);
  if (!(await needs.passwords.verify(person.passwordHash, password))) throw wrongPassword();
  if (username.trim().toLowerCase() !== person.username)
    throw new FieldsError('INVALID', { username: 'account.username' });
  refuseWhileHeld(await look(needs, db, userId));
  for (const id of await repository.waitingApplications(db, userId))
    await needs.applications.cancel(userId, id);
  await transact(async (unit) => {
    // Commands that would start something for this account wait for this lock and are then refused.
    const { passwordHash } = await users.lockOpen(unit.db, userId);
    if (passwordHash !== person.passwordHash) throw wrongPassword();
    const now = await look(needs, unit.db, userId);
    refuseWhileHeld(now);
    if (now.applications > 0) throw new RefusalError('NOT_ALLOWED', 'account.obstacles');
    await needs.tellOwner(unit, userId, { what: 'accountClosed' });
    await users.close(unit.db, userId);
    await needs.exports.withdraw(unit.db, userId);
    await needs.codes.endAll(unit.db, userId);
    await needs.links.endAll(unit.db, userId);
    // Before the sessions, as for a new password: the delete waits for a concurrent sign-in by passkey.
    await needs.passkeys.removeAll(unit.db, userId);
    await needs.sessions.revokeAll(unit, userId);
  });
}

export const createAccountClosing = (needs: Needs): AccountClosing => ({
  look: (userId) => look(needs, needs.db, userId),
  close: (userId, input) => close(needs, userId, input),
});
