import type { Timer } from '../ports/ports.ts';
import { toApiErrorOf } from '../http/http.errors.ts';
import type { DomainTools } from './domain.ts';

const shortest = 3000;
const longest = 30_000;

/**
 * Milliseconds before the next poll after so many without news: exponential backoff, with jitter by `random` (0 ≤
 * random < 1).
 */
export const pauseAfter = (inVain: number, random: number): number =>
  Math.min(longest, shortest * 1.5 ** inVain * (1 + random / 4));

/** The same `state` as before is no news. `isSlow`: polled at the longest interval. */
export type Found = { state: string; seldom: boolean };

/**
 * Polls with backoff for what the socket also reports, in case it does not; at once when the page or the connection is
 * back. Returns the stop function.
 */
export function keepLooking(
  { ports, onOpened }: Pick<DomainTools, 'ports' | 'onOpened'>,
  look: (signal: AbortSignal) => Promise<Found>,
): () => void {
  const { clock, page } = ports;
  const life = new AbortController();
  let inVain = 0;
  let last: string | null = null;
  let isLooking = false;
  let timer: Timer | undefined;

  const next = async () => {
    timer?.cancel();
    if (isLooking) return;
    isLooking = true;
    let pause = 0;
    try {
      const { state, seldom } = await look(life.signal);
      inVain = state === last ? inVain + 1 : 0;
      last = state;
      if (seldom) pause = longest;
    } catch (cause) {
      // Keeps what is shown, and obeys the `retryAfter` of a rate limit.
      inVain += 1;
      pause = toApiErrorOf(cause).retryAfter ?? 0;
    }
    isLooking = false;
    if (life.signal.aborted) return;
    timer = clock.after(Math.max(pause, pauseAfter(inVain, ports.random())), () => void next());
  };
  const afresh = () => {
    inVain = 0;
    void next();
  };

  timer = clock.after(0, () => void next());
  const stops = [
    onOpened(afresh),
    page.subscribe((signal) => {
      if (signal === 'online' || signal === 'visible') afresh();
    }),
  ];
  return () => {
    life.abort();
    timer?.cancel();
    for (const stop of stops) stop();
  };
}
