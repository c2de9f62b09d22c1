/** Takes what an address answered while the widgets were on their way, once. */
export type TakeAnswer = (address: string) => Promise<Response> | undefined;

/**
 * Asks an address for its first token, as `fetchTokenFrom` would, before there is a widget that could. Whoever takes
 * the answer first has it, and nobody after that: a token of then may be somebody else's later.
 */
export function askEarly(address: string): TakeAnswer {
  let answer: Promise<Response> | undefined = fetch(address, {
    method: 'POST',
    credentials: 'include',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: '{"reason":"start"}',
  });
  // Whoever takes it hears of its failure.
  answer.catch(() => undefined);
  return (asked) => {
    if (asked !== address) return undefined;
    const taken = answer;
    answer = undefined;
    return taken;
  };
}
