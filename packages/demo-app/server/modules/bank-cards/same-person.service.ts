import { type SQL, sql } from 'drizzle-orm';
import { array, number, object, parse, picklist, string } from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { batched } from '../../platform/database/batched.ts';
import { bankCards } from './bank-card.table.ts';
import { verifiedPhones } from '../users/verified-phones.table.ts';

/**
 * Accounts of the same person, one row for each tie: a bank account or a phone that each of them verified in its time,
 * removed ones too. What only one of them has proved ties nobody: anybody can type another's number. Not transitive: a
 * third account with the numbers of two strangers would join them. A shared device is no tie, because families and
 * shops share theirs.
 */
const selectTies = (userId: string | SQL): SQL => sql`
  select theirs.user_id, 'BANK_ACCOUNT' as what, theirs.bank_bin as bank, theirs.last4 as ends
  from ${bankCards} mine
  join ${bankCards} theirs
    on theirs.account_no_hash = mine.account_no_hash and theirs.user_id <> mine.user_id
  where mine.user_id = ${userId} and mine.verified_at is not null and theirs.verified_at is not null
  union
  select theirs.user_id, 'PHONE', '', right(theirs.phone, 4)
  from ${verifiedPhones} mine
  join ${verifiedPhones} theirs on theirs.phone = mine.phone and theirs.user_id <> mine.user_id
  where mine.user_id = ${userId}`;

/** For `in (…)`. */
export const selectOtherAccounts = (userId: string | SQL): SQL =>
  sql`select tie.user_id from (${selectTies(userId)}) tie`;

type Pair = { a: string; b: string };
const numbers = array(object({ no: number() }));

const areSame = batched(async (db, pairs: readonly Pair[]) => {
  const requests = pairs.map(({ a, b }, no) => sql`(${no}::int, ${a}::text, ${b}::text)`);
  const { rows } = await db.execute(sql`
    select pair.no from (values ${sql.join(requests, sql`, `)}) as pair (no, a, b)
    where pair.b in (${selectOtherAccounts(sql`pair.a`)})`);
  const same = new Set(parse(numbers, rows).map(({ no }) => no));
  return pairs.map((_, no) => same.has(no));
});

/** Also true for the same id. Batched. */
export const isSamePerson = async (db: Database, a: string, b: string): Promise<boolean> =>
  a === b || areSame(db, { a, b });

const ties = array(
  object({ user_id: string(), what: picklist(['BANK_ACCOUNT', 'PHONE']), bank: string(), ends: string() }),
);

/** The tie is a bank's BIN and the last four digits, or those of a phone. */
export async function listTies(db: Database, userId: string) {
  const { rows } = await db.execute(sql`${selectTies(userId)} order by 1, 2, 3, 4`);
  return parse(ties, rows).map(({ user_id, ...tie }) => ({ userId: user_id, ...tie }));
}
