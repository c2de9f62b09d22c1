import type { Send } from './person.ts';

/** No answer, or not from Keo. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError' as const;
}

export const sendTo =
  (address: string): Send =>
  async ({ method, path, token, body }) => {
    const isForm = body instanceof FormData;
    try {
      const answer = await fetch(`${address}/au/api${path}`, {
        method,
        headers: {
          'user-agent': 'Keo story',
          ...(body && !isForm && { 'content-type': 'application/json' }),
          ...(token !== null && { authorization: token }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      return { status: answer.status, json: await answer.json() };
    } catch (cause) {
      throw new NoAnswerError('no answer', { cause });
    }
  };
