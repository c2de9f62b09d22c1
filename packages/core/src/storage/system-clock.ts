import type { Clock } from '../ports/ports.ts';

/** `setTimeout` counts in 32 bits; a longer delay would fire at once. */
const longestStep = 2_147_483_647;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    let left = Math.max(0, ms);
    const step = (): ReturnType<typeof setTimeout> => {
      const length = Math.min(left, longestStep);
      left -= length;
      return setTimeout(() => {
        if (left > 0) id = step();
        else run();
      }, length);
    };
    let id = step();
    return { cancel: () => clearTimeout(id) };
  },
};
