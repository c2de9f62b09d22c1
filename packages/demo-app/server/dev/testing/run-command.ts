import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { processEnv } from './run-server.ts';

export type CommandRun = { code: number | null; out: string; err: string };

/** `pnpm operator` with these arguments. */
export const runOperator = (env: Record<string, string>, ...words: string[]): Promise<CommandRun> =>
  run('../../operator/operator.main.ts', env, words);

/** `pnpm reconcile`. */
export const runReconcile = (env: Record<string, string>): Promise<CommandRun> =>
  run('../../reconcile.main.ts', env, []);

/** `pnpm story` with these arguments. */
export const runStory = (env: Record<string, string>, ...words: string[]): Promise<CommandRun> =>
  run('../story/story.main.ts', env, words);

/** In Node, with only the given environment. */
async function run(main: string, env: Record<string, string>, words: string[]): Promise<CommandRun> {
  const file = path.resolve(import.meta.dirname, main);
  const child = spawn(process.execPath, ['--conditions=@keo/source', file, ...words], {
    env: { ...processEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  await once(child, 'close');
  return { code: child.exitCode, out: out.trimEnd(), err: err.trimEnd() };
}
