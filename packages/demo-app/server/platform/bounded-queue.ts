import pLimit from 'p-limit';
import { BusyError } from './refusal.ts';

const comeBackSeconds = 2;

/** Queues work. Rejects with `BusyError` where the queue is full. */
export type BoundedQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** Heavy work, so many `atOnce` on this node, and no more than `longestQueue` waiting. */
export function createBoundedQueue({
  atOnce,
  longestQueue,
}: {
  atOnce: number;
  longestQueue: number;
}): BoundedQueue {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + longestQueue) throw new BusyError(comeBackSeconds);
    return limit(work);
  };
}

/** One after the other for each key, at once for different ones. */
export function createKeyedQueue(
  longestQueue: number,
): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, { enqueue: BoundedQueue; count: number }>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { enqueue: createBoundedQueue({ atOnce: 1, longestQueue }), count: 0 };
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
