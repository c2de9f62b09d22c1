import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { call } from '../../testing/person.ts';
import { startApp } from '../../testing/start-app.ts';
import { invariants } from './invariants.ts';

const app = await startApp();
const { db } = app.platform;

type Line = { name: string; ok: boolean; detail?: string };
const look = async (): Promise<{ ok: boolean; invariants: Line[] }> =>
  (await call(app, '/sandbox/reconcile')).data;
/** The places of those that do not hold, from 1. */
const broken = async () => (await look()).invariants.flatMap(({ ok }, index) => (ok ? [] : [index + 1]));

/** Breaks the data behind the back of the rules, looks, and takes it back. */
async function breaking(...statements: string[]): Promise<number[]> {
  const found: number[] = [];
  await db
    .transaction(async (tx) => {
      // The rules would refuse all of it.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`alter table ledger_accounts drop constraint ledger_accounts_within_bounds`);
      await tx.execute(sql`alter table ledger_accounts drop constraint ledger_accounts_closed_empty`);
      await tx.execute(sql`drop index ledger_transactions_business_key`);
      for (const statement of statements) await tx.execute(sql.raw(statement));
      for (const [index, invariant] of invariants.entries()) {
        const { rows } = await tx.execute(sql`select detail from (${invariant.broken}) found limit 1`);
        if (rows.length > 0) found.push(index + 1);
      }
      throw new Error('taken back');
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error && error.message === 'taken back')) throw error;
    });
  return found;
}

const newest = '(select max(seq) from ledger_entries)';

describe('the thirteen invariants', () => {
  it('hold in the demo, and the wallet says when that was found', async () => {
    expect(await look()).toMatchObject({ ok: true });
    expect(await broken()).toEqual([]);
    expect(invariants.length).toBe(13);
  });

  it.each([
    ['an entry is worth more', 1, `update ledger_entries set amount = amount + 1 where seq = ${newest}`],
    [
      'a balance was raised',
      2,
      "update ledger_accounts set balance = balance + 1 where id = 'user:u01:available'",
    ],
    ['a balance is below zero', 3, "update ledger_accounts set balance = -5 where id = 'user:u04:available'"],
    [
      'the guard of the entries sleeps',
      4,
      'alter table ledger_entries disable trigger ledger_entries_append_only',
    ],
    [
      'an event was posted twice',
      5,
      "insert into ledger_transactions (no, kind, business_key, request_hash, actor, ref, event_at, created_at) select 'GDY', kind, business_key, '', '', ref, now(), now() from ledger_transactions limit 1",
    ],
    [
      'an answer names a recharge that never was',
      5,
      "insert into idempotency values ('u01 create-recharge', 'k', 'h', '{\"id\": \"rc_never\"}', now())",
    ],
    [
      'an escrow paid what its account still holds',
      6,
      "update escrows set paid_price = paid_price + 1 where id = 'deal:d06'",
    ],
    [
      'a withdrawal is larger than what is held for it',
      7,
      "update withdrawals set amount = amount + 1, net = net + 1 where id = 'wd_u05'",
    ],
    [
      'a withdrawal is paid and was never settled',
      8,
      "update withdrawals set state = 'SUCCEEDED' where id = 'wd_u05'",
    ],
    [
      'a deal paid more than was locked',
      9,
      "update ledger_transactions set ref = ref || '{\"gross\": 99000000}' where business_key like 'payout:d06%'",
    ],
    [
      'a transfer is not in the ledger',
      10,
      "update bank_events set provider_id = 'other' where provider_id = 'seed-u01'",
    ],
    [
      'a transfer was larger than the ledger says',
      11,
      "update bank_events set amount = amount + 1 where provider_id = 'seed-u01'",
    ],
    [
      'the bank holds less',
      12,
      "update ledger_accounts set balance = balance + 1 where id = 'external:bank:1'",
    ],
    [
      'a paid recharge was never credited',
      13,
      "update recharges set state = 'SUCCEEDED' where user_id = 'u01'; update bank_events set status = 'SUSPENSE' where provider_id = 'seed-u01'",
    ],
  ])('find that %s', async (_name, place, statement) => {
    expect(await breaking(...statement.split('; '))).toContain(place);
    expect(await broken()).toEqual([]);
  });

  it('say where the first difference is', async () => {
    const [line] = invariants;
    let detail: unknown;
    await db
      .transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(sql.raw(`update ledger_entries set amount = amount + 1 where seq = ${newest}`));
        const { rows } = await tx.execute(sql`select detail from (${line?.broken}) found limit 1`);
        detail = Object(rows[0]).detail;
        throw new Error('taken back');
      })
      .catch(() => undefined);
    expect(detail).toMatch(/^transaction \d+ sums to 1$/);
  });
});
