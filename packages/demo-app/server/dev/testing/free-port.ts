import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral ports of Linux and macOS: an outgoing connection could take such a port between two starts. */
const [lowest, highest] = [10_000, 32_000];
/** More taken ports in a row mean another fault. */
const maxTries = 50;

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

/** One that no outgoing connection takes later. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port between ${lowest} and ${highest} in ${maxTries} tries`);
}
