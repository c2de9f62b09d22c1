import { setTimeout as pause } from 'node:timers/promises';
import { patience } from '../../../../../scripts/patience.ts';

/** Polls every `every` ms until true; fails with `what` after `ms`. Returns how long it took, in ms. */
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
