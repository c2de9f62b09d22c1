import { and, asc, count, eq, gt, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { applications } from '../applications/applications.table.ts';
import { endStates } from '../deals/deals.repository.ts';
import { deals } from '../deals/deals.table.ts';
import { proofs } from '../deals/proofs.table.ts';
import { jobs } from '../jobs/jobs.table.ts';
import { rechargeClaims } from '../recharge/claims.table.ts';
import { bankEvents, recharges } from '../recharge/recharge.table.ts';
import { users } from '../users/users.table.ts';
import { ledgerAccounts } from '../wallet/ledger.table.ts';
import { withdrawals } from '../withdraw/withdraw.table.ts';

/** The living deals of somebody on either side, and how many of them are in dispute. */
export async function countDeals(
  db: Database,
  userId: string,
): Promise<{ living: number; disputed: number }> {
  const theirs = or(eq(deals.authorId, userId), eq(deals.workerId, userId));
  const [row] = await db
    .select({
      living: count(),
      disputed: sql<string>`count(*) filter (where ${deals.state} = 'DISPUTED')`,
    })
    .from(deals)
    .where(and(theirs, notInArray(deals.state, [...endStates])));
  return { living: row?.living ?? 0, disputed: Number(row?.disputed ?? 0) };
}

/** Proofs that wait for somebody's word as the author. */
export async function countToReview(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(proofs)
    .innerJoin(deals, eq(deals.id, proofs.dealId))
    .where(
      and(eq(deals.authorId, userId), notInArray(deals.state, [...endStates]), eq(proofs.state, 'SUBMITTED')),
    );
  return row?.waiting ?? 0;
}

/** Postings that somebody could still take, be chosen for or be paid of. */
export const countJobs = (db: Database, userId: string): Promise<number> =>
  db.$count(
    jobs,
    and(eq(jobs.authorId, userId), inArray(jobs.state, ['IN_MODERATION', 'OPEN', 'PAUSED', 'FILLED'])),
  );

/** The applications of somebody that wait for an answer. */
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

/** Transfers in suspense that name somebody's recharge, and open claims. */
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

/** Closed accounts whose balance is not zero, the oldest first. */
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
