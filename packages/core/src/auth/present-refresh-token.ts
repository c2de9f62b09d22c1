import type { Clock } from '../ports/ports.ts';
import { wait } from '../http/attempt.ts';
import type { CallAs } from '../http/create-http.ts';
import { isOffline } from '../http/http.errors.ts';
import { refreshToken as refreshTokenEndpoint } from './auth.endpoints.ts';
import type { Tokens } from './auth.schema.ts';

/** Before the second and the third try, where the one before did not get through. */
const pauses = [1000, 3000] as const;
/** So long an answer may take before the token is presented once more beside it. */
const late = 4000;

type Tools = { clock: Clock; callAs: CallAs; isWanted: () => boolean };

/**
 * An answer lost on its way may have spent the refresh token. The server answers a spent one again for ten seconds and
 * takes it for stolen later, so it is presented again before that, whether the try before it failed or has only not
 * been answered yet; the first pair of tokens that comes is taken.
 */
export async function presentRefreshToken(
  tools: Tools,
  refreshToken: string,
  [pause, ...later]: readonly number[] = pauses,
): Promise<Tokens> {
  const { clock, callAs, isWanted } = tools;
  const asked = callAs(null, refreshTokenEndpoint, { refreshToken });
  if (pause === undefined) return asked;
  const answered = new AbortController();
  const outcome = await Promise.race([
    asked.then(
      () => 'answered',
      (error: unknown) => (isOffline(error) ? 'lost' : 'answered'),
    ),
    wait(clock, late, answered.signal).then(
      () => 'late',
      () => 'answered',
    ),
  ]);
  answered.abort();
  if (outcome === 'lost') await wait(clock, pause, undefined);
  if (outcome === 'answered' || !isWanted()) return asked;
  const again = presentRefreshToken(tools, refreshToken, later);
  return Promise.any([asked, again]).catch(() => again);
}
