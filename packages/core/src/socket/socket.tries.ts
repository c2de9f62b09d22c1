export const maxAttempts = 5;
export const connectTimeout = 20_000;

/** Milliseconds before the nth try; `random` (0 ≤ random < 1) spreads a crowd without passing the longest. */
export const retryDelay = (attempt: number, random: number): number =>
  Math.min(5000, 2000 * 2 ** (attempt - 1) * (1 + random / 2));

/** Milliseconds between tries once those are spent: an outage may be longer than all five, and nobody at the page. */
export const seldomDelay = (random: number): number => 30_000 * (1 + random / 2);
