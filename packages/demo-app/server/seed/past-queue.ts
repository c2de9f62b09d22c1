import { isDeepStrictEqual } from 'node:util';
import { parse } from 'valibot';
import type { Jobs } from '../platform/jobs.ts';

type Waiting = { name: string; data: object; at: Date; key: string | undefined };

/** A queue whose time is the past's: what waits runs when the past comes to its moment, the earliest first. */
export type PastQueue = Pick<Jobs, 'define' | 'send'> & {
  handle(name: string, handler: (data: unknown) => Promise<void>): void;
  /** Moves the clock there, by way of every moment at which something is due. */
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
      // A clock that is wound anew says when it strikes now; the moment it said before is nobody's any more.
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
