import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis, type RedisOptions } from 'ioredis';

/**
 * `bus`: messages between nodes; commands may wait. `counter`: rate limits; answers at once or fails. Neither ends the
 * process when Redis is away.
 */
export type RedisLinks = {
  bus: Redis;
  counter: Redis;
  /** Of Socket.IO, over the bus. It reads at once and until its server closes. */
  createAdapter(): ReturnType<typeof createAdapter>;
  close(): void;
};

/**
 * Messages sent while Redis is away are dropped after one try; the database has the truth. Subscribers (`duplicate`)
 * reconnect without limit, also where Redis was away at the start.
 */
class Bus extends Redis {
  readonly subscribers: Redis[] = [];

  override duplicate(options?: Partial<RedisOptions>): Redis {
    // The adapter disconnects them a second time, and each leaves a timer of this length behind.
    const own = { maxRetriesPerRequest: null, disconnectTimeout: 0 };
    const subscriber = ignoreRejections(super.duplicate({ ...options, ...own }));
    this.subscribers.push(subscriber);
    return subscriber;
  }
}

/** Swallows rejections, because the socket adapter does not handle those of a closed connection. */
function ignoreRejections<Link extends Redis>(redis: Link): Link {
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (...args) => {
    const answer = send(...args);
    Promise.resolve(answer).catch(() => undefined);
    return answer;
  };
  return redis;
}

export async function connectRedis(
  url: string,
  log: { warn(context: { err: Error }, text: string): void },
): Promise<RedisLinks> {
  const bus = ignoreRejections(new Bus(url, { maxRetriesPerRequest: 1 }));
  const counter = new Redis(url, { maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout: 500 });
  for (const redis of [bus, counter]) {
    let isReported = false;
    redis.on('ready', () => {
      isReported = false;
    });
    redis.on('error', (error: Error) => {
      if (!isReported) log.warn({ err: error }, 'redis is away');
      isReported = true;
    });
  }
  await readyOrAway(counter);
  return {
    bus,
    counter,
    createAdapter: () => createAdapter(bus),
    close() {
      // The adapter's read of the stream blocks for five seconds, and would keep the process for as long.
      for (const redis of [...bus.subscribers, bus, counter]) redis.disconnect();
    },
  };
}

/** Resolves once Redis is ready or known to be away, so that the first request is counted in the right place. */
function readyOrAway(redis: Redis): Promise<void> {
  return new Promise((resolve) => {
    redis.once('ready', () => resolve());
    redis.once('error', () => resolve());
  });
}
