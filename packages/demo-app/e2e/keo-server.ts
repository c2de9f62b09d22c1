import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { insecureHost } from './newer-apis.ts';
import { freePort } from '../server/dev/testing/free-port.ts';
import { quickStart } from '../server/dev/testing/run-server.ts';

/**
 * In ms, until a page is live after its server's restart: if the start outlasts the five tries of the socket, the next
 * try comes within 45 s.
 */
export const backWithin = 90_000;

const demoApp = path.resolve(import.meta.dirname, '..');

/** A real server with its own database, which can be killed and started again on the same data. */
export type KeoServer = {
  readonly origin: string;
  /** Its data folder. */
  readonly folder: string;
  /** SIGKILL: nothing is finished. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Ends it gracefully; its data stays. */
  halt(): Promise<void>;
  /** Ends it and deletes its data. */
  stop(): Promise<void>;
};

/** What a server starts with. Without a `databaseUrl` it is on the embedded database in its data folder. */
export type ServerData = {
  /** The data folder of a server that has ended. It is copied, which saves the migrations and the seeding. */
  folder?: string;
  databaseUrl?: string;
};

export async function createKeoServer({ folder: copied, databaseUrl }: ServerData = {}): Promise<KeoServer> {
  const port = await freePort();
  // Not 127.0.0.1: WebAuthn needs a host name.
  const origin = `http://localhost:${port}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'keo-e2e-'));
  if (copied !== undefined) await cp(copied, folder, { recursive: true });
  let child: ChildProcess | undefined;

  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };

  return {
    origin,
    folder,
    kill: () => end('SIGKILL'),
    async start() {
      child = spawn('node', ['--conditions=@keo/source', path.join(demoApp, 'server/main.ts')], {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          ...process.env,
          ...quickStart,
          NODE_ENV: '',
          PORT: String(port),
          HOST: '127.0.0.1',
          DATABASE_URL: databaseUrl,
          KEO_DATA_DIR: folder,
          KEO_PUBLIC_URL: origin,
          KEO_SANDBOX: '1',
          KEO_STORY: 'off',
          KEO_SANDBOX_HOSTS: insecureHost,
          // Tests send different addresses, as behind a load balancer.
          KEO_TRUSTED_PROXIES: '1',
          LOG_LEVEL: 'fatal',
        },
      });
      // Where the laid market is outdated, a first start lives through three months, on a machine that may be slow.
      const deadline = Date.now() + 300_000;
      while (
        !(await fetch(`${origin}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        ))
      ) {
        if (child.exitCode !== null || Date.now() > deadline) {
          await end('SIGKILL');
          throw new Error('The server did not become ready.');
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    halt: () => end('SIGTERM'),
    async stop() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
