/** How often and how soon a lost connection is tried again, and whether it is held while nobody looks. */
export type SocketHabits = {
  /** 5 unless told. After them the connection has failed, and is tried only now and then. */
  attempts?: number | undefined;
  /** Milliseconds, 1000 unless told. Each try waits twice as long as the one before, 5 s at most. */
  delay?: number | undefined;
  /** Keeps the connection while nobody looks at the page; else it is let go of after half a minute. */
  staysConnected?: boolean | undefined;
};

export const connectTimeout = 20_000;

export const areSpent = (made: number, { attempts = 5 }: SocketHabits = {}): boolean => made >= attempts;

/** Milliseconds before the nth try; `random` (0 ≤ random < 1) spreads a crowd without passing the longest. */
export const retryDelay = (attempt: number, random: number, { delay = 1000 }: SocketHabits = {}): number =>
  Math.min(5000, delay * 2 ** (attempt - 1) * (1 + random / 2));

/**
 * Milliseconds between tries once those are spent: an outage may be longer than all five, and nobody at the page.
 * See docs/decisions/0013.
 */
export const seldomDelay = (random: number): number => 30_000 * (1 + random / 2);
