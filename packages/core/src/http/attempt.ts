import type { Clock } from '../ports/ports.ts';

const abortError = (): DOMException => new DOMException('The call was aborted', 'AbortError');

/** Waits on the given clock; rejects with an AbortError when the caller stops waiting. */
export function wait(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) return Promise.reject(abortError());
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      timer.cancel();
      reject(abortError());
    };
    const timer = clock.after(ms, () => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    });
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}

/**
 * Runs work that must settle: by itself, by `signal`, or after `limit` milliseconds with the error of `timedOut`. The
 * work's own signal is aborted with it.
 */
export function runWithin<T>(
  options: { clock: Clock; limit: number; signal: AbortSignal | undefined; timedOut: () => Error },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { clock, limit, signal, timedOut } = options;
  if (signal?.aborted) return Promise.reject(abortError());
  const controller = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const clear = () => {
      timer.cancel();
      signal?.removeEventListener('abort', onAbort);
    };
    const giveUp = (error: Error) => {
      clear();
      reject(error);
      controller.abort();
    };
    const onAbort = () => giveUp(abortError());
    const timer = clock.after(limit, () => giveUp(timedOut()));
    signal?.addEventListener('abort', onAbort, { once: true });
    work(controller.signal).then(resolve, reject).finally(clear);
  });
}
