import type { EndpointData, sandboxEndpoints } from '@keo/core/contract';
import { sql } from 'drizzle-orm';
import { object, parse, string, tuple } from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { invariantsAt } from './invariants.ts';
import { reconciliations } from './ledger.table.ts';

export type Report = EndpointData<typeof sandboxEndpoints.reconcile>;

const firstRow = tuple([object({ detail: string() })]);
const countRow = tuple([
  object({ accounts: string(), transactions: string(), entries: string(), held: string() }),
]);

/** Checks all the money at one moment, and stores the report. Corrects nothing. */
export async function reconcile(db: Database, clock: Pick<Clock, 'now'>): Promise<Report> {
  const { report, counts } = await db.transaction(
    async (tx) => {
      const lines = [];
      for (const { name, broken } of invariantsAt(clock.now())) {
        const { rows } = await tx.execute(sql`select detail from (${broken}) found limit 1`);
        const ok = rows.length === 0;
        lines.push({ name, ok, ...(!ok && { detail: parse(firstRow, rows)[0].detail }) });
      }
      const { rows } = await tx.execute(sql`
        select (select count(*) from ledger_accounts)::text as accounts,
          (select count(*) from ledger_transactions)::text as transactions,
          (select count(*) from ledger_entries)::text as entries,
          (select coalesce(-sum(balance), 0) from ledger_accounts where kind = 'BANK')::text as held`);
      return {
        report: { ok: lines.every(({ ok }) => ok), invariants: lines },
        counts: parse(countRow, rows)[0],
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  await db.insert(reconciliations).values({
    ranAt: clock.now(),
    ok: report.ok,
    report: { ...counts, invariants: report.invariants },
  });
  return report;
}
