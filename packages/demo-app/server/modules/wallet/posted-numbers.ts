import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ledgerTransactions } from './ledger.table.ts';

/** Of transactions, by their business keys. */
export async function loadNumbers(
  db: Database,
  businessKeys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { businessKey, no } = ledgerTransactions;
  const rows = await db
    .select({ businessKey, no })
    .from(ledgerTransactions)
    .where(inArray(businessKey, [...businessKeys]));
  return new Map(rows.map((row) => [row.businessKey, row.no]));
}
