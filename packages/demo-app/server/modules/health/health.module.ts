import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { RedisLinks } from '../../platform/realtime/redis.ts';

const databaseLimit = 500;

const within = (ms: number, promise: Promise<unknown>): Promise<boolean> => {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), ms);
  return Promise.race([
    promise.then(
      () => true,
      () => false,
    ),
    late,
  ]).finally(() => clearTimeout(timer));
};

/**
 * `/livez`: the process runs; checks nothing else. `/readyz`: 503 without the database or while draining; `degraded`
 * but ready without Redis.
 */
export function healthModule(
  app: FastifyInstance,
  deps: { database: OpenDatabase; redis: RedisLinks | undefined; isStopping: () => boolean },
): void {
  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const databaseAnswers =
      !deps.isStopping() && (await within(databaseLimit, deps.database.ping(databaseLimit)));
    if (!databaseAnswers) {
      const status = deps.isStopping() ? 'stopping' : 'unready';
      return reply.code(503).send({ status });
    }
    const degraded = deps.redis !== undefined && deps.redis.counter.status !== 'ready';
    return { status: degraded ? 'degraded' : 'ok' };
  });
}
