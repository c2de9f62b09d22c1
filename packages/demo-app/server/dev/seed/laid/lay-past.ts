import { sql } from 'drizzle-orm';
import { createBankAccounts } from '../../../modules/bank-cards/bank-accounts.ts';
import { toShape } from '../../../modules/users/name-shapes.ts';
import type { FileStores } from '../../../modules/uploads/store-file.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SealedText } from '../../../platform/security/sealed-text.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import { getAccountNo } from '../cards.ts';
import type { PastFile, Row } from './past-file.ts';
import { relinkHistories } from './relink-histories.ts';
import { shiftMoments } from './shift-moments.ts';

/** Rows in one statement, so that none takes longer than the timeout. */
const atOnce = 500;

/**
 * Inserts a past into an empty database, shifted to end at `now`, with this database's own secrets. Why:
 * `docs/decisions/0021`.
 */
export async function layPast(
  { db }: Unit,
  past: PastFile,
  {
    secret,
    queue,
    places,
    passwordHash,
    now,
  }: Pick<Platform, 'secret' | 'queue'> & {
    places: Pick<FileStores, 'storage'>;
    passwordHash: string;
    now: Date;
  },
): Promise<void> {
  const later = +now - Date.parse(past.now);
  const dress = dresses(createBankAccounts(secret), passwordHash);
  const getRows = (name: string) => past.tables.find((table) => table.name === name)?.rows ?? [];
  const shifted = new Map(past.tables.map(({ name, rows }) => [name, shiftMoments(rows, later)]));
  const { logs, deals } = relinkHistories(
    getRows('deal_logs'),
    shifted.get('deal_logs') ?? [],
    shifted.get('deals') ?? [],
  );
  shifted.set('deal_logs', logs).set('deals', deals);
  await Promise.all(
    Object.entries(past.files).map(([key, bytes]) => places.storage.put(key, Buffer.from(bytes, 'base64'))),
  );
  for (const [name, rows] of shifted) {
    const table = sql.identifier(name);
    const dressed = rows.map(dress[name] ?? ((row) => row));
    for (let from = 0; from < dressed.length; from += atOnce) {
      const some = JSON.stringify(dressed.slice(from, from + atOnce));
      await db.execute(sql`insert into ${table} overriding system value
        select * from json_populate_recordset(null::${table}, ${some}::json)`);
    }
  }
  for (const [name, last] of Object.entries(past.sequences))
    await db.execute(sql`select setval(${`public.${name}`}::regclass, ${last}::bigint)`);
  for (const { name, data, at, key } of past.waiting) {
    const due = new Date(Date.parse(at) + later);
    await queue.send(db, name, shiftMoments(data, later), { at: due, ...(key !== undefined && { key }) });
  }
}

/** Columns of a row that each database makes itself: secrets. */
function dresses(sealed: SealedText, passwordHash: string): Record<string, (row: Row) => Row> {
  return {
    users: (row) => ({ ...row, password_hash: passwordHash, shape: toShape(String(row['username'])) }),
    bank_cards(row) {
      const accountNo = getAccountNo(String(row['id']));
      return {
        ...row,
        account_no_sealed: sealed.seal(accountNo),
        account_no_hash: sealed.fingerprint(`${String(row['bank_bin'])}:${accountNo}`),
      };
    },
    withdrawals: (row) => ({
      ...row,
      target: {
        ...Object(row['target']),
        accountNoSealed: sealed.seal(getAccountNo(String(row['card_id']))),
      },
    }),
  };
}
