import pLimit from 'p-limit';
import { BusyError } from '../http/refusal.ts';

const comeBackSeconds = 2;

/** Rejects with `BusyError` where the queue is full (back-pressure). */
export type BoundedQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** At most `atOnce` run on this node and `maxQueue` wait. */
export function createBoundedQueue({ atOnce, maxQueue }: { atOnce: number; maxQueue: number }): BoundedQueue {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + maxQueue) throw new BusyError(comeBackSeconds);
    return limit(work);
  };
}

/** Serial for each key, parallel for different ones. */
export function createKeyedQueue(maxQueue: number): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, { enqueue: BoundedQueue; count: number }>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { enqueue: createBoundedQueue({ atOnce: 1, maxQueue }), count: 0 };
    queues.set(key, queue);
    queue.count += 1;
    try {
      return await queue.enqueue(work);
    } finally {
      queue.count -= 1;
      if (queue.count === 0) queues.delete(key);
    }
  };
}
