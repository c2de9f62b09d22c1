import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds a test waits for a condition, stretched by how slow the machine is (`scripts/machine-speed.ts`). */
const patience = 30_000 * Number(process.env['KEO_TEST_SLOWDOWN'] ?? 1);

/** Polls every `every` ms until the answer is yes; fails with what was awaited after `ms`. Returns how long it took. */
export async function until(
  awaited: string,
  answer: () => boolean | Promise<boolean>,
  { ms = patience, every = 10 } = {},
): Promise<number> {
  const start = performance.now();
  for (;;) {
    if (await answer()) return performance.now() - start;
    if (performance.now() - start > ms) throw new Error(`waited ${ms} ms in vain until ${awaited}`);
    await pause(every);
  }
}
