import type { Clock } from '../ports/ports.ts';
import { runWithin } from '../http/attempt.ts';
import { type ApiError, isApiError } from '../http/http.errors.ts';

const limit = 15_000;

/** A token, alone or with its expiry: ISO 8601 or milliseconds since the epoch. Empty: signed out. */
export type HostTokenInput = string | { token: string; expiresAt?: string | number | undefined };

/** `expiring` is used only where the expiry is known. */
export type TokenReason = 'start' | 'expiring' | 'overdue';

export type FetchToken = (ask: { reason: TokenReason; signal: AbortSignal }) => Promise<HostTokenInput>;

/** `expiresAt` in milliseconds since the epoch, if known. */
type HostToken = { accessToken: string; expiresAt?: number | undefined };

/** Null: signed out at the host page. */
export type AskHost = (reason: TokenReason, signal?: AbortSignal) => Promise<HostToken | null>;

function readToken(input: HostTokenInput): HostToken | null {
  const { token, expiresAt } = typeof input === 'string' ? { token: input } : input;
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

/** Asks the host page for a token. Whatever its code throws becomes a transient `ApiError`; it times out after 15 s. */
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
