import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { requestTimeouts } from '../../platform/database/open-database.ts';
import { openGate } from '../../dev/testing/gate.ts';
import { isLong } from '../../dev/testing/long-run.ts';
import { startMoneyLoad } from '../../dev/testing/money-load.ts';
import { call } from '../../dev/testing/person.ts';
import { type Node, createDatabase, lacksRealParts, startNode } from '../../dev/testing/start-app.ts';
import { findPostgres, startPostgres } from '../../dev/testing/throwaway-postgres.ts';
import { until } from '../../dev/testing/until.ts';

const tenSeconds = 10_000;
/** What an open wallet page reads while others move money. */
const readings = [
  '/wallet/wallet-info',
  '/wallet/wallet-holds-list',
  '/transaction/transactions-list',
  '/bank-card/bank-cards-list',
  '/recharge/recharges-list',
];

type Outage = { node: Node; lose(): Promise<void>; regain(): Promise<void> };

async function crashing(bin: string): Promise<Outage> {
  const postgres = await startPostgres(bin, { keepsCommits: true });
  afterAll(() => postgres.stop());
  return {
    node: await startNode({ databaseUrl: postgres.url, databaseTimeouts: requestTimeouts }),
    lose: () => postgres.crash(),
    regain: () => postgres.restart(),
  };
}

async function freezing(): Promise<Outage> {
  const gate = await openGate(await createDatabase());
  return {
    node: await startNode({ databaseUrl: gate.url, databaseTimeouts: requestTimeouts }),
    lose: async () => gate.hold(),
    regain: () => gate.open(),
  };
}

// Limits in seconds of real time, so it is measured alone.
describe.runIf(isLong && !lacksRealParts)('ten seconds without PostgreSQL while money moves', async () => {
  const bin = findPostgres();
  if (!isLong || lacksRealParts || bin === null) return;
  const outages: [string, Outage][] = [
    ['it has crashed', await crashing(bin)],
    ['it answers nothing any more', await freezing()],
  ];

  it.concurrent.each(outages)(
    'as %s: every answer comes in time, nothing is let through, and nothing acknowledged is lost',
    async (_how, { node, ...outage }) => {
      const load = await startMoneyLoad(node, { newcomers: 9, withdrawing: ['giabao', 'ngocmai', 'thuha'] });
      const { said, movers, acknowledged } = load;
      await until('everybody has moved money', () => movers.every(({ done }) => done >= 2));

      const lostAt = performance.now();
      await outage.lose();
      const awayAt = performance.now();
      const forged = { token: 'nobody', body: { amount: 50_000, cardId: 'bc_u04', requestId: 'forged-1' } };
      const guesses: number[] = [];
      await until(
        'ten seconds are over',
        async () => {
          const [guess] = await Promise.all([
            call(node, '/withdraw/create-withdraw', forged),
            ...movers.slice(0, 1).flatMap((mover) => readings.map((path) => load.ask(mover, path))),
          ]);
          guesses.push(guess.status);
          return performance.now() - awayAt > tenSeconds;
        },
        { ms: tenSeconds + 5000, every: 100 },
      );
      const backAt = performance.now();
      await outage.regain();
      const regainedAt = performance.now();
      await until(
        'everybody moves money again',
        () => movers.every(({ done, most, lastServed }) => done === most || lastServed > regainedAt),
        { ms: 5000 },
      );
      await load.end();

      // Within three seconds during the outage; calls made while it ends may take as long as the recovery.
      const late = said.filter(
        ({ requestedAt, answeredAt }) =>
          answeredAt > lostAt &&
          requestedAt < regainedAt &&
          answeredAt - Math.max(requestedAt, lostAt) > (answeredAt < backAt ? 3000 : 5000),
      );
      expect(
        late.map(({ path, requestedAt, answeredAt }) => [path, requestedAt - lostAt, answeredAt - lostAt]),
      ).toEqual([]);
      const during = said.filter(
        ({ requestedAt, answeredAt }) => requestedAt > awayAt && answeredAt < backAt,
      );
      expect(during.map(({ path }) => path)).toEqual(expect.arrayContaining(readings));
      expect(during.length).toBeGreaterThan(movers.length);
      for (const { answer } of during) {
        expect([500, 503, 504]).toContain(answer.status);
        expect([500, 30_000]).toContain(answer.code);
        expect(answer.msg).not.toMatch(/select|ECONN|pg|sql/i);
      }
      expect(guesses.filter((status) => status < 500)).toEqual([]);
      expect(said.filter(({ requestedAt, answer }) => requestedAt > lostAt && answer.status === 401)).toEqual(
        [],
      );

      for (const { token, expected, withdrawing } of movers) {
        const { data } = await call(node, '/wallet/wallet-info', { token });
        expect(data).toMatchObject({ balance: expected, withdrawing });
      }
      const orders = acknowledged.filter(({ path }) => path.includes('/create-'));
      for (const { path, body, token, answer } of orders)
        expect((await call(node, path, { body, token })).data).toEqual(answer.data);
      expect((await call(node, '/sandbox/reconcile')).data).toMatchObject({ ok: true });
      const { rows } = await node.platform.db.execute(
        sql`select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      );
      expect(rows).toEqual([]);
    },
  );
});
