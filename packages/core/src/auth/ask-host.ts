import type { Clock } from '../ports/ports.ts';
import { runWithin } from '../http/attempt.ts';
import { type ApiError, isApiError } from '../http/http.errors.ts';

const limit = 15_000;

/** A token, alone or with its end: ISO-8601, or milliseconds since the epoch. Empty where nobody is signed in. */
export type GivenToken = string | { token: string; expiresAt?: string | number | undefined };

/** `expiring` is asked only where the end of the token was told. */
export type TokenReason = 'start' | 'expiring' | 'overdue';

export type FetchToken = (ask: { reason: TokenReason; signal: AbortSignal }) => Promise<GivenToken>;

/** `expiresAt` in milliseconds since the epoch, where the page told it. */
type HostToken = { accessToken: string; expiresAt?: number | undefined };

/** Null where the page says that nobody is signed in. */
export type AskHost = (reason: TokenReason, signal?: AbortSignal) => Promise<HostToken | null>;

function readToken(given: GivenToken): HostToken | null {
  const { token, expiresAt } = typeof given === 'string' ? { token: given } : given;
  if (typeof token !== 'string') throw new TypeError('fetchToken gave no token');
  if (token === '') return null;
  const end = typeof expiresAt === 'string' ? Date.parse(expiresAt) : expiresAt;
  return Number.isFinite(end) ? { accessToken: token, expiresAt: end } : { accessToken: token };
}

export type HostTools = {
  clock: Clock;
  timedOut: () => ApiError;
  failed: (cause: unknown) => ApiError;
};

/**
 * Asks the page that embeds us for a token. Its code is not ours: whatever it throws becomes an `ApiError` that
 * decides nothing, and an answer that never comes is given up after 15 s.
 */
export function createAskHost(fetchToken: FetchToken, { clock, timedOut, failed }: HostTools): AskHost {
  return async (reason, signal) => {
    try {
      return await runWithin({ clock, limit, signal, timedOut }, async (stopped) =>
        readToken(await fetchToken({ reason, signal: stopped })),
      );
    } catch (error) {
      if (isApiError(error) || signal?.aborted) throw error;
      throw failed(error);
    }
  };
}
