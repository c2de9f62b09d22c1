import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const module = pathToFileURL(path.join(import.meta.dirname, 'graceful-shutdown.ts')).href;
const log = '{ info: (text) => console.log(text), error: (_, text) => console.log(text) }';

/** A process with something to close. */
function run(then: string, close = 'clearInterval(kept)') {
  const code = `import { shutDownGracefully, exitWhenIdle } from '${module}';
    const kept = setInterval(() => {}, 1000);
    shutDownGracefully(${log}, async (signal) => { console.log('closing', signal); ${close}; });
    ${then}; console.log('begun');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const begun = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('begun')) resolve();
    });
  });
  const ended = once(child, 'close').then(() => ({
    code: child.exitCode,
    output: output.trim().split('\n'),
  }));
  return { child, begun, ended };
}

describe('a process', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const)(
    'is closed and ends with 0 after %s',
    async (signal) => {
      const { child, begun, ended } = run('');
      await begun;
      child.kill(signal);
      expect(await ended).toEqual({ code: 0, output: ['begun', `closing ${signal}`, 'stopped'] });
    },
  );

  it.each(["setImmediate(() => { throw new Error('x') })", "void Promise.reject(new Error('x'))"])(
    'is closed and ends with 1 after an error that nobody caught: %s',
    async (then) => {
      const output = ['begun', 'stopping after an error', 'closing undefined', 'stopped'];
      expect(await run(then).ended).toEqual({ code: 1, output });
    },
  );

  it('ends with 1 where it cannot be closed', async () => {
    const { child, begun, ended } = run('', "clearInterval(kept); throw new Error('stuck')");
    await begun;
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 1, output: ['begun', 'closing SIGTERM', 'not closed in order'] });
  });

  it('with something left open is ended after the timeout', async () => {
    expect((await run('exitWhenIdle(3, 50)').ended).code).toBe(3);
  });

  it('counts two signals at once as one', async () => {
    const close = 'process.once("SIGINT", () => clearInterval(kept)); process.kill(process.pid, "SIGINT")';
    const { child, begun, ended } = run('', close);
    await begun;
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, output: ['begun', 'closing SIGTERM', 'stopped'] });
  });

  it('exits at once at a later second signal', async () => {
    const { child, begun, ended } = run(
      '',
      'performance.now = () => 1e9; process.kill(process.pid, "SIGTERM")',
    );
    await begun;
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 1, output: ['begun', 'closing SIGTERM', 'stopped'] });
  });
});
