import type { Clock } from '../client/ports.ts';
import { runWithin } from '../http/attempt.ts';
import { type ApiError, isApiError } from '../http/http.errors.ts';
import type { FetchToken } from './token-store.ts';

const limit = 15_000;

export type AskHost = (reason: 'start' | 'overdue', signal?: AbortSignal) => Promise<string>;

/**
 * Asks the page that embeds us for a token. Its code is not ours: whatever it throws becomes an `ApiError` that
 * decides nothing, and an answer that never comes is given up after 15 s.
 */
export function createAskHost(
  fetchToken: FetchToken,
  {
    clock,
    timedOut,
    failed,
  }: { clock: Clock; timedOut: () => ApiError; failed: (cause: unknown) => ApiError },
): AskHost {
  return async (reason, signal) => {
    try {
      return await runWithin({ clock, limit, signal, timedOut }, async (stopped) =>
        fetchToken({ reason, signal: stopped }),
      );
    } catch (error) {
      if (isApiError(error) || signal?.aborted) throw error;
      throw failed(error);
    }
  };
}
