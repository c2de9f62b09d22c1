/** `npm test`, `npm run test:long`: runs the steps of a wireit script in turn, and prints the sum of their JUnit files. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { sumReports } from './sum-reports.ts';

const [graph = ''] = process.argv.slice(2);
const reports = 'test-results/junit';
rmSync(reports, { recursive: true, force: true });

const wireit = spawn('node_modules/.bin/wireit', {
  stdio: ['ignore', 'pipe', 'pipe'],
  env: {
    ...process.env,
    ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    npm_lifecycle_event: graph,
    WIREIT_LOGGER: 'simple',
    WIREIT_PARALLEL: '1',
    WIREIT_FAILURES: 'continue',
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => wireit.kill(signal));

const steps = new Map<string, { ok: boolean; seconds: number }>();
let startedAt = performance.now();
for (const stream of ['stdout', 'stderr'] as const) {
  wireit[stream].pipe(process[stream]);
  createInterface(wireit[stream]).on('line', (line) => {
    const [, mark, name = ''] = /^(✅|❌|💀) \[(\S+)\]/u.exec(line) ?? [];
    // Checks and builds inside a step are wireit's too.
    if (!name.startsWith('test:') || name === graph) return;
    const now = performance.now();
    steps.set(name, { ok: mark === '✅', seconds: (now - startedAt) / 1000 });
    startedAt = now;
  });
}
const [code] = await once(wireit, 'close');

const { passed, failed, unsteady } = sumReports(
  globSync(`${reports}/*.xml`).map((file) => readFileSync(file, 'utf8')),
);
console.log('');
for (const name of failed) console.log(`failed: ${name}`);
for (const name of unsteady) console.log(`unsteady: ${name}`);
for (const [name, { ok, seconds }] of steps)
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${seconds.toFixed(0).padStart(5)} s  ${name}`);
console.log(`${(performance.now() / 1000).toFixed(0).padStart(10)} s  in all`);
const broken = [...steps.values()].filter(({ ok }) => !ok).length;
const failures = Math.max(failed.length, broken, code === 0 ? 0 : 1);
console.log(`tests: ${passed} passed, ${failures} failed`);
process.exitCode = code === 0 ? 0 : 1;
