import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { demoPassword } from './seed/seed-demo.ts';
import { type ServerProcess, runServer } from './testing/run-server.ts';
import { createDatabase, lacksRealParts } from './testing/start-app.ts';
import { until } from './testing/until.ts';

const started: ServerProcess[] = [];
const folder = await mkdtemp(path.join(tmpdir(), 'keo-kills-'));
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  await rm(folder, { recursive: true, force: true });
});

type Answer = { status: number; code: number; data: Record<string, never> & { id: string; code: string } };

async function start(env: Record<string, string>) {
  const server = runServer({ KEO_STORY: '0', LOG_LEVEL: 'info', ...env });
  started.push(server);
  const origin = await server.ready();
  const call = async (where: string, body?: object, token?: string): Promise<Answer> => {
    const response = await fetch(`${origin}/au/api${where}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: token }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, ...(await response.json()) };
  };
  const { data } = await call('/user/login', { username: 'ngocmai', password: demoPassword });
  const token = String(Object(data).accessToken);
  return {
    call: (where: string, body?: object) => call(where, body, token),
    balance: async () => Number(Object((await call('/wallet/wallet-info', undefined, token)).data).balance),
    isSound: async () => Boolean(Object((await call('/sandbox/reconcile')).data).ok),
    async kill() {
      server.child.kill('SIGKILL');
      await server.ended;
    },
  };
}
type Running = Awaited<ReturnType<typeof start>>;

/** Something that moves money, asked for again in the same words until it is answered. */
type Deed = {
  /** What leads up to it. */
  prepare(server: Running): Promise<object>;
  ask(server: Running, words: object): Promise<Answer>;
  /** By how much the balance differs once it is done. */
  moves: number;
};

const recharge: Deed = {
  prepare: async () => ({ amount: 50_000, method: 'VIETQR', requestId: crypto.randomUUID() }),
  ask: (server, words) => server.call('/recharge/create-recharge', words),
  moves: 0,
};
const transfer: Deed = {
  async prepare(server) {
    const { data } = await recharge.ask(server, await recharge.prepare(server));
    return { content: data.code, amount: 50_000, bankTxId: crypto.randomUUID() };
  },
  ask: (server, words) => server.call('/sandbox/bank-transfer', words),
  moves: 50_000,
};
const withdraw: Deed = {
  async prepare(server) {
    const order = { amount: 50_000, cardId: 'bc_u07', requestId: crypto.randomUUID() };
    await server.call('/withdraw/create-withdraw', order);
    const { data } = await server.call(`/sandbox/outbox?to=${encodeURIComponent('ngocmai@keo.example')}`);
    const [{ code: otp }] = Object(data).list;
    return { ...order, otp };
  },
  ask: (server, words) => server.call('/withdraw/create-withdraw', words),
  moves: -50_000,
};
const payout: Deed = {
  async prepare(server) {
    const { data } = await withdraw.ask(server, await withdraw.prepare(server));
    return { withdrawId: data.id, outcome: 'PAY' };
  },
  ask: (server, words) => server.call('/sandbox/bank-payout', words),
  moves: 0,
};

const points: [string, Deed, 'insert' | 'update', string][] = [
  ['a recharge is written down', recharge, 'insert', 'recharges'],
  ['its answer is kept', recharge, 'insert', 'idempotency'],
  ['a transfer is kept', transfer, 'insert', 'bank_events'],
  ['its money is posted', transfer, 'insert', 'ledger_transactions'],
  ['its entries are written', transfer, 'insert', 'ledger_entries'],
  ['its recharge becomes paid', transfer, 'update', 'recharges'],
  ['its owner is told', transfer, 'insert', 'deal_logs'],
  ['it is marked as applied', transfer, 'update', 'bank_events'],
  ['the code of a withdrawal is looked at', withdraw, 'update', 'codes'],
  ['a withdrawal is written down', withdraw, 'insert', 'withdrawals'],
  ['its money is held', withdraw, 'update', 'ledger_accounts'],
  ['the bank has paid it', payout, 'update', 'withdrawals'],
];
const gate = 4_242_001;

describe.skipIf(lacksRealParts)(
  'a server that is killed with its money in the air, on PostgreSQL',
  async () => {
    if (lacksRealParts) return;
    const url = await createDatabase();
    const hand = new Client({ connectionString: url });
    await hand.connect();
    afterAll(() => hand.end());
    let server = await start({ DATABASE_URL: url });
    await hand.query(`create function wait_at_the_gate() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(${gate}); return null; end $$`);

    it.each(points)(
      'while %s: nothing is half done, and asked again it is done once',
      async (_point, deed, on, table) => {
        const words = await deed.prepare(server);
        const before = await server.balance();
        await hand.query(`create trigger gate before ${on} on ${table} execute function wait_at_the_gate()`);
        await hand.query(`select pg_advisory_lock(${gate})`);
        const lost = deed.ask(server, words).catch(() => 'no answer');
        await until('it stands at the gate', async () => {
          const { rows } = await hand.query(
            `select 1 from pg_locks where locktype = 'advisory' and not granted`,
          );
          return rows.length > 0;
        });
        await server.kill();
        expect(await lost).toBe('no answer');
        await hand.query(`select pg_advisory_unlock(${gate})`);
        await until('its transaction has ended', async () => {
          const { rows } = await hand.query(
            `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
          );
          return rows.length === 0;
        });
        await hand.query(`drop trigger gate on ${table}`);

        server = await start({ DATABASE_URL: url });
        expect(await server.isSound()).toBe(true);
        const first = await deed.ask(server, words);
        expect(first.status).toBe(200);
        expect((await deed.ask(server, words)).status).toBe(200);
        expect((await server.balance()) - before).toBe(deed.moves);
        expect(await server.isSound()).toBe(true);
      },
    );
  },
);

describe('a server that is killed with its money in the air, on its own database', () => {
  it('keeps what it acknowledged, whatever moment it was, and does what is asked again once', async () => {
    const env = { KEO_DATA_DIR: path.join(folder, 'data') };
    let server = await start(env);
    const before = await server.balance();
    let moved = 0;
    for (const acknowledgements of [1, 3]) {
      const asked: { words: object; answer: Answer | null }[] = [];
      let count = 0;
      for (let deed = 0; deed < 4; deed += 1) {
        const words = await transfer.prepare(server);
        asked.push({ words, answer: null });
      }
      const killed = Promise.withResolvers<void>();
      await Promise.all(
        asked.map(async (one) => {
          one.answer = await transfer.ask(server, one.words).catch(() => null);
          if (one.answer) count += 1;
          if (count === acknowledgements) server.kill().then(killed.resolve, killed.reject);
        }),
      );
      await killed.promise;
      server = await start(env);
      expect(await server.isSound()).toBe(true);
      const kept = await server.balance();
      const acknowledged = asked.filter(({ answer }) => answer !== null).length;
      expect(kept - before - moved).toBeGreaterThanOrEqual(acknowledged * transfer.moves);
      for (const { words } of asked) expect((await transfer.ask(server, words)).status).toBe(200);
      moved += asked.length * transfer.moves;
      expect((await server.balance()) - before).toBe(moved);
      expect(await server.isSound()).toBe(true);
    }
  }, 60_000);
});
