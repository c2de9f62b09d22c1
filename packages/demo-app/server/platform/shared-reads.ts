import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

/**
 * Keeps what `read` answers under a key for `ms` of Keo's clock, and lets all who ask meanwhile wait for one read. Only
 * for what is the same for everybody: it does not know the caller.
 */
export type SharedReads = <Answer>(
  ms: number,
  mostKeys?: number,
) => (key: string, read: () => Promise<Answer>) => Promise<Answer>;

/** Milliseconds by which what is public may be older than the truth. */
export const sharedFor = 3000;
/** Of up to some hundred kilobytes each. */
const usualMost = 100;

export const noSharedReads: SharedReads = () => (_key, read) => read();

export const createSharedReads =
  (clock: Pick<Clock, 'now'>): SharedReads =>
  <Answer>(ms: number, mostKeys = usualMost) => {
    const kept = new LRUCache<string, Promise<Answer>>({
      max: mostKeys,
      ttl: ms,
      ttlResolution: 0,
      perf: { now: () => +clock.now() },
    });
    return (key: string, read: () => Promise<Answer>) => {
      const known = kept.get(key);
      if (known) return known;
      const answer = read();
      kept.set(key, answer);
      // Failures are not cached.
      answer.catch(() => {
        if (kept.peek(key) === answer) kept.delete(key);
      });
      return answer;
    };
  };
