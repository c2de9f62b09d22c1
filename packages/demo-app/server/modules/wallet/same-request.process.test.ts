import { Client } from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Deed,
  type Running,
  type Reply,
  recharge,
  startRunning,
  withdraw,
} from '../../dev/testing/money-deeds.ts';
import { createDatabase, emptyRedis, lacksRealParts } from '../../dev/testing/start-app.ts';

type Server = [Running, Running];

/** Alternates between two processes; retries while in progress. */
async function fiveTimes(
  servers: Server,
  deed: Deed,
  words: object,
): Promise<{ first: Reply[]; last: Reply[] }> {
  const first = await Promise.all(
    Array.from({ length: 5 }, (_, index) => deed.ask(servers[index % 2 === 0 ? 0 : 1], words)),
  );
  const last = [];
  for (const answer of first) last.push(answer.status === 200 ? answer : await deed.ask(servers[1], words));
  return { first, last };
}

describe.skipIf(lacksRealParts)('one request sent five times at once to two server processes', async () => {
  if (lacksRealParts) return;
  const url = await createDatabase();
  const env = { DATABASE_URL: url, REDIS_URL: await emptyRedis() };
  const servers: Server = [await startRunning(env), await startRunning(env)];
  const hand = new Client({ connectionString: url });
  await hand.connect();
  afterAll(async () => {
    await hand.end();
    await Promise.all(servers.map((server) => server.kill()));
  });
  // Fresh rate limits: ten money commands a minute for a user.
  beforeEach(emptyRedis);
  const count = async (table: string) =>
    Number((await hand.query(`select count(*) from ${table}`)).rows[0].count);

  it.each([
    ['recharge', recharge, 'recharges'],
    ['withdrawal', withdraw, 'withdrawals'],
  ])('is one %s, and the same answer', { repeats: 4 }, async (_what, deed, table) => {
    const words = await deed.prepare(servers[0]);
    const [rows, balance] = [await count(table), await servers[0].balance()];
    const { first, last } = await fiveTimes(servers, deed, words);
    // The only other answer is that it is in progress.
    for (const { status, data } of first.filter((answer) => answer.status !== 200))
      expect([status, Object(data).reason]).toEqual([409, 'IN_PROGRESS']);
    expect(new Set(last.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(last[0]).toMatchObject({ status: 200 });
    expect(await count(table)).toBe(rows + 1);
    for (const server of servers) expect((await server.balance()) - balance).toBe(deed.moves);
    expect(await servers[1].isSound()).toBe(true);
  });
});
