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
