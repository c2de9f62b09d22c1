import { connect } from 'node:net';
import type { Endpoint } from '@keo/core/contract';
import { array, maxLength, object, parse, pipe, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { largestInput } from '../../dev/testing/largest-input.ts';
import { addPartner } from '../../dev/testing/partner.ts';
import { call, register } from '../../dev/testing/person.ts';
import { sampleInput } from '../../dev/testing/sample-input.ts';
import { startApp, startNode } from '../../dev/testing/start-app.ts';
import { until } from '../../dev/testing/until.ts';
import { getBodyLimit } from './body-limits.ts';
import { jsonBytes } from './json-size.ts';

const app = await startApp();
const partner = await addPartner(app, ['https://shop.example']);
const takers = app.platform.routes
  .served()
  .filter(({ method, body }) => method === 'POST' && body === 'application/json');
const named = takers.map((endpoint) => [endpoint.path, endpoint] as const);

let token = '';
const toPath = ({ path }: Endpoint) => path.replaceAll(/\{\w+\}/g, 'x');
async function send(endpoint: Endpoint, body: string) {
  if (endpoint.access === 'partner') {
    const credentials = Buffer.from(`${partner.key}:${partner.secret}`).toString('base64');
    return call(app, toPath(endpoint), { body, headers: { authorization: `Basic ${credentials}` } });
  }
  const answer = await call(app, toPath(endpoint), { body, token });
  if (answer.status !== 401) return answer;
  // It was signed out by an endpoint before.
  token = (await register(app)).accessToken;
  return call(app, toPath(endpoint), { body, token });
}
const escaped = (json: string) =>
  json.replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
/** Where a sample breaks a rule of the fields together. */
const ruled: Partial<Record<string, object>> = {
  '/user/update-info': { photoFileId: undefined, settings: {} },
  '/embed/link': { code: 'abcd-efgh-1jk0' },
};
const junk = (bytes: number) => `{"x":[${'1,'.repeat(bytes / 2)}1]}`;

describe.each(named)('%s', (_path, endpoint) => {
  it('takes its longest valid input, and not a byte more than its limit', async () => {
    const limit = getBodyLimit(endpoint);
    const input = largestInput(endpoint.input);
    const plain = JSON.stringify(input);
    const longest = endpoint.maxBytes === null ? escaped(JSON.stringify(input, null, 2)) : plain;
    const space = limit - Buffer.byteLength(longest);
    expect(space).toBeGreaterThanOrEqual(0);
    const full = longest + ' '.repeat(space);
    expect((await send(endpoint, full)).status).not.toBe(413);
    expect(await send(endpoint, `${full} `)).toMatchObject({
      status: 413,
      code: 10_000,
      msg: `Nội dung gửi lên dài quá, ở đây chỉ nhận tối đa ${limit.toLocaleString('en-US')} byte.`,
      data: { reason: 'LIMIT', max: limit },
    });
  });

  it('reads the same again from what it has read', () => {
    const once = parse(endpoint.input, { ...sampleInput(endpoint.input), ...ruled[endpoint.path] });
    expect(parse(endpoint.input, once)).toEqual(once);
  });
});

it('a schema whose JSON has no end is refused where it is served', () => {
  const endless: [object: Parameters<typeof jsonBytes>[0], why: string][] = [
    [object({ a: string() }), 'x.a needs a longest length'],
    [object({ a: array(object({})) }), 'x.a needs a largest count'],
    [object({ a: pipe(array(object({ b: string() })), maxLength(2)) }), 'x.a.b needs a longest length'],
  ];
  for (const [schema, why] of endless) expect(() => jsonBytes(schema, 'x')).toThrow(why);
});

it('signing in takes 2 kB', async () => {
  const login = takers.find(({ path }) => path === '/user/login');
  expect(login && getBodyLimit(login)).toBe(2048);
});

it.each(['/nothing', '/user/info', '/user/passkey-challenge'])(
  'nobody parses 0.8 MB for %s',
  async (path) => {
    const answer = await call(app, path, { body: junk(800_000) });
    expect(answer).toMatchObject({ status: 413, data: { reason: 'LIMIT', max: 1024 } });
  },
);

const nested = (depth: number) => `{"x":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;

describe('depth', () => {
  it('goes to 32, beside brackets in texts', async () => {
    const { accessToken: token } = await register(app);
    const update = (body: string) => call(app, '/user/update-info', { token, body });
    expect(await update(nested(32))).toMatchObject({ status: 200 });
    expect(await update(JSON.stringify({ headline: `"\\${'['.repeat(90)}` }))).toMatchObject({ status: 200 });
    expect(await update(nested(33))).toMatchObject({
      status: 422,
      code: 10_000,
      msg: 'Nội dung gửi lên lồng nhau quá 32 tầng nên không đọc được.',
      data: { reason: 'INVALID' },
    });
  });
});

describe('limits of calls', () => {
  it('count before a body is parsed: beyond them broken JSON is not looked at', async () => {
    const strict = await startApp({ rateLimits: true });
    const { accessToken: token } = await register(strict);
    const statuses = new Set<number>();
    for (let no = 0; no < 60; no += 1)
      statuses.add((await call(strict, '/user/update-info', { token, body: '{' })).status);
    expect([...statuses]).toEqual([400]);
    expect((await call(strict, '/user/update-info', { token, body: '{' })).status).toBe(429);
    expect((await call(strict, '/user/update-info', { token, body: junk(80_000) })).status).toBe(429);
  });
});

/** Sends the head of a request and the beginning of its body over a connection of its own. */
async function begin(
  path: string,
  { token = '', length, begun }: Record<'length', number> & { token?: string; begun: string },
) {
  const node = await listening;
  const { hostname, port } = new URL(node.origin);
  const socket = connect(Number(port), hostname);
  const seen = { answer: '', isOver: false };
  socket.on('data', (data) => (seen.answer += String(data)));
  socket.on('error', () => undefined);
  socket.on('close', () => (seen.isOver = true));
  const head = [
    `POST /au/api${path} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    ...(token === '' ? [] : [`authorization: ${token}`]),
    'content-type: application/json',
    `content-length: ${length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${begun}`);
  return { socket, seen };
}
const listening = startNode({});

it('a session that ends while a body is on its way does nothing more', async () => {
  const node = await listening;
  const { accessToken: token } = await register(node);
  const body = JSON.stringify({ headline: 'Written too late' });
  const { socket, seen } = await begin('/user/update-info', {
    token,
    length: body.length,
    begun: body.slice(0, 5),
  });
  for (let no = 0; no < 5; no += 1) await call(node, '/user/info', { token });
  expect(await call(node, '/user/logout', { token, body: {} })).toMatchObject({ status: 200 });
  socket.write(body.slice(5));
  await until('it is answered', () => seen.answer !== '');
  expect(seen.answer).toMatch(/^HTTP\/1.1 401 /);
  socket.destroy();
});

it.each([
  ['/user/update-info', 401],
  ['/user/login', 413],
  ['/nothing', 413],
])('a refused body of 0.8 MB for %s ends its connection, unread', async (path, status) => {
  const { seen } = await begin(path, { length: 800_000, begun: '{"x":[' });
  await until('it is over', () => seen.isOver);
  expect(seen.answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(seen.answer).toMatch(/\r\nconnection: close\r\n/i);
});

it('a refused body within its limit leaves its connection open', async () => {
  const { socket, seen } = await begin('/user/update-info', { length: 2, begun: '{}' });
  await until('it is answered', () => seen.answer !== '');
  expect(seen.answer).toMatch(/^HTTP\/1.1 401 /);
  expect(seen.answer).not.toMatch(/connection: close/i);
  socket.destroy();
});
