import { Redis, type RedisOptions } from 'ioredis';

/**
 * Two connections: the bus waits long for what other nodes say, the counter must answer at once or be done without.
 * Neither ends the process when Redis is away.
 */
export type RedisLinks = { bus: Redis; counter: Redis; close(): void };

/**
 * What is said while Redis is away is dropped after one try: truth is in the database. Those who listen are made by
 * `duplicate`; they wait for as long as it takes, also where Redis was away when the process started.
 */
class Bus extends Redis {
  override duplicate(options?: Partial<RedisOptions>): Redis {
    return hush(super.duplicate({ ...options, maxRetriesPerRequest: null }));
  }
}

/** The socket adapter asks and does not look back: what it asked for ends quietly when the connection is closed. */
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

/** Ready or known to be away: from then on the first request is counted where it belongs. */
function firstAnswer(redis: Redis): Promise<void> {
  return new Promise((resolve) => {
    redis.once('ready', () => resolve());
    redis.once('error', () => resolve());
  });
}
