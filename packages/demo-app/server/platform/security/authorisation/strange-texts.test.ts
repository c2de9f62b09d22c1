import { createHmac } from 'node:crypto';
import { type Endpoint, chatMessages } from '@keo/core/contract';
import { safeParse } from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { signTransfer } from '../../../modules/recharge/adapters/sandbox.ts';
import { sandboxSecret } from '../../../modules/recharge/recharge.module.ts';
import { apiBase } from '../../http/endpoint-route.ts';
import { testOptions } from '../../../dev/testing/test-options.ts';
import { projectJob } from '../../../dev/testing/sample-jobs.ts';
import { signIn } from '../../../dev/testing/person.ts';
import { sample } from '../../../dev/testing/long-run.ts';
import { sampleInput } from '../../../dev/testing/sample-input.ts';
import { admission, openSocket } from '../../../dev/testing/socket.ts';
import { startNode } from '../../../dev/testing/start-app.ts';
import { getCalls, rows } from './rows.ts';
import { type Things, makeThings } from './things.ts';

const node = await startNode({
  bank: { account: null, secrets: { casso: ['c'], payos: ['p'], sepay: ['s'] } },
});
const endpoints = node.platform.routes.served();
let things: Things;
beforeAll(async () => {
  things = await makeThings(node);
});

/** As JSON, so that a lone surrogate goes over the network as it is. */
const texts = [
  String.raw`"a\ud83db"`,
  String.raw`"\udc00"`,
  String.raw`"a\u0000b"`,
  String.raw`"\u0000"`,
  '"2026-02-30T25:61:61Z"',
  '"2026-02-30T10:00:00Z"',
  '"0000-01-01T00:00:00Z"',
  '"9999-12-31T23:59:59-23:59"',
  '"2026-11-20 10:00:00+07"',
  '"2026-11-20"',
  '"0000-00-00"',
  '"%00"',
  '""',
  JSON.stringify('đ'.repeat(20_000)),
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  '-1',
  '9007199254740993',
  '1e308',
  '0.5',
  'null',
];
/** The same as URL path parts. */
const inAddresses = [
  '%ED%A0%BD',
  '%00',
  'a%00b',
  '%E0%A4%A',
  '%',
  '0000-01-01',
  '2026-02-30T10:00:00Z',
  '9'.repeat(40),
];

type Json = Record<string, unknown>;
/** Paths of the strings and numbers in an input. */
function getPlaces(value: unknown, at: readonly string[] = []): string[][] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => getPlaces(inner, [...at, name]));
  return at.length === 0 ? [] : [[...at]];
}
const hole = 'the place of the text';
/** The input as JSON with another value at one path. */
function withText(input: Json, place: readonly string[], text: string): string {
  const copy = structuredClone(input);
  let at: Json = copy;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- places lead through objects and lists
  for (const name of place.slice(0, -1)) at = at[name] as Json;
  at[place.at(-1) ?? ''] = hole;
  return JSON.stringify(copy).replace(JSON.stringify(hole), () => text);
}

type Ask = { method: string; url: string; token?: string; body?: BodyInit; headers?: Record<string, string> };
async function getStatus({ method, url, token, body, headers }: Ask): Promise<number> {
  const answer = await fetch(node.origin + url, {
    method,
    redirect: 'manual',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: token }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

const written: Readonly<Record<string, Json>> = {
  '/job/create-job': { ...projectJob, reviewHours: 72, expiresAt: '2026-12-20T10:00:00Z' },
  '/embed/link': { code: 'ABCDEFGH2345' },
  '/user/update-info': { settings: { quietHours: { from: '22:00', to: '07:00' } } },
  '/job/update-job': {
    version: 0,
    job: { ...projectJob, reviewHours: 72, expiresAt: '2026-12-20T10:00:00Z' },
  },
};
const getInput = ({ path, input }: Endpoint): Json => {
  const [call] = getCalls(rows[path]);
  return { ...sampleInput(input), ...written[path], ...call?.ask(things) };
};

/** A fresh token, because the clock may have moved since. */
const getToken = async () => {
  const known = things.tokens.author;
  const status = await getStatus({ method: 'GET', url: `${apiBase}/user/info`, token: known });
  return status === 200 ? known : (await signIn(node, 'ngocmai')).accessToken;
};

const toAddress = (path: string, input: Json, place: string, text: string) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === place ? text : encodeURIComponent(String(input[name])),
  );

/** Every call of an endpoint with a strange text in one place of it. */
function listStrangeCalls(endpoint: Endpoint, input: Json): { said: string; ask: Ask }[] {
  const { method, path, body } = endpoint;
  const inPath = (name: string) => path.includes(`{${name}}`);
  const addresses = Object.keys(input).flatMap((name) => {
    if (inPath(name))
      return inAddresses.map((text) => ({ name, url: toAddress(path, input, name, text), text }));
    if (method !== 'GET') return [];
    const rest = Object.entries(input).filter(([other]) => other !== name && !inPath(other));
    const query = new URLSearchParams(rest.map(([other, value]): [string, string] => [other, String(value)]));
    return inAddresses.map((text) => ({
      name,
      text,
      url: `${toAddress(path, input, '', '')}?${query}&${name}=${text}`,
    }));
  });
  const requests = addresses.map(({ name, url, text }) => ({
    said: `${name}=${text}`,
    ask: {
      method,
      url: apiBase + url,
      ...(method === 'POST' && { body: '{}', headers: { 'content-type': body } }),
    },
  }));
  if (method !== 'POST' || body !== 'application/json') return requests;
  const fields = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath(name)));
  const url = apiBase + toAddress(path, input, '', '');
  const events = getPlaces({ ...fields, more: '' }).flatMap((place) =>
    texts.map((text) => ({
      said: `${place.join('.')}: ${text.slice(0, 30)}`,
      ask: { method, url, body: withText({ ...fields, more: '' }, place, text) },
    })),
  );
  return [
    ...requests,
    ...events,
    ...texts.map((text) => ({ said: text.slice(0, 30), ask: { method, url, body: text } })),
  ];
}

/** `npm test` makes one of so many of some 19,000 calls. */
const shorter = 12;

describe.each(endpoints)('$method $path', (endpoint) => {
  it('is sent what it takes, but for one text', () => {
    expect(safeParse(endpoint.input, getInput(endpoint)).issues).toBeUndefined();
  });

  it('answers whatever text it is sent, signed in or not, and does not break', async () => {
    const broken = [];
    let token = await getToken();
    // Rotates, so that each text and each field is tried in some endpoint.
    const turn = endpoints.indexOf(endpoint) % shorter;
    for (const { said, ask } of sample(listStrangeCalls(endpoint, getInput(endpoint)), shorter, turn)) {
      const anonymous = await getStatus(ask);
      let status = await getStatus({ ...ask, token });
      if (status === 401 && endpoint.access !== 'partner') {
        token = await getToken();
        status = await getStatus({ ...ask, token });
      }
      if (Math.max(anonymous, status) >= 500) broken.push(`${anonymous} ${status} ${said}`);
    }
    expect(broken).toEqual([]);
  });
});

const unknownAt = 'tài khoản';
/** Bytes in headers that are no valid text. */
const inHeaders = [
  '\u00ed\u00a0\u0080',
  '\u00ff\u00fe',
  'x'.repeat(4000),
  '=?,;"\\',
  'Bearer',
  'Basic !',
  'bytes=0-',
  '%00',
];
const basic = (key: string, secret: string) => `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;

describe('headers', () => {
  it.each([
    'authorization',
    'accept-language',
    'user-agent',
    'origin',
    'referer',
    'x-forwarded-for',
    'cookie',
    'range',
    'content-type',
  ])('%s may say anything', async (name) => {
    const statuses = [];
    for (const text of inHeaders) {
      statuses.push(
        await getStatus({ method: 'GET', url: `${apiBase}/user/info`, headers: { [name]: text } }),
      );
      statuses.push(
        await getStatus({
          method: 'POST',
          url: `${apiBase}/user/login`,
          body: '{}',
          headers: { [name]: text },
        }),
      );
    }
    expect(Math.max(...statuses)).toBeLessThan(500);
  });

  it.each(['a\0b', '\0', 'a\ud83db', unknownAt])(
    'a partner’s key may be %j, and is then unknown',
    async (key) => {
      for (const authorization of [basic(key, 'secret'), basic('key', key)])
        expect(
          await getStatus({
            method: 'POST',
            url: `${apiBase}/embed/token`,
            body: '{}',
            headers: { authorization },
          }),
        ).toBe(401);
    },
  );
});

describe('addresses that are no endpoint', () => {
  it.each(['/tasks/', '/user/', '/partners/html/', '/api/icons/', '/storybook/', '/embed/', '/', '/au/api/'])(
    '%s',
    async (place) => {
      const statuses = [];
      for (const text of inAddresses)
        for (const url of [
          `${place}${text}`,
          `${place}a.json?icons=${text}`,
          `${place}?q=${text}&as=${text}`,
        ])
          statuses.push(await getStatus({ method: 'GET', url, headers: { accept: 'text/html' } }));
      // 503 where Storybook is not built.
      expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
    },
  );
});

const events = (provider: string, body: BodyInit, headers: Record<string, string> = {}) =>
  getStatus({
    method: 'POST',
    url: `${apiBase}/recharge/recharge-callback/${provider}`,
    body,
    headers: {
      'x-casso-signature': `t=${Date.now()},v1=00`,
      'x-sepay-timestamp': String(Math.floor(Date.now() / 1000)),
      'x-bank-timestamp': String(Date.now()),
      ...headers,
    },
  });

describe('callbacks of banks', () => {
  it.each(['casso', 'payos', 'sepay', 'sandbox', '%00', '%ED%A0%BD'])(
    'of %s may hold anything',
    async (provider) => {
      const statuses = [];
      for (const text of texts) {
        for (const body of [text, `{"data":${text},"signature":${text},"id":${text}}`])
          statuses.push(await events(provider, body));
        const time = text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 200);
        for (const name of ['x-casso-signature', 'x-sepay-timestamp', 'x-bank-timestamp'])
          statuses.push(await events(provider, '{}', { [name]: time }));
      }
      expect(Math.max(...statuses)).toBeLessThan(500);
    },
  );

  it('are refused before they are looked into where they go deeper than any bank’s', async () => {
    expect(await events('casso', `{"data":${'['.repeat(5000)}${']'.repeat(5000)}}`)).toBe(403);
    expect(await events('payos', `{"data":{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}}`)).toBe(403);
  });

  it('that are signed keep what they hold, half characters and all', async () => {
    for (const content of ['a\0b', 'a\ud83db', '\udc00', '2026-02-30T25:61:61Z']) {
      const transfer = { bankTxId: `t ${content}`, content, amount: 10_000 };
      const now = node.platform.clock.now();
      const { raw, headers } = signTransfer(transfer, sandboxSecret(testOptions.secret), now);
      expect(await events('sandbox', Buffer.from(raw).toString(), headers)).toBe(200);
      const data = { reference: `p ${content}`, amount: 10_000, description: content };
      const signed = Object.keys(data)
        .toSorted()
        .map((key) => `${key}=${String(Object(data)[key])}`);
      const signature = createHmac('sha256', 'p').update(signed.join('&')).digest('hex');
      expect(await events('payos', JSON.stringify({ data, signature }))).toBe(200);
    }
  });
});

describe('forms', () => {
  it.each(['a\0b.pdf', 'a%00b.pdf', '\udc00.pdf', '"; x="', '%ED%A0%BD', `${'đ'.repeat(3000)}.pdf`])(
    'may name their file %j',
    async (name) => {
      const token = await getToken();
      const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="`;
      const pdf = '%PDF-1.7\n1 0 obj\n%%EOF\n';
      for (const field of [`${name}"`, `x.pdf"; filename*=UTF-8''${name}`]) {
        const body = `${head}${field}\r\nContent-Type: application/pdf\r\n\r\n${pdf}\r\n--x--\r\n`;
        const headers = { 'content-type': 'multipart/form-data; boundary=x' };
        const url = `${apiBase}/upload/upload-file`;
        expect(await getStatus({ method: 'POST', url, token, body, headers })).toBeLessThan(500);
      }
    },
  );
});

describe.each(Object.values(chatMessages).filter((message) => 'answer' in message))(
  'a socket that says $event',
  (question) => {
    it('is answered whatever text it sends, and never by an error of ours', async () => {
      const input = { ...sampleInput(question.payload), roomId: things.roomId };
      const answers = [];
      for (const text of texts.filter((each) => each.length < 20_000)) {
        // The limit of messages that a socket may send in a second.
        const socket = openSocket(node, await getToken());
        expect(await admission(socket)).toBe('in');
        const payloads = getPlaces(input).map((place) => withText(input, place, text));
        for (const payload of [...payloads, text])
          answers.push(await socket.timeout(30_000).emitWithAck(question.event, JSON.parse(payload)));
        socket.close();
      }
      expect(answers.filter(({ reason }) => reason === 'ERROR')).toEqual([]);
    });
  },
);
