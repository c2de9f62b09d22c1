import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that Linux and macOS give to outgoing connections, one of which could take a port between two starts. */
const [lowest, highest] = [10_000, 32_000];
/** So many taken ports one after another mean that something else is wrong. */
const triesAtMost = 50;

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** A port of this machine that nothing listens on now, and that no outgoing connection takes later. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port between ${lowest} and ${highest} in ${triesAtMost} tries`);
}
