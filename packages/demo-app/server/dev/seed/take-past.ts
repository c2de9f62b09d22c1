import { type SQL, sql } from 'drizzle-orm';
import { array, number, object, parse, record, string, unknown } from 'valibot';
import { fileKey } from '../../modules/uploads/file-bytes.ts';
import type { FileStorage } from '../../modules/uploads/storage/file-storage.ts';
import type { Database } from '../../platform/database/database.ts';
import { buffer } from 'node:stream/consumers';
import type { PastFile, Row } from './laid/past-file.ts';

/** Tables of one database or process. */
const leftOut = new Set(['sandbox_clock', 'idempotency', 'reconciliations']);

/** Secrets that each database makes when the past is laid into it. */
const secrets: Record<string, (row: Row) => Row> = {
  users: (row) => ({ ...row, password_hash: '' }),
  bank_cards: (row) => ({ ...row, account_no_sealed: '', account_no_hash: '' }),
  withdrawals: (row) => ({ ...row, target: { ...Object(row['target']), accountNoSealed: '' } }),
};

const named = array(object({ name: string() }));
const references = array(object({ name: string(), to: string() }));
const rowsSchema = array(object({ rows: array(record(string(), unknown())) }));
const sequencesSchema = array(object({ name: string(), last: number() }));

/** All rows in an order in which they can be inserted, and the bytes of files. */
export async function takePast(
  db: Database,
  storage: Pick<FileStorage, 'read'>,
): Promise<Pick<PastFile, 'tables' | 'sequences' | 'files'>> {
  const ask = async (query: SQL) => (await db.execute(query)).rows;
  const all = parse(
    named,
    await ask(sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`),
  ).map(({ name }) => name);
  const tables: PastFile['tables'] = [];
  for (const name of await inOrder(
    ask,
    all.filter((one) => !leftOut.has(one)),
  )) {
    const table = sql.identifier(name);
    const [found] = parse(
      rowsSchema,
      await ask(
        sql`select coalesce(json_agg(row), '[]') as rows from (select * from ${table} order by 1) as row`,
      ),
    );
    const rows = (found?.rows ?? []).map(secrets[name] ?? ((row) => row));
    if (rows.length > 0) tables.push({ name, rows });
  }
  const sequences = parse(
    sequencesSchema,
    await ask(sql`select sequencename as name, last_value::int as last from pg_sequences
      where schemaname = 'public' and last_value is not null`),
  );
  const files: Record<string, string> = {};
  for (const { id } of tables.find(({ name }) => name === 'files')?.rows ?? []) {
    const key = fileKey(String(id));
    files[key] = (await buffer(await storage.read(key))).toString('base64');
  }
  return { tables, sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, last])), files };
}

/** Tables after those that they refer to. */
async function inOrder(ask: (query: SQL) => Promise<unknown[]>, names: readonly string[]): Promise<string[]> {
  const arrows = parse(
    references,
    await ask(sql`select conrelid::regclass::text as name, confrelid::regclass::text as to
      from pg_constraint where contype = 'f' and conrelid <> confrelid`),
  );
  const ordered: string[] = [];
  const left = new Set(names);
  while (left.size > 0) {
    const next = [...left].find((name) => !arrows.some((arrow) => arrow.name === name && left.has(arrow.to)));
    if (next === undefined) throw new Error('These tables refer to one another in a circle');
    left.delete(next);
    ordered.push(next);
  }
  return ordered;
}
