import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { bankName } from '../bank-cards/banks.ts';
import { deals } from '../market/deals/deals.table.ts';
import { jobs } from '../market/jobs/jobs.table.ts';
import { recharges } from '../recharge/recharge.table.ts';
import { users } from '../users/users.table.ts';
import { ledgerTransactions } from '../wallet/ledger.table.ts';
import { withdrawals } from '../withdraw/withdraw.table.ts';

const refTo = (field: 'dealId' | 'jobId' | 'withdrawId' | 'rechargeId') =>
  sql<string>`${ledgerTransactions.ref} ->> ${sql.raw(`'${field}'`)}`;

/** With whom, for which job, and through which bank account, by the ids of transactions. */
export async function loadSubjects(db: Database, reader: string, transactions: readonly number[]) {
  const rows = await db
    .select({
      tx: ledgerTransactions.id,
      job: sql<string | null>`coalesce(${deals.jobTitle}, ${jobs.title})`,
      jobSlug: jobs.slug,
      personId: users.id,
      person: users.displayName,
      target: withdrawals.target,
      withdrawState: withdrawals.state,
      payoutNo: withdrawals.providerRef,
      bankBin: recharges.bankBin,
      accountNo: recharges.accountNo,
      accountName: recharges.accountName,
    })
    .from(ledgerTransactions)
    .leftJoin(deals, eq(deals.id, refTo('dealId')))
    .leftJoin(jobs, eq(jobs.id, sql`coalesce(${deals.jobId}, ${refTo('jobId')})`))
    .leftJoin(
      users,
      eq(
        users.id,
        sql`case when ${deals.workerId} = ${reader} then ${deals.authorId} else ${deals.workerId} end`,
      ),
    )
    .leftJoin(withdrawals, eq(withdrawals.id, refTo('withdrawId')))
    .leftJoin(recharges, eq(recharges.id, refTo('rechargeId')))
    .where(inArray(ledgerTransactions.id, [...transactions]));
  return new Map(rows.map(({ tx, ...row }) => [tx, toSubject(row)]));
}

type Row = {
  job: string | null;
  jobSlug: string | null;
  personId: string | null;
  person: string | null;
  target: typeof withdrawals.$inferSelect.target | null;
  withdrawState: typeof withdrawals.$inferSelect.state | null;
  payoutNo: string | null;
  bankBin: string | null;
  accountNo: string | null;
  accountName: string | null;
};

function getBank({ target, bankBin, accountNo, accountName }: Row) {
  if (target) return { shortName: target.bankShortName, last4: target.last4, holder: target.accountName };
  if (bankBin === null) return null;
  return { shortName: bankName(bankBin), last4: accountNo?.slice(-4) ?? '', holder: accountName ?? '' };
}

const toSubject = (row: Row) => ({
  about: row.job === null ? null : { job: row.job, person: row.person },
  jobSlug: row.jobSlug,
  personId: row.personId,
  bank: getBank(row),
  withdrawState: row.withdrawState,
  // Before, it may be our own mark.
  payoutNo: row.withdrawState === 'SUCCEEDED' || row.withdrawState === 'REVERSED' ? row.payoutNo : null,
});
export type Subject = ReturnType<typeof toSubject>;
