import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const main = path.resolve(import.meta.dirname, '../../main.ts');
const quickImports = pathToFileURL(path.resolve(import.meta.dirname, 'quick-imports.ts')).href;
/** A compile cache, so that processes do not strip the types of hundreds of files at each start. */
export const quickStart = {
  NODE_OPTIONS: `--import=${quickImports}`,
  NODE_COMPILE_CACHE: path.join(tmpdir(), 'keo-compile-cache'),
};
/** What test processes inherit from the environment. */
export const processEnv = { PATH: process.env['PATH'] ?? '', ...quickStart };

export type ServerProcess = {
  child: ChildProcess;
  /** Everything on stdout and stderr so far. */
  output(): string;
  /** The origin that it listens on. Rejects with the output when it ends before. */
  ready(): Promise<string>;
  ended: Promise<number | null>;
};

/** Runs `server/main.ts` with only the given environment, and without the demo's market unless asked for. */
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
