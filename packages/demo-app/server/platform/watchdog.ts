import { OutcomeUnknown } from './database-errors.ts';

/**
 * Waits for work as long as the database answers pings. Where it does not, rejects within three seconds, whatever the
 * work is waiting for.
 * @throws OutcomeUnknown: the work may still be done.
 */
export type Watchdog = <T>(work: () => Promise<T>) => Promise<T>;

const before = 500;
const every = 500;

/** `ping` is asked now and then whether the database is there, and fails after `longestPing` milliseconds. */
export function createWatchdog(ping: (ms: number) => Promise<void>, longestPing: number): Watchdog {
  let asked: Promise<void> | undefined;
  // Many may wait at once; one of them asks for all.
  const ask = () => (asked ??= ping(longestPing).finally(() => (asked = undefined)));
  return async (work) => {
    const away = Promise.withResolvers<never>();
    let isOver = false;
    const look = async () => {
      try {
        await ask();
        if (!isOver) timer = setTimeout(() => void look(), every);
      } catch (cause) {
        away.reject(new OutcomeUnknown('the database does not answer', { cause }));
      }
    };
    let timer = setTimeout(() => void look(), before);
    try {
      return await Promise.race([work(), away.promise]);
    } finally {
      isOver = true;
      clearTimeout(timer);
    }
  };
}
