import { and, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { rowsById, batched } from '../../platform/database/batched.ts';
import { available, type Leg, type LedgerRef } from './posting.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './ledger.table.ts';

export type Balances = {
  balance: number;
  held: number;
  withdrawing: number;
  /** Incremented by every entry on any account of the owner. */
  version: number;
};

/** In đồng; zero without accounts. Batched: a payment tells both sides after its commit. */
export const getBalances = batched(async (db, owners: readonly string[]): Promise<Balances[]> => {
  const { owner, kind, balance, version } = ledgerAccounts;
  const rows = await db
    .select({
      owner,
      kind,
      balance: sql<string>`sum(${balance})`,
      version: sql<string>`sum(${version})`,
    })
    .from(ledgerAccounts)
    .where(inArray(owner, [...owners]))
    .groupBy(owner, kind);
  const byOwner = Map.groupBy(rows, (row) => row.owner);
  return owners.map((id) => {
    const own = byOwner.get(id) ?? [];
    const getSum = (...kinds: string[]) =>
      own.filter((row) => kinds.includes(row.kind)).reduce((sum, row) => sum + Number(row.balance), 0);
    return {
      balance: getSum('AVAILABLE'),
      held: getSum('ESCROW', 'HELD'),
      withdrawing: getSum('WITHDRAWING'),
      version: own.reduce((sum, row) => sum + Number(row.version), 0),
    };
  });
});

export const getVersion = batched(async (db, owners: readonly string[]): Promise<number[]> => {
  const { owner, version } = ledgerAccounts;
  const rows = await db
    .select({ owner, version: sql<string>`sum(${version})` })
    .from(ledgerAccounts)
    .where(inArray(owner, [...owners]))
    .groupBy(owner);
  const known = new Map(rows.map((row) => [row.owner, Number(row.version)]));
  return owners.map((id) => known.get(id) ?? 0);
});

/** In đồng. */
export const getSpendable = batched(async (db, owners: readonly string[]) => {
  const { id, balance } = ledgerAccounts;
  const ids = owners.map((owner) => available(owner).id);
  const rows = await db.select({ id, balance }).from(ledgerAccounts).where(inArray(id, ids));
  return rowsById(ids, rows).map((row) => row?.balance ?? 0);
});

/** Must be empty; nothing can be posted to it afterwards. */
export async function closeAccount(db: Database, id: string, at: Date): Promise<void> {
  await db.update(ledgerAccounts).set({ closedAt: at }).where(eq(ledgerAccounts.id, id));
}

/** From that moment on, with the kind of their transactions. */
const movements = (db: Database, account: string, from: Date) =>
  db
    .select({
      kind: ledgerTransactions.kind,
      month: sql<string>`to_char(${ledgerEntries.createdAt} at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM')`.as(
        'month',
      ),
      amount: ledgerEntries.amount,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.txId))
    .where(and(eq(ledgerEntries.accountId, account), gte(ledgerEntries.createdAt, from)))
    .as('movements');

/** Refunds are no income: they reduce spending. */
const comesBack = ['ESCROW_REFUND', 'WITHDRAW_REVERT'];

/** By month in Vietnam, `2026-11`; refunds reduce spending. */
export async function sumMonths(
  db: Database,
  account: string,
  from: Date,
): Promise<{ month: string; in: number; out: number }[]> {
  const moved = movements(db, account, from);
  const isBack = inArray(moved.kind, comesBack);
  const rows = await db
    .select({
      month: moved.month,
      in: sql<string>`coalesce(sum(${moved.amount}) filter (where ${moved.amount} > 0 and not ${isBack}), 0)`,
      out: sql<string>`coalesce(-sum(${moved.amount}) filter (where ${moved.amount} < 0 or ${isBack}), 0)`,
    })
    .from(moved)
    .groupBy(moved.month);
  return rows.map((row) => ({ month: row.month, in: Number(row.in), out: Math.max(0, Number(row.out)) }));
}

/** Not reverted, since then. */
export async function withdrawnSince(
  db: Database,
  account: string,
  from: Date,
): Promise<{ amount: number; count: number }> {
  const returned = sql`exists (
    select 1 from ${ledgerTransactions} back
    where back.business_key in (
      'wd.release:' || (${ledgerTransactions.ref} ->> 'withdrawId'),
      'wd.reverse:' || (${ledgerTransactions.ref} ->> 'withdrawId')
    ))`;
  const [row] = await db
    .select({
      amount: sql<string>`coalesce(-sum(${ledgerEntries.amount}), 0)`,
      count: sql<string>`count(*)`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.txId))
    .where(
      and(
        eq(ledgerEntries.accountId, account),
        gte(ledgerEntries.createdAt, from),
        eq(ledgerTransactions.kind, 'WITHDRAW_HOLD'),
        sql`not ${returned}`,
      ),
    );
  return { amount: Number(row?.amount ?? 0), count: Number(row?.count ?? 0) };
}

/** With money, and the time of their first entry. */
export async function listHolding(
  db: Database,
  owner: string,
): Promise<{ id: string; amount: number; since: Date }[]> {
  const first = db
    .select({ accountId: ledgerEntries.accountId, createdAt: ledgerEntries.createdAt })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountVersion, 1))
    .as('first');
  return db
    .select({ id: ledgerAccounts.id, amount: ledgerAccounts.balance, since: first.createdAt })
    .from(ledgerAccounts)
    .innerJoin(first, eq(first.accountId, ledgerAccounts.id))
    .where(
      and(
        eq(ledgerAccounts.owner, owner),
        inArray(ledgerAccounts.kind, ['ESCROW', 'HELD']),
        ne(ledgerAccounts.balance, 0),
      ),
    );
}

/** Withdrawals on their way; amounts negative, as they left the balance. */
export async function listPayoutHolds(
  db: Database,
  account: string,
): Promise<{ id: string; amount: number; since: Date }[]> {
  return db
    .select({
      id: sql<string>`${ledgerTransactions.ref} ->> 'withdrawId'`,
      amount: ledgerEntries.amount,
      since: ledgerEntries.createdAt,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.txId))
    .where(
      and(
        eq(ledgerEntries.accountId, account),
        eq(ledgerTransactions.kind, 'WITHDRAW_HOLD'),
        sql`not exists (
          select 1 from ${ledgerTransactions} decided
          where decided.resolves = 'wd:' || (${ledgerTransactions.ref} ->> 'withdrawId')
        )`,
      ),
    );
}

/** Null for no posting of that event. */
export async function findPosted(db: Database, businessKey: string): Promise<LedgerRef | null> {
  const [row] = await db
    .select({ ref: ledgerTransactions.ref })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.businessKey, businessKey));
  return row?.ref ?? null;
}

/** Null for an unknown number. */
export async function findMoved(db: Database, no: string): Promise<{ type: string; legs: Leg[] } | null> {
  const rows = await db
    .select({
      type: ledgerTransactions.kind,
      id: ledgerAccounts.id,
      kind: ledgerAccounts.kind,
      owner: ledgerAccounts.owner,
      amount: ledgerEntries.amount,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.txId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(eq(ledgerTransactions.no, no));
  const [first] = rows;
  if (!first) return null;
  const legs = rows.map(({ id, kind, owner, amount }) => ({ account: { id, kind, owner }, amount }));
  return { type: first.type, legs };
}
