import { object, optional, string } from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { answer, createManualClock, inTime } from '../client/test-world.ts';
import { publicUserInfo } from '../users/profile.endpoints.ts';
import { refreshBalance, userInfo } from '../users/users.endpoints.ts';
import { createHttp } from './create-http.ts';
import { sendByKy } from './send-by-ky.ts';
import { defineEndpoint } from './define-endpoint.ts';

const probe = defineEndpoint({
  path: '/probe',
  access: 'anyone',
  summary: '',
  input: object({ q: optional(string()), page: optional(string()) }),
  data: object({ ok: string() }),
});
const pay = defineEndpoint({
  method: 'POST',
  path: '/pay',
  access: 'anyone',
  summary: '',
  idempotent: true,
  input: object({ requestId: optional(string()), note: optional(string()) }),
  data: object({ ok: string() }),
});
const fine = () => answer(200, { ok: 'yes' });
const lost = () => Promise.reject(new TypeError('fetch failed'));

const limited = (value: string) => () =>
  answer(429, null, { status: 429, msg: 'Chậm lại', headers: { 'retry-after': value } });
const never = () => new Promise<Response>(() => {});

/** Answers each request by the next of the given answers, and the rest by the last. */
function setUp(...answers: ((request: Request) => Response | Promise<Response>)[]) {
  const clock = createManualClock();
  const requests: Request[] = [];
  const times: number[] = [];
  let random = 0.5;
  const http = createHttp({
    apiBase: 'https://keo.example/au/api/',
    locale: () => 'vi',
    say: (key) => key,
    createSend: sendByKy,
    callers: {
      current: () => ({ accessToken: 'raw token' }),
      renew: async () => ({ accessToken: 'renewed' }),
    },
    ports: {
      clock,
      random: () => random,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        requests.push(request);
        times.push(clock.now());
        return (answers[Math.min(requests.length, answers.length) - 1] ?? fine)(request);
      },
    },
  });
  return {
    ...http,
    clock,
    requests,
    setRandom: (next: number) => void (random = next),
    /** Milliseconds between the requests. */
    gaps: () => times.slice(1).map((time, index) => time - (times[index] ?? 0)),
    run: <T>(promise: Promise<T>) => inTime(clock, promise),
  };
}

describe('a request', () => {
  it('carries the raw token, the language, JSON and the query', async () => {
    const { call, requests } = setUp(fine);
    await call(probe, { q: 'cà phê & 1', page: undefined });
    const [request] = requests;
    expect(request?.url).toBe('https://keo.example/au/api/probe?q=c%C3%A0+ph%C3%AA+%26+1');
    expect(request?.headers.get('authorization')).toBe('raw token');
    expect(request?.headers.get('accept-language')).toBe('vi');
    expect(request?.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(request?.method).toBe('GET');
  });

  it('takes further headers along, which change neither who calls nor what is said', async () => {
    const { call, callAs, requests } = setUp(fine);
    const headers = { 'x-trace': 'b7', Authorization: 'somebody else', 'Content-Type': 'text/plain' };
    await call(probe, {}, { headers });
    await callAs(null, probe, {}, { headers });
    expect(requests.map((request) => request.headers.get('x-trace'))).toEqual(['b7', 'b7']);
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual(['raw token', null]);
    expect(requests[0]?.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('posts its input as JSON', async () => {
    const { call, requests } = setUp(fine);
    await call(pay, { requestId: 'r1' });
    expect(requests[0]?.method).toBe('POST');
    expect(await requests[0]?.json()).toEqual({ requestId: 'r1' });
  });

  it('fills its path and keeps what is put there inside one segment', async () => {
    const { call, requests } = setUp(() => answer(200, null));
    await call(publicUserInfo, { id: 'a/../b?c#d' }).catch(() => null);
    expect(requests[0]?.url).toBe('https://keo.example/au/api/user/info/a%2F..%2Fb%3Fc%23d');
  });

  it.each(['', '.', '..'])('with the path parameter %j raises an error that names it', async (id) => {
    const { call, requests } = setUp(fine);
    await expect(call(publicUserInfo, { id })).rejects.toMatchObject({
      name: 'ApiError',
      message: expect.stringContaining('"id"'),
    });
    expect(requests).toEqual([]);
  });

  it('is replayed once with a renewed token', async () => {
    const { call, requests } = setUp(
      () => answer(401),
      () => answer(200, { balance: 1 }),
    );
    await expect(call(refreshBalance, {})).resolves.toEqual({ balance: 1 });
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual(['raw token', 'renewed']);
  });

  it('that stays overdue with a renewed token is not replayed again', async () => {
    const { call, requests } = setUp(() => answer(401, null, { msg: 'Hết phiên' }));
    await expect(call(userInfo, {})).rejects.toMatchObject({ kind: 'overdue', message: 'Hết phiên' });
    expect(requests).toHaveLength(2);
  });
});

describe('a repeated call', () => {
  const repeated: [string, () => Response | Promise<Response>][] = [
    ...[408, 413, 429, 500, 502, 503, 504].map((status): [string, () => Response] => [
      `HTTP ${status}`,
      () => new Response('', { status }),
    ]),
    ['429 inside 200', () => answer(429)],
    ['30000 inside 200', () => answer(30_000)],
    ['a lost network', lost],
    [
      'an answer cut off on its way',
      () =>
        new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })),
    ],
  ];
  it.each(repeated)('gets over two of %s, and gives up at the third', async (_, failing) => {
    const good = setUp(failing, failing, fine);
    await expect(good.run(good.call(probe, {}))).resolves.toEqual({ ok: 'yes' });
    const bad = setUp(failing, failing, failing, fine);
    await expect(bad.run(bad.call(probe, {}))).rejects.toMatchObject({ name: 'ApiError' });
    expect(bad.requests).toHaveLength(3);
  });

  const final: [string, () => Response][] = [
    ['400', () => answer(500, null, { status: 400 })],
    ['404', () => new Response('', { status: 404 })],
    ['a refusal', () => answer(10_000)],
    ['202', () => answer(202)],
    ['500 inside 200', () => answer(500)],
    ['a page', () => new Response('<html>')],
  ];
  it.each(final)('is none after %s', async (_, failing) => {
    const { call, requests, run } = setUp(failing);
    await expect(run(call(probe, {}))).rejects.toMatchObject({ name: 'ApiError' });
    expect(requests).toHaveLength(1);
  });

  it('is a POST only where a request id makes it harmless', async () => {
    for (const input of [{ requestId: 'r' }, {}]) {
      const { run, call, requests } = setUp(lost, lost, fine);
      await expect(run(call(pay, input))).resolves.toEqual({ ok: 'yes' });
      const ids = await Promise.all(requests.map(async (request) => (await request.json()).requestId));
      expect(ids).toEqual([ids[0], ids[0], ids[0]]);
      expect(ids[0]).toMatch(input.requestId ?? /^[0-9a-f-]{36}$/);
    }
    const other = setUp(lost);
    await expect(other.run(other.call(refreshBalance, {}))).rejects.toMatchObject({ kind: 'offline' });
    expect(other.requests).toHaveLength(1);
  });

  it('by the user too has the id of the press whose answer was lost, and only that', async () => {
    const { run, call, requests } = setUp(lost, lost, lost, fine, fine, () => answer(10_000), fine, fine);
    const press = async (input: { note: string }) => {
      await run(call(pay, input).catch(() => undefined));
      const [last] = requests.slice(-1);
      return (await last?.json())?.requestId;
    };
    const first = await press({ note: 'a' });
    expect(await press({ note: 'a' })).toBe(first);
    const second = await press({ note: 'a' });
    const third = await press({ note: 'a' });
    const fourth = await press({ note: 'a' });
    const other = await press({ note: 'b' });
    // Answered, refused, and of other content.
    expect(new Set([first, second, third, fourth, other]).size).toBe(5);
  });

  it('waits as long as the server asks', async () => {
    const { call, run, gaps } = setUp(limited('4'), fine);
    await run(call(probe, {}));
    expect(gaps()).toEqual([4000]);
  });

  it('waits for a moment that the server names', async () => {
    const moment = new Date(createManualClock().now() + 6000).toUTCString();
    const { call, run, gaps } = setUp(limited(moment), fine);
    await run(call(probe, {}));
    expect(gaps()).toEqual([6000]);
  });

  it.each(['31', '86400', '999999999999'])(
    'is none when the server asks for %s seconds: its words come at once',
    async (value) => {
      const { call, run, requests, clock } = setUp(limited(value), fine);
      const start = clock.now();
      await expect(run(call(probe, {}))).rejects.toMatchObject({
        kind: 'rate-limited',
        message: 'Chậm lại',
        retryAfter: Number(value) * 1000,
      });
      expect(requests).toHaveLength(1);
      expect(clock.now() - start).toBeLessThan(2000);
    },
  );

  it('without such a header is spread over its window', async () => {
    const waits = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const world = setUp(() => answer(429), fine);
        world.setRandom(index / 50);
        await world.run(world.call(probe, {}));
        return world.gaps()[0] ?? 0;
      }),
    );
    expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThanOrEqual(500);
  });
});

describe('time', () => {
  it('ends a call that nobody answers after ten seconds', async () => {
    const { call, run, clock, requests } = setUp(never);
    const start = clock.now();
    await expect(run(call(probe, {}))).rejects.toMatchObject({ kind: 'timeout', code: 0 });
    expect(clock.now() - start).toBe(10_000);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it('ends an answer whose body never comes', async () => {
    const { call, run } = setUp(() => new Response(new ReadableStream()));
    await expect(run(call(probe, {}))).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('is thirty seconds at most for everything together, where the server asks to wait', async () => {
    const { call, run, clock } = setUp(() =>
      answer(429, null, { status: 429, headers: { 'retry-after': '14' } }),
    );
    const start = clock.now();
    await expect(run(call(probe, {}))).rejects.toMatchObject({ kind: 'rate-limited' });
    expect(clock.now() - start).toBeLessThanOrEqual(30_000);
  });

  it('is fifteen seconds at most of our own tries and waits', async () => {
    const { call, run, clock } = setUp(() => new Promise<Response>(() => {}));
    const start = clock.now();
    await expect(run(call(probe, {}))).rejects.toMatchObject({ kind: 'timeout' });
    expect(clock.now() - start).toBeLessThanOrEqual(15_000);
  });

  it('leaves no timer behind', async () => {
    const { call, clock } = setUp(fine);
    await call(probe, {});
    expect(clock.waiting).toBe(0);
  });
});

describe('an aborted call', () => {
  it('rejects with AbortError before, while asking and while waiting, and leaves no timer', async () => {
    const before = setUp(fine);
    await expect(before.call(probe, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(before.requests).toEqual([]);

    const asking = setUp(() => new Promise<Response>(() => {}));
    const first = new AbortController();
    const pending = asking.call(probe, {}, { signal: first.signal });
    await vi.waitFor(() => expect(asking.requests).toHaveLength(1));
    first.abort(new Error('a reason of the caller'));
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    expect(asking.clock.waiting).toBe(0);

    const waiting = setUp(lost);
    const second = new AbortController();
    const paused = waiting.call(probe, {}, { signal: second.signal });
    await vi.waitFor(() => expect(waiting.requests).toHaveLength(1));
    second.abort();
    await expect(paused).rejects.toMatchObject({ name: 'AbortError' });
    expect(waiting.clock.waiting).toBe(0);
  });
});
