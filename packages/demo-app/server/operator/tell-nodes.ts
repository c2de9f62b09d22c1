import { Server } from 'socket.io';
import { type Publisher, publishBy } from '../platform/realtime/sockets.ts';

/** Emits to users through the running servers, over Redis. Without Redis people see the change on their next read. */
export async function tellNodes(
  redisUrl: string | undefined,
  complain: (sentence: string) => void,
): Promise<Publisher & { close(): Promise<void> }> {
  const nobody = { publish: () => undefined, close: async () => undefined };
  if (redisUrl === undefined) return nobody;
  const { connectRedis } = await import('../platform/realtime/redis.ts');
  const redis = await connectRedis(redisUrl, { warn: (_context, text) => complain(text) });
  // The adapter waits for Redis without a timeout; a command must not.
  if (redis.counter.status !== 'ready') {
    redis.close();
    return nobody;
  }
  const io = new Server({ adapter: redis.createAdapter() });
  return {
    publish: publishBy(io),
    async close() {
      // Redis answers in order: after this ping, everything published before has arrived.
      await redis.bus.ping().catch(() => undefined);
      await io.of('/').adapter.close();
      redis.close();
    },
  };
}
