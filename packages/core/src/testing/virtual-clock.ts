import type { Clock, Timer } from '../ports/ports.ts';

type Waiting = { at: number; order: number; run: () => void };

export type VirtualClock = Clock & {
  /** Advances the time and runs each timer at its moment, with everything that follows from it. */
  advance(ms: number): Promise<void>;
  /** Pending timers. */
  waiting(): number;
};

/** Nothing of ours waits for more than one turn of the event loop. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Moved only by tests. Of two timers for one moment the one set first runs first. */
export function createVirtualClock(start: number): VirtualClock {
  let now = start;
  let order = 0;
  const heap: Waiting[] = [];

  const before = (a: Waiting, b: Waiting): boolean => (a.at === b.at ? a.order < b.order : a.at < b.at);
  const insert = (item: Waiting): void => {
    let low = 0;
    let high = heap.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = heap[middle];
      // The soonest is last, where `pop` is cheap.
      if (other && before(item, other)) low = middle + 1;
      else high = middle;
    }
    heap.splice(low, 0, item);
  };

  return {
    now: () => now,
    after(ms, run): Timer {
      const item = { at: now + Math.max(0, ms), order: order++, run };
      insert(item);
      return {
        cancel() {
          const index = heap.indexOf(item);
          if (index >= 0) heap.splice(index, 1);
        },
      };
    },
    async advance(ms) {
      const until = now + ms;
      await settled();
      for (;;) {
        const next = heap.at(-1);
        if (!next || next.at > until) break;
        heap.pop();
        now = next.at;
        next.run();
        await settled();
      }
      now = until;
    },
    waiting: () => heap.length,
  };
}
