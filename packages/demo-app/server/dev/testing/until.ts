import { setTimeout as pause } from 'node:timers/promises';

/** In ms, times the slowness of the machine (`scripts/machine-speed.ts`). */
const timeout = 30_000 * Number(process.env['KEO_TEST_SLOWDOWN'] ?? 1);

/** Polls every `every` ms until true; fails with `what` after `ms`. Returns how long it took, in ms. */
export async function until(
  awaited: string,
  answer: () => boolean | Promise<boolean>,
  { ms = timeout, every = 10 } = {},
): Promise<number> {
  const start = performance.now();
  for (;;) {
    if (await answer()) return performance.now() - start;
    if (performance.now() - start > ms) throw new Error(`waited ${ms} ms in vain until ${awaited}`);
    await pause(every);
  }
}
