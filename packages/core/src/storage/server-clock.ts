import type { Clock, ServerClock } from '../ports/ports.ts';

/** The longest way of a message that does not say when it was asked for. */
const longestWay = 60_000;
/** Smaller corrections are shown at the next tick. */
const jump = 1000;

export type HeardClock = ServerClock & {
  /**
   * The server's clock showed `time`, to `precision`, at some moment between `since` and now, both by the device.
   * Corrects by the least that fits, so that a slow answer moves nothing.
   */
  hear(time: number, since?: number, precision?: number): void;
};

export function createServerClock(device: Clock): HeardClock {
  let ahead = 0;
  const listeners = new Set<() => void>();
  return {
    now: () => device.now() + ahead,
    after: (ms, run) => device.after(ms, run),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hear(time, since = device.now() - longestWay, precision = 0) {
      const now = device.now();
      // The device's clock was set back in between.
      if (now < since || !Number.isFinite(time)) return;
      const before = ahead;
      ahead = Math.min(Math.max(ahead, time - now), time + precision - since);
      if (Math.abs(ahead - before) >= jump) for (const listener of listeners) listener();
    },
  };
}
