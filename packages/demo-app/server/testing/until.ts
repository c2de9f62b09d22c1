import { setTimeout as pause } from 'node:timers/promises';

/** Asks `every` so often until the answer is yes; fails with what was awaited after `ms`. Answers how long it took. */
export async function until(
  awaited: string,
  answer: () => boolean | Promise<boolean>,
  ms = 40_000,
  every = 10,
): Promise<number> {
  const start = performance.now();
  for (;;) {
    if (await answer()) return performance.now() - start;
    if (performance.now() - start > ms) throw new Error(`waited ${ms} ms in vain until ${awaited}`);
    await pause(every);
  }
}
