import { Redis, type RedisOptions } from 'ioredis';

/**
 * Two connections: the bus waits long for messages of other nodes, the counter must answer at once or fail.
 * Neither ends the process when Redis is away.
 */
export type RedisLinks = { bus: Redis; counter: Redis; close(): void };

/**
 * Messages sent while Redis is away are dropped after one try: the database has the truth. Subscribers are made by
 * `duplicate` and wait as long as it takes, also where Redis was away when the process started.
 */
class Bus extends Redis {
  override duplicate(options?: Partial<RedisOptions>): Redis {
    return hush(super.duplicate({ ...options, maxRetriesPerRequest: null }));
  }
}

/** Swallows rejections of the socket adapter, which does not handle those of a closed connection. */
function hush<Link extends Redis>(redis: Link): Link {
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (...given) => {
    const answer = send(...given);
    Promise.resolve(answer).catch(() => undefined);
    return answer;
  };
  return redis;
}

export async function connectRedis(
  url: string,
  log: { warn(context: { err: Error }, text: string): void },
): Promise<RedisLinks> {
  const bus = hush(new Bus(url, { maxRetriesPerRequest: 1 }));
  const counter = new Redis(url, { maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout: 500 });
  for (const redis of [bus, counter]) {
    let told = false;
    redis.on('ready', () => {
      told = false;
    });
    redis.on('error', (error: Error) => {
      if (!told) log.warn({ err: error }, 'redis is away');
      told = true;
    });
  }
  await firstAnswer(counter);
  return {
    bus,
    counter,
    close() {
      bus.disconnect();
      counter.disconnect();
    },
  };
}

/** Resolves when Redis is ready or known to be away, so that the first request is counted in the right place. */
function firstAnswer(redis: Redis): Promise<void> {
  return new Promise((resolve) => {
    redis.once('ready', () => resolve());
    redis.once('error', () => resolve());
  });
}
