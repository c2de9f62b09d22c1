import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const main = path.resolve(import.meta.dirname, '../operator/operator.main.ts');

/** How a run of `pnpm operator` ended and what it wrote. */
export type OperatorRun = { code: number | null; out: string; err: string };

/** Runs `pnpm operator` with these words, by Node itself, with nothing of this process's settings but the given ones. */
export async function runOperator(env: Record<string, string>, ...words: string[]): Promise<OperatorRun> {
  const child = spawn(process.execPath, ['--conditions=@keo/source', main, ...words], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
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
