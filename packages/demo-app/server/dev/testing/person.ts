import { timeHeader } from '@keo/core/contract';
import { expect } from 'vitest';
import type { App } from '../../app.ts';
import { demoPassword } from '../seed/market-seed.ts';
import type { Node } from './start-app.ts';

export type Answer = {
  status: number;
  headers: Record<string, string>;
  code: number;
  msg: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read whatever an answer holds, and fail where it does not
  data: any;
  /** Of an error. */
  said: Record<'vi' | 'en', { msg: string; fields?: Record<string, string> }>;
};

/** Without the date, so that answers can be compared. */
const toHeaders = (headers: Iterable<[string, string]>) =>
  Object.fromEntries([...headers].filter(([name]) => name !== 'date' && name !== timeHeader.name));

export type Ask = {
  method?: 'GET' | 'POST';
  token?: string;
  locale?: 'vi' | 'en';
  body?: unknown;
  headers?: Record<string, string>;
};

/** Below `/au/api`: over the network where the app listens, else in process. POST where a body is given. */
export async function call(app: App | Pick<Node, 'origin'>, path: string, ask: Ask = {}): Promise<Answer> {
  const method = ask.method ?? (ask.body === undefined ? 'GET' : 'POST');
  const headers: Record<string, string> = {
    ...(ask.body !== undefined && { 'content-type': 'application/json' }),
    ...(ask.token !== undefined && { authorization: ask.token }),
    ...(ask.locale && { 'accept-language': ask.locale }),
    ...ask.headers,
  };
  const payload = typeof ask.body === 'string' ? ask.body : JSON.stringify(ask.body);
  const url = `/au/api${path}`;
  if ('origin' in app) {
    const response = await fetch(app.origin + url, {
      method,
      headers,
      ...(ask.body !== undefined && { body: payload }),
    });
    const envelope = await response.json();
    return { status: response.status, headers: toHeaders(response.headers), ...envelope };
  }
  const response = await app.server.inject({
    method,
    url,
    headers,
    ...(ask.body !== undefined && { payload }),
  });
  return {
    status: response.statusCode,
    headers: toHeaders(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
    ...JSON.parse(response.body),
  };
}

export type Tokens = { accessToken: string; refreshToken: string };

export async function signIn(
  app: App | Pick<Node, 'origin'>,
  username: string,
  password = demoPassword,
): Promise<Tokens> {
  const answer = await call(app, '/user/login', { body: { username, password } });
  expect(answer).toMatchObject({ status: 200, code: 200 });
  return answer.data;
}

let count = 0;

/** Of a person registered for a test. */
export const getPassword = (username: string) => `a long secret of ${username}`;

/** A new signed-in account, with an e-mail and a phone of its own unless given. */
export async function register(
  app: App | Node,
  contacts: { email?: string; phone?: string } = {},
): Promise<Tokens & { username: string; email: string; phone: string; password: string }> {
  count += 1;
  const username = `person${count}`;
  const account = {
    username,
    email: `${username}@keo.example`,
    phone: `0987${String(count).padStart(6, '0')}`,
    password: getPassword(username),
    ...contacts,
  };
  const answer = await call(app, '/user/register', { body: { ...account, acceptTerms: true } });
  expect(answer).toMatchObject({ status: 200, code: 200 });
  return { ...account, ...answer.data };
}

/** The newest. */
export async function codeFor(app: App | Node, to: string): Promise<string> {
  const { data } = await call(app, `/sandbox/outbox?to=${encodeURIComponent(to)}`);
  return data.list.find((message: { code: string | null }) => message.code !== null).code;
}
