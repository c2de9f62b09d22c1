import { sql } from 'drizzle-orm';
import { array, object, parse, string } from 'valibot';
import type { Database } from '../../platform/database/database.ts';

const named = array(object({ name: string() }));
const cells = array(object({ row: string() }));

/** What changes by itself, or with any request of a signed-in person. */
const restless = new Set(['sessions', 'session_tokens', 'known_devices', 'reconciliations', 'sandbox_clock']);

/** Every row of every table as JSON text, by table. */
export async function allRows(db: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows: tables } = await db.execute(sql`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const all = new Map<string, readonly string[]>();
  for (const { name } of parse(named, tables)) {
    const { rows } = await db.execute(
      sql`select to_jsonb(one)::text as row from ${sql.identifier(name)} one order by 1`,
    );
    all.set(
      name,
      parse(cells, rows).map(({ row }) => row),
    );
  }
  return all;
}

/** Without tables that change by themselves. */
export const settledRows = async (db: Database) =>
  new Map([...(await allRows(db))].filter(([name]) => !restless.has(name)));

/** The columns that hold a word, as `table.column`, in order. */
export function columnsWith(rows: ReadonlyMap<string, readonly string[]>, word: string): string[] {
  const found = [...rows].flatMap(([table, all]) =>
    all
      .filter((row) => row.includes(word))
      .flatMap((row) =>
        Object.entries<unknown>(JSON.parse(row)).flatMap(([column, value]) =>
          JSON.stringify(value).includes(word) ? [`${table}.${column}`] : [],
        ),
      ),
  );
  return [...new Set(found)].toSorted();
}
