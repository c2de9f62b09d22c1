import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Server } from 'socket.io';
import { connectRedis } from '../platform/redis.ts';
import { type Publisher, publishBy } from '../platform/sockets.ts';

/**
 * Tells users over the sockets of the running servers, by Redis. Without Redis, or while it is away, nobody is told,
 * and people see what changed when they next look.
 */
export async function tellNodes(
  redisUrl: string | undefined,
  complain: (sentence: string) => void,
): Promise<Publisher & { close(): Promise<void> }> {
  const nobody = { publish: () => undefined, close: async () => undefined };
  if (redisUrl === undefined) return nobody;
  const redis = await connectRedis(redisUrl, { warn: (_context, text) => complain(text) });
  // Those who listen for the adapter wait for Redis for as long as it takes; a command does not.
  if (redis.counter.status !== 'ready') {
    redis.close();
    return nobody;
  }
  const io = new Server({ adapter: createAdapter(redis.bus) });
  return {
    publish: publishBy(io),
    async close() {
      // Commands are answered in order: after this one, everything told before has arrived.
      await redis.bus.ping().catch(() => undefined);
      await io.of('/').adapter.close();
      redis.close();
    },
  };
}
