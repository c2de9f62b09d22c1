import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createApi, signInAs } from '../../dev/testing/call-api.ts';
import { runReconcile } from '../../dev/testing/run-command.ts';
import { captureLog, createDatabase, lacksRealParts, startApp } from '../../dev/testing/start-app.ts';
import { until } from '../../dev/testing/until.ts';
import { invariantsAt } from './invariants.ts';
import { reconciliations } from './ledger.table.ts';

describe.skipIf(lacksRealParts)('the check of all the money', async () => {
  if (lacksRealParts) return;
  const url = await createDatabase();
  const log = captureLog();
  const app = await startApp({ databaseUrl: url, schedule: true, logLevel: 'fatal', logStream: log });
  const { db, queue, clock } = app.platform;
  const names = invariantsAt(clock.now()).map(({ name }) => name);
  const api = createApi(app, await signInAs(app, 'ngocmai'));
  const wallet = async () => (await api.get('/wallet/wallet-info')).data;
  const alarms = () => log.lines.filter((line) => line.includes('the ledger does not add up'));
  const reports = () => db.select().from(reconciliations).orderBy(reconciliations.id);
  /** With triggers off: money without an entry. */
  const raise = (by: number) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(
        sql`update ledger_accounts set balance = balance + ${by} where id = 'user:u01:available'`,
      );
    });

  /** Runs the nightly job now; returns its report. */
  const nightly = async () => {
    const before = (await reports()).length;
    await queue.send(db, 'wallet.reconcile', {});
    await until('the job has run', async () => (await reports()).length > before, { every: 50 });
    return (await reports()).at(-1);
  };

  it('by hand names the fourteen, keeps its report and ends with 0 where all is right', async () => {
    const before = (await reports()).length;
    const run = await runReconcile({ DATABASE_URL: url });
    expect(run).toEqual({ code: 0, err: '', out: names.map((name) => `✓ ${name}`).join('\n') });
    const kept = await reports();
    expect(kept).toHaveLength(before + 1);
    const last = kept.at(-1);
    expect(last).toMatchObject({ ok: true, report: { held: expect.stringMatching(/^\d+$/) } });
    expect(last?.report['invariants']).toEqual(names.map((name) => ({ name, ok: true })));
    expect(await wallet()).toMatchObject({ reconciledAt: last?.ranAt.toISOString() });
    expect(await wallet()).not.toHaveProperty('reconcileFailedAt');
  });

  it('ends with 1 where something differs, says what, and the wallet tells that it failed and when it last held', async () => {
    const right = (await reports()).at(-1);
    await raise(5);
    const run = await runReconcile({ DATABASE_URL: url });
    await raise(-5);
    expect(run.code).toBe(1);
    const [first, second, third] = run.out.split('\n');
    expect(first).toBe(`✗ ${names[0]}: all balances sum to 5`);
    expect(second).toMatch(/^✗ .*: account user:u01:available holds \d+, its entries \d+$/);
    expect(third).toBe(`✓ ${names[2]}`);
    const failed = (await reports()).at(-1);
    expect(failed).toMatchObject({ ok: false });
    expect(await wallet()).toMatchObject({
      reconciledAt: right?.ranAt.toISOString(),
      reconcileFailedAt: failed?.ranAt.toISOString(),
    });
  });

  it('ends with 1 where there is no database to look at', async () => {
    const run = await runReconcile({ DATABASE_URL: 'mysql://localhost/keo' });
    expect(run).toMatchObject({ code: 1, out: '', err: expect.stringContaining('DATABASE_URL') });
  });

  it('runs by itself every night at half past two in Vietnam', async () => {
    const { rows } = await db.execute(
      sql`select cron, timezone from jobs.schedule where name = 'wallet.reconcile'`,
    );
    expect(rows).toEqual([{ cron: '30 2 * * *', timezone: 'Asia/Ho_Chi_Minh' }]);
  });

  it('of the night keeps its report too, and raises an alarm where something differs', async () => {
    expect(await nightly()).toMatchObject({ ok: true });
    expect(alarms()).toEqual([]);
    await raise(7);
    expect(await nightly()).toMatchObject({ ok: false });
    await until('the alarm is written', () => alarms().length === 1);
    expect(alarms()[0]).toContain('all balances sum to 7');
    await raise(-7);
    expect(await nightly()).toMatchObject({ ok: true });
    expect(await wallet()).not.toHaveProperty('reconcileFailedAt');
  });
});
