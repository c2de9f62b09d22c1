import { describe, expect, it } from 'vitest';
import { type Gate, openGate } from '../../dev/testing/gate.ts';
import { call, signIn } from '../../dev/testing/person.ts';
import { admission, openSocket } from '../../dev/testing/socket.ts';
import { createDatabase, emptyRedis, lacksRealParts, startNode } from '../../dev/testing/start-app.ts';
import { until } from '../../dev/testing/until.ts';
import { requestTimeouts } from './open-database.ts';

const timed = async <T>(work: Promise<T>): Promise<[T, number]> => {
  const start = performance.now();
  return [await work, performance.now() - start];
};

describe.skipIf(lacksRealParts)('a server during an outage of PostgreSQL or Redis', async () => {
  if (lacksRealParts) return;
  const database = await openGate(await createDatabase());
  const redis = await openGate(await emptyRedis());
  const node = await startNode({
    databaseUrl: database.url,
    redisUrl: redis.url,
    databaseTimeouts: requestTimeouts,
  });
  const { accessToken: token } = await signIn(node, 'minhanh');
  const ready = async () => {
    const response = await fetch(`${node.origin}/readyz`);
    return { http: response.status, status: (await response.json()).status };
  };

  it.each([
    ['is stopped', (gate: Gate) => gate.shut()],
    ['answers nothing any more', async (gate: Gate) => gate.hold()],
  ])('is unready and answers in envelopes when PostgreSQL %s, and recovers by itself', async (_how, lose) => {
    await until('it is ready', async () => (await ready()).http === 200);
    // Opens every connection of the pool first: open ones are those that could hang.
    await Promise.all(Array.from({ length: 30 }, () => call(node, '/user/info', { token })));
    await lose(database);
    const [unready, waited] = await timed(ready());
    expect(unready).toEqual({ http: 503, status: 'unready' });
    expect(waited).toBeLessThan(2000);
    const requests = await Promise.all(
      Array.from({ length: 12 }, () => timed(call(node, '/user/info', { token }))),
    );
    for (const [answer, ms] of requests) {
      expect(ms).toBeLessThan(3000);
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect([500, 30_000]).toContain(answer.code);
      expect(answer.msg).not.toMatch(/select|ECONN|pg|sql/i);
    }
    expect((await fetch(`${node.origin}/livez`)).status).toBe(200);
    await database.open();
    await until(
      'people are served again',
      async () => (await call(node, '/user/info', { token })).status === 200,
    );
    expect(await ready()).toMatchObject({ status: 'ok' });
  });

  it('runs without Redis: degraded, with notifications on its own node', async () => {
    const socket = openSocket(node, token);
    const heard: unknown[] = [];
    socket.on('notification', (log) => heard.push(log));
    expect(await admission(socket)).toBe('in');
    await redis.shut();
    await until('it says so', async () => (await ready()).status === 'degraded');
    const [answer, waited] = await timed(call(node, '/user/info', { token }));
    expect(answer.status).toBe(200);
    expect(waited).toBeLessThan(1500);
    await call(node, '/sandbox/notify', { body: { username: 'minhanh', action: 'DEAL_ACCEPTED' } });
    await until('the notification is heard', () => heard.length === 1);
    await call(node, '/user/logout', { token, body: {} });
    await until('the socket is cut', () => !socket.connected);
    await redis.open();
    await until('it is whole again', async () => (await ready()).status === 'ok');
  });
});
