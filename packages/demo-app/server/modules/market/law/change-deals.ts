import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { toSqlRows } from '../../../platform/database/to-sql-rows.ts';
import { type NewDeal, deals } from '../deals/deals.table.ts';

const columns = getTableColumns(deals);

/** One statement; all changes must have the same columns. */
export function changeDeals<Changed extends keyof typeof columns>(
  db: Database,
  changed: readonly Changed[],
  changes: readonly ({ id: string } & Pick<NewDeal, Changed>)[],
) {
  const set = changed.map((column) => [column, sql`given.${sql.identifier(columns[column].name)}`]);
  return db
    .update(deals)
    .set(Object.fromEntries(set))
    .from(toSqlRows(deals, changes))
    .where(sql`${deals.id} = given.id`);
}
