import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { call } from '../../dev/testing/person.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { invariantsAt } from './invariants.ts';
import { ledgerFaults } from './ledger-faults.ts';

const app = await startApp({ demo: 'named' });
const { db, clock } = app.platform;
const invariants = () => invariantsAt(clock.now());

type Line = { name: string; ok: boolean; detail?: string };
const look = async (): Promise<{ ok: boolean; invariants: Line[] }> =>
  (await call(app, '/sandbox/reconcile')).data;
/** Numbers of the invariants that do not hold, from 1. */
const broken = async () => (await look()).invariants.flatMap(({ ok }, index) => (ok ? [] : [index + 1]));

const getId = async (rows: string) => {
  const [row] = (await db.execute(sql.raw(`select id from ${rows}`))).rows;
  return String(Object(row).id);
};
/** The demo's deals and withdrawals by the names used below, with their ids in this database. */
const known = [
  ['d06', await getId("deals where worker_id = 'u04' and state = 'IN_PROGRESS'")],
  ['d10', await getId("deals where worker_id = 'u07' and bonus > 0")],
  ['wd_u05', await getId("withdrawals where user_id = 'u05'")],
  ['wd_u07', await getId("withdrawals where user_id = 'u07'")],
] as const;
const asKnownHere = (statement: string) =>
  known.reduce((text, [alias, id]) => text.replaceAll(new RegExp(`\\b${alias}\\b`, 'g'), id), statement);
const asCalled = (detail: string) => known.reduce((text, [alias, id]) => text.replaceAll(id, alias), detail);

/** Numbers and random ids differ between runs. */
const toShape = (detail: string) =>
  detail
    .replaceAll(/\b(rc|be)_[\w-]+/g, '$1_#')
    .replaceAll(/GD\d+/g, 'GD#')
    .replaceAll(/(?<![\w-])-?\d+/g, '#');

/** Breaks the data with triggers off, collects every finding, and rolls back. */
async function breaking(change: string): Promise<string[]> {
  const found: string[] = [];
  await db
    .transaction(async (tx) => {
      // Turns the triggers off, which would refuse it.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`alter table ledger_accounts drop constraint ledger_accounts_within_bounds`);
      await tx.execute(sql`alter table ledger_accounts drop constraint ledger_accounts_closed_empty`);
      await tx.execute(sql`drop index ledger_transactions_business_key`);
      for (const statement of change.split(/;\n/)) await tx.execute(sql.raw(asKnownHere(statement)));
      for (const [index, invariant] of invariants().entries()) {
        const { rows } = await tx.execute(invariant.broken);
        const lines = rows.map((row) => `${index + 1}: ${toShape(asCalled(String(Object(row).detail)))}`);
        found.push(...lines.toSorted());
      }
      throw new Error('taken back');
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error && error.message === 'taken back')) throw error;
    });
  return found;
}

describe('the fourteen invariants', () => {
  it('hold in the demo, and the wallet says when that was found', async () => {
    expect(await look()).toMatchObject({ ok: true });
    expect(await broken()).toEqual([]);
    expect(invariants().length).toBe(14);
  });

  it.each(Object.entries(ledgerFaults))(
    'find that %s, and nothing else',
    async (_name, [change, ...found]) => {
      expect(await breaking(change)).toEqual(found);
      expect(await broken()).toEqual([]);
    },
  );

  it('are each broken by something that is found', () => {
    const places = new Set(
      Object.values(ledgerFaults).flatMap(([, ...found]) => found.map((line) => Number.parseInt(line, 10))),
    );
    expect([...places].toSorted((a, b) => a - b)).toEqual(invariants().map((_, index) => index + 1));
  });

  it('say where the first difference is', async () => {
    const [line] = invariants();
    let detail: unknown;
    await db
      .transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(
          sql`update ledger_entries set amount = amount + 1 where seq = (select max(seq) from ledger_entries)`,
        );
        const { rows } = await tx.execute(sql`select detail from (${line?.broken}) found limit 1`);
        detail = Object(rows[0]).detail;
        throw new Error('taken back');
      })
      .catch(() => undefined);
    expect(detail).toMatch(/^transaction \d+ sums to 1$/);
  });
});
