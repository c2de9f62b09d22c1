/** Milliseconds: a page that is never idle still gets its socket. */
const longest = 3000;

/** Resolves in the page's next idle moment; Safari has none to ask for, so it gets a short while. Never after `signal`. */
export function untilIdle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop =
      typeof requestIdleCallback === 'function'
        ? cancelIdleCallback.bind(
            null,
            requestIdleCallback(() => resolve(), { timeout: longest }),
          )
        : clearTimeout.bind(null, setTimeout(resolve, 200));
    signal.addEventListener('abort', () => stop(), { once: true });
  });
}
