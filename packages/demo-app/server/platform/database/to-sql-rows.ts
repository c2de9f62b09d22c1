import { type SQL, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Rows as the derived table `given`, sent as one JSON value: a parameter for each column of each row is slow for many
 * rows.
 */
export function toSqlRows(table: PgTable, rows: readonly object[]): SQL {
  const columns = getTableColumns(table);
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [columns[key]?.name, value])),
  );
  return sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::jsonb) given`;
}
