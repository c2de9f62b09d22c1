import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sendByFetch } from './send-by-fetch.ts';
import { sendByKy } from './send-by-ky.ts';
import type { Sent } from './send.ts';

setFlagsFromString('--expose-gc');
const sweepMemory: () => void = runInNewContext('gc');

const usual: Sent = {
  path: '/probe',
  method: 'GET',
  query: {},
  headers: new Headers({ authorization: 'raw token', 'content-type': 'application/json; charset=utf-8' }),
  signal: new AbortController().signal,
  keepalive: false,
  body: null,
};

describe.each([
  ['ky', sendByKy],
  ['fetch', sendByFetch],
])('a request sent by %s', (_, createSend) => {
  const arrival = async (sent: Partial<Sent>, apiBase = 'https://keo.example/au/api') => {
    const requests: Request[] = [];
    const send = createSend({
      apiBase,
      fetch: async (input, init) => {
        requests.push(new Request(input, init));
        return new Response('', { status: 503 });
      },
    });
    const response = await send({ ...usual, ...sent });
    expect(requests).toHaveLength(1);
    return { response, request: requests[0] ?? new Request('about:blank') };
  };

  it.each([
    ['https://keo.example/au/api', 'https://keo.example/au/api/probe'],
    ['https://keo.example/au/api/', 'https://keo.example/au/api/probe'],
    ['/au/api', 'http://localhost/au/api/probe'],
  ])('goes below the base %s', async (apiBase, address) => {
    expect((await arrival({}, apiBase)).request.url).toBe(address);
  });

  it('carries its query, and keeps what is in a segment of its path there', async () => {
    const { request } = await arrival({
      path: '/user/a%2F..%2Fb%3Fc%23d',
      query: { q: 'cà phê & 1', page: '2' },
    });
    expect(request.url).toBe(
      'https://keo.example/au/api/user/a%2F..%2Fb%3Fc%23d?q=c%C3%A0+ph%C3%AA+%26+1&page=2',
    );
  });

  it('carries its method, its headers and its body as they are', async () => {
    const { request } = await arrival({ method: 'POST', body: '{"a":1}', keepalive: true });
    expect(request.method).toBe('POST');
    expect(request.headers.get('authorization')).toBe('raw token');
    expect(request.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(request.keepalive).toBe(true);
    expect(await request.text()).toBe('{"a":1}');
  });

  it('carries bytes as bytes', async () => {
    const { request } = await arrival({ method: 'POST', body: new Blob([new Uint8Array([1, 2, 250])]) });
    expect([...new Uint8Array(await request.arrayBuffer())]).toEqual([1, 2, 250]);
  });

  it('is aborted with its signal', async () => {
    const controller = new AbortController();
    const { request } = await arrival({ signal: controller.signal });
    expect(request.signal.aborted).toBe(false);
    controller.abort();
    expect(request.signal.aborted).toBe(true);
  });

  it.each([
    ['before', () => {}],
    ['amid', (answer: ServerResponse) => answer.write('{')],
  ])('hangs up with its signal %s its answer, whatever was swept out of memory', async (_moment, begin) => {
    const server = createServer((_request, answer) => void begin(answer)).listen(0);
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = Object(server.address());
    const send = createSend({ apiBase: `http://localhost:${port}`, fetch: globalThis.fetch });
    const controller = new AbortController();
    const requested = once(server, 'request');
    let hasBegun = false;
    const read = send({ ...usual, signal: controller.signal })
      .then((response) => {
        hasBegun = true;
        return response.text();
      })
      .catch((error: unknown) => error);
    const [, answer] = await requested;
    await vi.waitUntil(() => hasBegun === answer.headersSent);
    sweepMemory();
    const hungUp = once(answer, 'close');
    controller.abort();
    await hungUp;
    expect(await read).toMatchObject({ name: 'AbortError' });
  });

  it('is answered once, whatever the status', async () => {
    expect((await arrival({})).response.status).toBe(503);
  });
});
