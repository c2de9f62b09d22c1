import { OutcomeUnknown } from './database-errors.ts';

/**
 * Awaits work while the database answers pings; without an answer rejects within three seconds.
 * @throws OutcomeUnknown: the work may still be done.
 */
export type Watchdog = <T>(work: () => Promise<T>) => Promise<T>;

const firstPingAfter = 500;
const pingEvery = 500;

export function createWatchdog(ping: (ms: number) => Promise<void>, pingTimeout: number): Watchdog {
  let request: Promise<void> | undefined;
  // Concurrent callers share one ping.
  const ask = () => (request ??= ping(pingTimeout).finally(() => (request = undefined)));
  return async (work) => {
    const away = Promise.withResolvers<never>();
    let isOver = false;
    const look = async () => {
      try {
        await ask();
        if (!isOver) timer = setTimeout(() => void look(), pingEvery);
      } catch (cause) {
        away.reject(new OutcomeUnknown('the database does not answer', { cause }));
      }
    };
    let timer = setTimeout(() => void look(), firstPingAfter);
    try {
      return await Promise.race([work(), away.promise]);
    } finally {
      isOver = true;
      clearTimeout(timer);
    }
  };
}
