import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/**
 * A cache for `ms` of Keo's clock; concurrent callers of a key share one read. Only for public answers: it does not
 * know the caller.
 */
export type SharedReads = <Answer>(
  ms: number,
  maxKeys?: number,
) => (key: string, read: () => Promise<Answer>) => Promise<Answer>;

/** How old public answers may be, in ms. */
export const sharedFor = 3000;
/** Entries, each of up to some hundred kilobytes. */
const defaultMaxKeys = 100;

export const noSharedReads: SharedReads = () => (_key, read) => read();

export const createSharedReads =
  (clock: Pick<Clock, 'now'>): SharedReads =>
  <Answer>(ms: number, maxKeys = defaultMaxKeys) => {
    const kept = new LRUCache<string, Promise<Answer>>({
      max: maxKeys,
      ttl: ms,
      ttlResolution: 0,
      perf: { now: () => +clock.now() },
    });
    return (key: string, read: () => Promise<Answer>) => {
      const known = kept.get(key);
      if (known) return known;
      const answer = read();
      kept.set(key, answer);
      answer.catch(() => {
        if (kept.peek(key) === answer) kept.delete(key);
      });
      return answer;
    };
  };
