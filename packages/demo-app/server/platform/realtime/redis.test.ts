import { describe, expect, it } from 'vitest';
import { openGate } from '../../dev/testing/gate.ts';
import { call, signIn } from '../../dev/testing/person.ts';
import { admission, openSocket } from '../../dev/testing/socket.ts';
import { createDatabase, emptyRedis, lacksRealParts, startNode } from '../../dev/testing/start-app.ts';
import { until } from '../../dev/testing/until.ts';
import { connectRedis } from './redis.ts';

describe.skipIf(lacksRealParts)('a Redis that is away when two nodes start', async () => {
  if (lacksRealParts) return;
  const gate = await openGate(await emptyRedis());
  await gate.shut();
  const parts = { databaseUrl: await createDatabase(), redisUrl: gate.url, rateLimits: true };
  const [first, second] = [await startNode(parts), await startNode(parts)];
  const health = async (node: typeof first) => (await (await fetch(`${node.origin}/readyz`)).json()).status;

  it('does not stop them from serving, and connects them when it returns', async () => {
    expect(await health(first)).toBe('degraded');
    const { accessToken } = await signIn(first, 'ducthinh');
    const socket = openSocket(second, accessToken);
    let heard = 0;
    socket.on('notification', () => {
      heard += 1;
    });
    expect(await admission(socket)).toBe('in');
    await gate.open();
    await until(
      'both are whole',
      async () => (await health(first)) === 'ok' && (await health(second)) === 'ok',
    );
    await until('one hears what the other writes', async () => {
      await call(first, '/sandbox/notify', { body: { username: 'ducthinh', action: 'PAYMENT_PROCESSED' } });
      return heard > 0;
    });
  });
});

describe.skipIf(lacksRealParts)('connections to Redis', () => {
  it('are closed together, also one that waits for the next message', async () => {
    const redis = await connectRedis(await emptyRedis(), { warn: () => undefined });
    const reading = redis.bus.duplicate().xread('BLOCK', 0, 'STREAMS', 'socket.io', '$');
    await redis.bus.ping();
    redis.close();
    await expect(reading).rejects.toThrow('Connection is closed');
  });
});
