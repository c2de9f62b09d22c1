import { describe, expect, it } from 'vitest';
import {
  createDatabase,
  emptyRedis,
  lacksRealParts,
  startApp,
  startEmbeddedApp,
} from '../../dev/testing/start-app.ts';

const ask = async (app: Awaited<ReturnType<typeof startApp>>, url: string) => {
  const { statusCode, body } = await app.server.inject({ url });
  return { statusCode, ...JSON.parse(body) };
};

describe('health', () => {
  it('is alive and ready on the embedded database, and unready while stopping', async () => {
    const app = await startEmbeddedApp();
    expect(await ask(app, '/livez')).toEqual({ statusCode: 200, status: 'ok' });
    expect(await ask(app, '/readyz')).toEqual({ statusCode: 200, status: 'ok' });
    app.startDraining();
    expect(await ask(app, '/readyz')).toEqual({ statusCode: 503, status: 'stopping' });
    expect(await ask(app, '/livez')).toEqual({ statusCode: 200, status: 'ok' });
  });

  it.skipIf(lacksRealParts)('is ready on PostgreSQL and Redis', async () => {
    const app = await startApp({ databaseUrl: await createDatabase(), redisUrl: await emptyRedis() });
    await expect.poll(() => ask(app, '/readyz')).toEqual({ statusCode: 200, status: 'ok' });
  });
});
