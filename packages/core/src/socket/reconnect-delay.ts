/** Reconnection, and whether a hidden page keeps its connection. */
export type ReconnectOptions = {
  /** Attempts until the connection has failed, 5 by default. After them it is retried rarely. */
  attempts?: number | undefined;
  /** Milliseconds before the first attempt, 1000 by default; doubled for each, up to 5 s. */
  delay?: number | undefined;
  /** Keeps the connection of a hidden page; else it ends after half a minute. */
  staysConnected?: boolean | undefined;
};

export const connectTimeout = 20_000;

export const isOutOfAttempts = (made: number, { attempts = 5 }: ReconnectOptions = {}): boolean =>
  made >= attempts;

/** Milliseconds before the nth attempt, with jitter by `random` (0 ≤ random < 1). */
export const retryDelay = (
  attempt: number,
  random: number,
  { delay = 1000 }: ReconnectOptions = {},
): number => Math.min(5000, delay * 2 ** (attempt - 1) * (1 + random / 2));

/**
 * Milliseconds between retries once all attempts failed: an outage may be long and nobody at the page. See
 * docs/decisions/0013.
 */
export const slowRetryDelay = (random: number): number => 30_000 * (1 + random / 2);
