import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { runStep } from './run-steps.ts';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

it('stops a hung step and all that it started when its limit is over, and says so', async () => {
  const deaf = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);`;
  const parent = `${deaf} const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}], { stdio: 'inherit' }); console.log('child', child.pid);`;
  const hung = await runStep(
    { name: 'a hung step', command: process.execPath, args: ['-e', parent], limit: 2 },
    { live: false },
  );
  expect(hung.ok).toBe(false);
  expect(hung.output).toContain('a hung step did not end within 2 s and was stopped.');
  const child = Number(/child (\d+)/.exec(hung.output)?.[1]);
  expect(child).toBeGreaterThan(0);
  await vi.waitFor(() => expect(isAlive(child)).toBe(false));
});

it('says what cannot be started', async () => {
  const missing = await runStep({ name: 'a step', command: 'no-such-command', args: [] }, { live: false });
  expect(missing.ok).toBe(false);
  expect(missing.output).toContain('no-such-command cannot be started');
});

it('ends with all that it started when it is stopped, and begins nothing after it', async () => {
  const steps = new URL('run-steps.ts', import.meta.url).href;
  const waits = `console.log('began', process.pid); setInterval(() => {}, 1000);`;
  const run = `
    const { runStep } = await import(${JSON.stringify(steps)});
    for (const name of ['first', 'second'])
      await runStep({ name, command: process.execPath, args: ['-e', ${JSON.stringify(waits)}] }, { live: true });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', run]);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await vi.waitFor(() => expect(said).toContain('began'));
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  expect(await ended).toEqual([1, null]);
  expect(said.match(/began/g)).toHaveLength(1);
  const began = Number(/began (\d+)/.exec(said)?.[1]);
  await vi.waitFor(() => expect(isAlive(began)).toBe(false));
});
