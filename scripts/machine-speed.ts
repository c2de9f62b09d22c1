/** How slow this machine is now, measured by fixed work on two threads. */
import { Worker } from 'node:worker_threads';

/** Milliseconds of the work on a quiet machine of two cores. */
const quiet = 500;

const runWorker = () =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./fixed-work.ts', import.meta.url), { execArgv: [] });
    worker.once('exit', resolve).once('error', reject);
  });

/** Two threads for two cores, to notice load on one of them. */
async function measure(): Promise<number> {
  const start = performance.now();
  await Promise.all([runWorker(), runWorker()]);
  return performance.now() - start;
}

/** 1 on a quiet machine, 2 where everything takes twice as long. Measured once for a run and its child processes. */
export async function slowdown(): Promise<number> {
  const known = Number(process.env['KEO_TEST_SLOWDOWN']);
  if (known >= 1) return known;
  const measured = Math.max(1, Math.round(((await measure()) / quiet) * 10) / 10);
  process.env['KEO_TEST_SLOWDOWN'] = String(measured);
  return measured;
}

/** Milliseconds that tests wait for a condition: the same for all. */
export const measurePatience = async (): Promise<number> => 30_000 * (await slowdown());
