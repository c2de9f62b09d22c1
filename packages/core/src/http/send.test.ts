import { describe, expect, it } from 'vitest';
import { sendByFetch } from './send-by-fetch.ts';
import { sendByKy } from './send-by-ky.ts';
import type { Sent } from './send.ts';

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
    const life = new AbortController();
    const { request } = await arrival({ signal: life.signal });
    expect(request.signal.aborted).toBe(false);
    life.abort();
    expect(request.signal.aborted).toBe(true);
  });

  it('is answered once, whatever the status', async () => {
    expect((await arrival({})).response.status).toBe(503);
  });
});
