/** Milliseconds: a page that is never idle still gets its socket. */
const longest = 3000;

/**
 * Resolves when the page is idle, or after a short while in Safari, which has no `requestIdleCallback`. Never after
 * `signal`.
 */
export function untilIdle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop =
      typeof requestIdleCallback === 'function'
        ? cancelIdleCallback.bind(
            null,
            requestIdleCallback(() => resolve(), { timeout: longest }),
          )
        : clearTimeout.bind(null, setTimeout(resolve, 200));
    signal.addEventListener('abort', () => stop());
  });
}
