import { type EndpointData, moneyLimits, type walletEndpoints } from '@keo/core/contract';
import { desc, eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { toPage } from '../../platform/http/to-page.ts';
import { toDay, startOfMonth } from '../../platform/texts/vietnam-day.ts';
import { available } from './posting.ts';
import { heldForJob } from './escrow-rows.ts';
import * as repository from './ledger.repository.ts';
import { reconciliations } from './ledger.table.ts';

export type WalletService = {
  info(userId: string): Promise<EndpointData<typeof walletEndpoints.walletInfo>>;
  holds(
    userId: string,
    page: { pageNum: number; pageSize: number },
  ): Promise<EndpointData<typeof walletEndpoints.walletHolds>>;
  chart(userId: string, months: number): Promise<EndpointData<typeof walletEndpoints.walletChart>>;
  getBalances(db: Database, userId: string): Promise<repository.Balances>;
  getVersion(db: Database, userId: string): Promise<number>;
  /** In đồng; one row, without the other balances. */
  getSpendable(db: Database, userId: string): Promise<number>;
  /** For the free slots of a quick job, in đồng. */
  heldForJob(db: Database, jobId: string): Promise<{ price: number; fee: number }>;
  /** In đồng, not reverted, since then. */
  withdrawnSince(db: Database, userId: string, from: Date): Promise<{ amount: number; count: number }>;
};

const withdrawnSince: WalletService['withdrawnSince'] = (db, userId, from) =>
  repository.withdrawnSince(db, available(userId).id, from);

type Needs = {
  db: Database;
  clock: Pick<Clock, 'now'>;
  findTitles: (
    db: Database,
    ids: { deals: readonly string[]; jobs: readonly string[] },
  ) => Promise<ReadonlyMap<string, string>>;
};

/** Newest first. */
const listChecks = (db: Database) =>
  db
    .select({ at: reconciliations.ranAt, ok: reconciliations.ok })
    .from(reconciliations)
    .orderBy(desc(reconciliations.id))
    .$dynamic();

async function getInfo({ db, clock }: Needs, userId: string) {
  const month = startOfMonth(clock.now());
  const balances = await repository.getBalances(db, userId);
  const [moved] = await repository.sumMonths(db, available(userId).id, month);
  const out = await withdrawnSince(db, userId, month);
  const [last] = await listChecks(db).limit(1);
  const [right] =
    last?.ok === false ? await listChecks(db).where(eq(reconciliations.ok, true)).limit(1) : [last];
  return {
    ...balances,
    monthIn: moved?.in ?? 0,
    monthOut: out.amount,
    monthlyOutMax: moneyLimits.monthlyOutMax,
    reconciledAt: right?.at.toISOString() ?? null,
    ...(last?.ok === false && { reconcileFailedAt: last.at.toISOString() }),
  };
}

async function listHolds(
  { db, findTitles }: Needs,
  userId: string,
  page: { pageNum: number; pageSize: number },
) {
  const holding = await repository.listHolding(db, userId);
  const payouts = await repository.listPayoutHolds(db, available(userId).id);
  const list = [
    ...holding.map(({ id, ...hold }) => {
      const [kind, owner = ''] = id.split(':');
      return { ...hold, id: owner, kind: kind === 'deal' ? ('DEAL' as const) : ('JOB' as const) };
    }),
    ...payouts.map((hold) => ({ ...hold, amount: -hold.amount, kind: 'WITHDRAW' as const })),
  ];
  const newestFirst = list.toSorted((a, b) => +b.since - +a.since);
  const shown = toPage(newestFirst, page);
  const getIds = (kind: 'DEAL' | 'JOB') =>
    shown.list.filter((hold) => hold.kind === kind).map(({ id }) => id);
  const titles = await findTitles(db, { deals: getIds('DEAL'), jobs: getIds('JOB') });
  return {
    ...shown,
    list: shown.list.map((hold) => ({
      ...hold,
      title: titles.get(hold.id) ?? null,
      since: hold.since.toISOString(),
    })),
  };
}

async function getChart({ db, clock }: Needs, userId: string, months: number) {
  const now = clock.now();
  const sums = await repository.sumMonths(db, available(userId).id, startOfMonth(now, months - 1));
  const list = Array.from({ length: months }, (_, index) => {
    const month = toDay(startOfMonth(now, months - 1 - index)).slice(0, 7);
    return sums.find((row) => row.month === month) ?? { month, in: 0, out: 0 };
  });
  return { list };
}

export const createWalletService = (needs: Needs): WalletService => ({
  info: (userId) => getInfo(needs, userId),
  holds: (userId, page) => listHolds(needs, userId, page),
  chart: (userId, months) => getChart(needs, userId, months),
  getBalances: repository.getBalances,
  getVersion: repository.getVersion,
  getSpendable: repository.getSpendable,
  heldForJob,
  withdrawnSince,
});
