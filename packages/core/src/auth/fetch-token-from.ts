import { nullish, number, object, parse, pipe, string, transform, union, unknown } from 'valibot';
import type { FetchToken } from './ask-host.ts';

const tokenSchema = object({ token: string(), expiresAt: nullish(union([string(), number()])) });

/** `{token, expiresAt}`, alone or as the `data` of an envelope that the partner's server passed on. */
const answerSchema = pipe(
  unknown(),
  transform((answer) => (typeof answer === 'object' && answer && 'data' in answer ? answer.data : answer)),
  tokenSchema,
);

/**
 * Asks an address of the embedding site for a token: a POST with the site's cookies and `{"reason": …}`. The answer is
 * `{"token": …, "expiresAt": …}`; 204, 401 and 403 mean signed out, anything else is transient.
 */
export function fetchTokenFrom(
  address: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): FetchToken {
  return async ({ reason, signal }) => {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ reason }),
      signal,
    });
    if ([204, 401, 403].includes(response.status)) return '';
    if (!response.ok) throw new Error(`${address} answered with ${response.status}`);
    const { token, expiresAt } = parse(answerSchema, await response.json());
    return expiresAt == null ? token : { token, expiresAt };
  };
}
