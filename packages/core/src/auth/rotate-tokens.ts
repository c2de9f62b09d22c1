import type { Clock } from '../ports/ports.ts';
import { wait } from '../http/attempt.ts';
import type { CallAs } from '../http/create-http.ts';
import { isOffline } from '../http/http.errors.ts';
import { refreshToken as refreshTokenEndpoint } from './auth.endpoints.ts';
import type { Tokens } from './auth.schema.ts';

/** Milliseconds before the second and the third try, after a failed one. */
const pauses = [1000, 3000] as const;
/** Milliseconds after which an unanswered request is hedged by another one. */
const hedgeAfter = 4000;

type Tools = { clock: Clock; callAs: CallAs; isWanted: () => boolean };

/**
 * A lost answer may have spent the refresh token. The server accepts a spent one for ten seconds and later takes it for
 * stolen, so the request is repeated in time: as a retry after a failure, as a hedged request while unanswered. The
 * first pair of tokens wins.
 */
export async function rotateTokens(
  tools: Tools,
  refreshToken: string,
  [pause, ...later]: readonly number[] = pauses,
): Promise<Tokens> {
  const { clock, callAs, isWanted } = tools;
  const request = callAs(null, refreshTokenEndpoint, { refreshToken });
  if (pause === undefined) return request;
  const answered = new AbortController();
  const outcome = await Promise.race([
    request.then(
      () => 'answered',
      (error: unknown) => (isOffline(error) ? 'lost' : 'answered'),
    ),
    wait(clock, hedgeAfter, answered.signal).then(
      () => 'late',
      () => 'answered',
    ),
  ]);
  answered.abort();
  if (outcome === 'lost') await wait(clock, pause, undefined);
  if (outcome === 'answered' || !isWanted()) return request;
  const again = rotateTokens(tools, refreshToken, later);
  return Promise.any([request, again]).catch(() => again);
}
