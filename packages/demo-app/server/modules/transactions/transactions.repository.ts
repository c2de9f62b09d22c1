import { type SQL, and, asc, desc, eq, gt, gte, inArray, like, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { deals } from '../market/deals/deals.table.ts';
import { jobs } from '../market/jobs/jobs.table.ts';
import { users } from '../users/users.table.ts';
import { ledgerEntries, ledgerTransactions } from '../wallet/ledger.table.ts';

/** Of one account; bounds are inclusive. */
export type MovementFilter = {
  account: string;
  /** Whose account it is; the other side of a deal is named. */
  reader: string;
  types?: readonly string[] | undefined;
  direction?: 'IN' | 'OUT' | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Part of a transaction number, in capitals. */
  no?: string | undefined;
  /** Up to this entry. */
  upTo?: number | undefined;
};

const columns = {
  seq: ledgerEntries.seq,
  no: ledgerTransactions.no,
  kind: ledgerTransactions.kind,
  amount: ledgerEntries.amount,
  balanceAfter: ledgerEntries.balanceAfter,
  createdAt: ledgerEntries.createdAt,
  ref: ledgerTransactions.ref,
  note: ledgerTransactions.note,
  job: jobs.title,
  person: users.displayName,
};

const refTo = (field: 'dealId' | 'jobId') =>
  sql<string>`${ledgerTransactions.ref} ->> ${sql.raw(`'${field}'`)}`;

const toCondition = (filter: MovementFilter): SQL | undefined =>
  and(
    eq(ledgerEntries.accountId, filter.account),
    filter.types && inArray(ledgerTransactions.kind, [...filter.types]),
    filter.direction === 'IN' ? gt(ledgerEntries.amount, 0) : undefined,
    filter.direction === 'OUT' ? lt(ledgerEntries.amount, 0) : undefined,
    filter.from && gte(ledgerEntries.createdAt, filter.from),
    filter.to && lte(ledgerEntries.createdAt, filter.to),
    filter.no === undefined ? undefined : like(ledgerTransactions.no, `%${filter.no}%`),
    filter.upTo === undefined ? undefined : lte(ledgerEntries.seq, filter.upTo),
  );

const movements = (db: Database, reader: string, condition: SQL | undefined) =>
  db
    .select(columns)
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.txId))
    .leftJoin(deals, eq(deals.id, refTo('dealId')))
    .leftJoin(jobs, eq(jobs.id, sql`coalesce(${deals.jobId}, ${refTo('jobId')})`))
    .leftJoin(
      users,
      eq(
        users.id,
        sql`case when ${deals.workerId} = ${reader} then ${deals.authorId} else ${deals.workerId} end`,
      ),
    )
    .where(condition);

export type Movement = Awaited<ReturnType<typeof movements>>[number];

/** Newest first. */
export const listMovements = (
  db: Database,
  filter: MovementFilter,
  page: { limit: number; offset: number },
): Promise<Movement[]> =>
  movements(db, filter.reader, toCondition(filter))
    .orderBy(desc(ledgerEntries.accountVersion))
    .limit(page.limit)
    .offset(page.offset);

/** Oldest first, after that entry. */
export const listMovementsAfter = (
  db: Database,
  filter: MovementFilter,
  page: { after: number; limit: number },
): Promise<Movement[]> =>
  movements(db, filter.reader, and(toCondition(filter), gt(ledgerEntries.seq, page.after)))
    .orderBy(asc(ledgerEntries.seq))
    .limit(page.limit);

/** Over the whole filtered set. */
export async function sumMovements(
  db: Database,
  filter: MovementFilter,
): Promise<{ count: number; sumIn: number; sumOut: number }> {
  const [row] = await db
    .select({
      count: sql<string>`count(*)`,
      sumIn: sql<string>`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.amount} > 0), 0)`,
      sumOut: sql<string>`coalesce(-sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.amount} < 0), 0)`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.txId))
    .where(toCondition(filter));
  return { count: Number(row?.count ?? 0), sumIn: Number(row?.sumIn ?? 0), sumOut: Number(row?.sumOut ?? 0) };
}

/** Null where the number is another user's or unknown. */
export async function findMovement(
  db: Database,
  { account, reader }: Pick<MovementFilter, 'account' | 'reader'>,
  no: string,
): Promise<Movement | null> {
  const [row] = await movements(
    db,
    reader,
    and(eq(ledgerEntries.accountId, account), eq(ledgerTransactions.no, no)),
  );
  return row ?? null;
}

export async function balanceBefore(db: Database, account: string, at: Date): Promise<number> {
  const [row] = await db
    .select({ balance: ledgerEntries.balanceAfter })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, account), lt(ledgerEntries.createdAt, at)))
    .orderBy(desc(ledgerEntries.accountVersion))
    .limit(1);
  return row?.balance ?? 0;
}

/**
 * A snapshot: excludes later entries. Ids over all accounts would not do, because an open transaction may have a
 * smaller one than a committed one.
 */
export async function newestSeq(db: Database, account: string): Promise<number> {
  const [row] = await db
    .select({ seq: ledgerEntries.seq })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, account))
    .orderBy(desc(ledgerEntries.accountVersion))
    .limit(1);
  return row?.seq ?? 0;
}
