import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../server/testing/free-port.ts';

/**
 * Milliseconds in which a page is live again once its server is: where the start outlasts the five tries of the
 * connection, the next one comes 45 s later at most.
 */
export const backWithin = 90_000;

const demoApp = path.resolve(import.meta.dirname, '..');

/** A real server over a database of its own, which can be killed and started again on the same data. */
export type KeoServer = {
  readonly origin: string;
  /** Where its database and its files lie. */
  readonly folder: string;
  /** As a power button would: nothing is finished, nothing is said. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Ends it as its owner would; what it kept stays. */
  halt(): Promise<void>;
  /** Ends it and leaves nothing of it. */
  stop(): Promise<void>;
};

/** `lived` is the folder of a server that has ended: a copy of it saves making a database and laying the demo into it again. */
export async function createKeoServer(lived?: string): Promise<KeoServer> {
  if (!existsSync(path.join(demoApp, 'dist/index.html'))) {
    throw new Error('The product is not built: run `pnpm --dir packages/demo-app run build` first.');
  }
  if (!existsSync(path.resolve(demoApp, '../react/script-tag/dist/keo.js'))) {
    throw new Error(
      'The script tag is not built: run `pnpm --dir packages/react run build:script-tag` first.',
    );
  }
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'keo-e2e-'));
  if (lived !== undefined) await cp(lived, folder, { recursive: true });
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
          NODE_ENV: '',
          PORT: String(port),
          HOST: '127.0.0.1',
          KEO_DATA_DIR: folder,
          KEO_PUBLIC_URL: origin,
          KEO_SANDBOX: '1',
          KEO_STORY: 'off',
          // The tests come from many addresses, as people do through a balancer.
          KEO_TRUSTED_PROXIES: '1',
          LOG_LEVEL: 'fatal',
        },
      });
      // Where the demo's past is older than its seed, a first start lives through three months, on a machine that may be slow.
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
