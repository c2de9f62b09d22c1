import type { Timer } from '../ports/ports.ts';
import { type ApiError, toApiError } from '../http/http.errors.ts';
import type { DomainTools } from './domain.ts';

const shortest = 3000;
const longest = 30_000;

/**
 * Milliseconds before the next poll after so many without news: exponential backoff, with jitter by `random` (0 ≤
 * random < 1).
 */
export const pollDelay = (emptyPolls: number, random: number): number =>
  Math.min(longest, shortest * 1.5 ** emptyPolls * (1 + random / 4));

/** The same `state` as before is no news. `isSlow`: polled at the longest interval. */
export type PollResult = { state: string; isSlow: boolean };

/**
 * Polls with backoff for what the socket also reports, in case it does not; at once when the page or the connection is
 * back. Ends where the server knows no such thing. Returns the stop function.
 */
export function poll(
  { ports, onOpened }: Pick<DomainTools, 'ports' | 'onOpened'>,
  ask: (signal: AbortSignal) => Promise<PollResult>,
  onMissing: (error: ApiError) => void,
): () => void {
  const { clock, page } = ports;
  const controller = new AbortController();
  let emptyPolls = 0;
  let last: string | null = null;
  let isPolling = false;
  let timer: Timer;

  const next = async () => {
    timer.cancel();
    if (isPolling) return;
    isPolling = true;
    let pause = 0;
    try {
      const { state, isSlow } = await ask(controller.signal);
      emptyPolls = state === last ? emptyPolls + 1 : 0;
      last = state;
      if (isSlow) pause = longest;
    } catch (cause) {
      // Keeps what is shown, and obeys the `retryAfter` of a rate limit.
      const error = toApiError(cause);
      if (error.reason === 'NOT_FOUND' && !controller.signal.aborted) {
        stop();
        return onMissing(error);
      }
      emptyPolls += 1;
      pause = error.retryAfter ?? 0;
    }
    isPolling = false;
    if (controller.signal.aborted) return;
    timer = clock.after(Math.max(pause, pollDelay(emptyPolls, ports.random())), () => void next());
  };
  const restart = () => {
    emptyPolls = 0;
    void next();
  };

  timer = clock.after(0, () => void next());
  const stops = [
    onOpened(restart),
    page.subscribe((signal) => {
      if (signal === 'online' || signal === 'visible') restart();
    }),
  ];
  const stop = () => {
    controller.abort();
    timer.cancel();
    for (const end of stops) end();
  };
  return stop;
}
