import { and, asc, count, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { applications } from '../market/applications/applications.table.ts';
import { jobs } from '../market/jobs/jobs.table.ts';
import { rechargeClaims } from '../recharge/claims.table.ts';
import { bankEvents, recharges } from '../recharge/recharge.table.ts';
import { users } from '../users/users.table.ts';
import { ledgerAccounts } from '../wallet/ledger.table.ts';
import { withdrawals } from '../withdraw/withdraw.table.ts';

/** Jobs that a worker could still take, be chosen for or be paid for. */
export const countJobs = (db: Database, userId: string): Promise<number> =>
  db.$count(
    jobs,
    and(eq(jobs.authorId, userId), inArray(jobs.state, ['IN_MODERATION', 'OPEN', 'PAUSED', 'FILLED'])),
  );

export async function waitingApplications(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.workerId, userId), eq(applications.state, 'SUBMITTED')));
  return rows.map(({ id }) => id);
}

export const countWithdrawals = (db: Database, userId: string): Promise<number> =>
  db.$count(
    withdrawals,
    and(eq(withdrawals.userId, userId), inArray(withdrawals.state, ['REQUESTED', 'PROCESSING'])),
  );

/** Transfers in suspense that name a user's recharge, and open claims. */
export async function countUnclear(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(bankEvents)
    .innerJoin(recharges, eq(recharges.id, bankEvents.rechargeId))
    .where(
      and(eq(recharges.userId, userId), eq(bankEvents.status, 'SUSPENSE'), isNull(bankEvents.resolvedAt)),
    );
  const open = and(eq(rechargeClaims.userId, userId), eq(rechargeClaims.state, 'OPEN'));
  return (row?.waiting ?? 0) + (await db.$count(rechargeClaims, open));
}

export const listClosedWithMoney = (db: Database) =>
  db
    .select({
      username: users.username,
      email: users.email,
      phone: users.phone,
      closedAt: users.closedAt,
      balance: ledgerAccounts.balance,
    })
    .from(users)
    .innerJoin(
      ledgerAccounts,
      and(
        eq(ledgerAccounts.owner, users.id),
        eq(ledgerAccounts.kind, 'AVAILABLE'),
        gt(ledgerAccounts.balance, 0),
      ),
    )
    .where(isNotNull(users.closedAt))
    .orderBy(asc(users.closedAt));
