import type { FastifyInstance } from 'fastify';
import type { Send } from './person.ts';

/** Its own address, so that the story uses nobody else's rate limits. */
const remoteAddress = '127.0.0.2';

/** In process, through the same routes as any request. */
export const sendWithin =
  (server: Pick<FastifyInstance, 'inject'>): Send =>
  async ({ method, path, token, body }) => {
    const form = body instanceof FormData ? new Response(body) : null;
    const type = form ? form.headers.get('content-type') : body && 'application/json';
    const answer = await server.inject({
      method,
      url: `/au/api${path}`,
      remoteAddress,
      headers: {
        'user-agent': 'Keo story',
        ...(type && { 'content-type': type }),
        ...(token !== null && { authorization: token }),
      },
      ...(body && { payload: form ? Buffer.from(await form.arrayBuffer()) : body }),
    });
    return { status: answer.statusCode, json: answer.json() };
  };
