/** Returns the prefetched answer once. */
export type TakeAnswer = (address: string) => Promise<Response> | undefined;

/** Prefetches the first token, before the widget is loaded. It can be taken once: later the user may be another one. */
export function prefetchToken(address: string): TakeAnswer {
  let answer: Promise<Response> | undefined = fetch(address, {
    method: 'POST',
    credentials: 'include',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: '{"reason":"start"}',
  });
  // Avoids an unhandled rejection; the caller gets the failure.
  answer.catch(() => undefined);
  return (request) => {
    if (request !== address) return undefined;
    const taken = answer;
    answer = undefined;
    return taken;
  };
}
