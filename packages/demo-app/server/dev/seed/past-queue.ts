import { isDeepStrictEqual } from 'node:util';
import { parse } from 'valibot';
import type { Queue } from '../../platform/queue/queue.ts';

type Waiting = { name: string; data: object; at: Date; key: string | undefined };

/** A queue on the past's clock: jobs run in order when the past reaches their time. */
export type PastQueue = Pick<Queue, 'define' | 'send'> & {
  handle(name: string, handler: (data: unknown) => Promise<void>): void;
  /** Moves the clock to that moment, running everything due on the way. */
  runTo(moment: Date): Promise<void>;
  waiting(): readonly Waiting[];
};

export function createPastQueue(now: () => Date, setClock: (at: Date) => void): PastQueue {
  const handlers = new Map<string, (data: unknown) => Promise<void>>();
  let waiting: Waiting[] = [];
  return {
    handle: (name, handler) => void handlers.set(name, handler),
    define: (name, schema, handler) => void handlers.set(name, (data) => handler(parse(schema, data))),
    async send(_db, name, data, { at = now(), key } = {}) {
      if (key !== undefined && waiting.some((job) => job.name === name && job.key === key)) return;
      // A clock that is set again replaces its earlier wake-up.
      const isSame = (job: Waiting) => job.name === name && isDeepStrictEqual(job.data, data);
      waiting = [...waiting.filter((job) => !isSame(job)), { name, data, at, key }];
    },
    async runTo(moment) {
      for (;;) {
        const [next] = waiting.filter(({ at }) => at <= moment).toSorted((a, b) => +a.at - +b.at);
        if (!next) break;
        waiting = waiting.filter((job) => job !== next);
        if (next.at > now()) setClock(next.at);
        const handler = handlers.get(next.name);
        if (!handler) throw new Error(`Nothing handles ${next.name} in the past`);
        await handler(next.data);
      }
      setClock(moment);
    },
    waiting: () => waiting,
  };
}
