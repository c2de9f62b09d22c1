import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const main = path.resolve(import.meta.dirname, '../main.ts');
const quickImports = pathToFileURL(path.resolve(import.meta.dirname, 'quick-imports.ts')).href;
/** All that a process of the tests has of this one, and what spares each start reading and stripping the same hundreds of files. */
export const processEnv = {
  PATH: process.env['PATH'] ?? '',
  NODE_OPTIONS: `--import=${quickImports}`,
  NODE_COMPILE_CACHE: path.join(tmpdir(), 'keo-compile-cache'),
};

/** A real server process: what it wrote, when it is ready, how it ended. */
export type ServerProcess = {
  child: ChildProcess;
  /** Everything written so far to either output. */
  output(): string;
  /** The address it listens on. Rejects with the output when it ends before. */
  ready(): Promise<string>;
  ended: Promise<number | null>;
};

/** Starts `server/main.ts` by Node itself, with nothing of this process's settings but the given ones, and no market unless asked for. */
export function runServer(env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, ['--conditions=@keo/source', main], {
    env: {
      ...processEnv,
      PORT: '0',
      HOST: '127.0.0.1',
      KEO_DEMO: 'people',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'close').then(() => child.exitCode);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /ready at (http[^"]+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
  }
  void ended.then((code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  promise.catch(() => undefined);
  return { child, output: () => output, ready: () => promise, ended };
}
