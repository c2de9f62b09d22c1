/** Takes the answer of a URL that was fetched early, once. */
export type TakeAnswer = (address: string) => Promise<Response> | undefined;

/**
 * Fetches a URL's first token like `fetchTokenFrom`, before there is a widget. The answer can be taken once: later the
 * token may be another user's.
 */
export function prefetchToken(address: string): TakeAnswer {
  let answer: Promise<Response> | undefined = fetch(address, {
    method: 'POST',
    credentials: 'include',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: '{"reason":"start"}',
  });
  // The caller that takes it gets the failure.
  answer.catch(() => undefined);
  return (asked) => {
    if (asked !== address) return undefined;
    const taken = answer;
    answer = undefined;
    return taken;
  };
}
