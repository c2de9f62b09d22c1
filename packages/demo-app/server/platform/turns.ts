import { BusyError } from './refusal.ts';

const comeBackSeconds = 2;

/** Queues work. Rejects with `BusyError` where the queue is full. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Heavy work, so many `atOnce` on this node, and no more than `longestQueue` waiting. */
export function createTurns({ atOnce, longestQueue }: { atOnce: number; longestQueue: number }): InTurn {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= longestQueue) throw new BusyError(comeBackSeconds);
      await new Promise<void>((resolve) => void queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** One after the other for each key, at once for different ones. */
export function createKeyedTurns(
  longestQueue: number,
): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const turns = new Map<string, { inTurn: InTurn; count: number }>();
  return async (key, work) => {
    const of = turns.get(key) ?? { inTurn: createTurns({ atOnce: 1, longestQueue }), count: 0 };
    turns.set(key, of);
    of.count += 1;
    try {
      return await of.inTurn(work);
    } finally {
      of.count -= 1;
      if (of.count === 0) turns.delete(key);
    }
  };
}
