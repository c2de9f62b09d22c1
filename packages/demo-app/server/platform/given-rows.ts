import { type SQL, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Rows of a table, whole or some of their columns, to be read from as `given`. They go as one value, in which
 * PostgreSQL finds them: of many rows, a parameter for each column of each costs more than the work that is done.
 */
export function givenRows(table: PgTable, rows: readonly object[]): SQL {
  const columns = getTableColumns(table);
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [columns[key]?.name, value])),
  );
  return sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::jsonb) given`;
}
