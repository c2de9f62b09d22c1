import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@keo/core/contract';
import { type GenericSchema, is } from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../../app.ts';
import { call, register } from '../../../dev/testing/person.ts';
import { startApp } from '../../../dev/testing/start-app.ts';
import { type Said, ask as getAsk } from './ask.ts';
import { getCalls, rows, tables } from './rows.ts';
import { type Things, makeThings } from './things.ts';

const app: App = await startApp();
/** Endpoints that the server registered. */
const endpoints = app.platform.routes.served();
let things: Things;
/** Things of two other people. Made first: making them moves the clock past the life of every token. */
let foreign: Things;
beforeAll(async () => {
  foreign = await makeThings(app);
  things = await makeThings(app);
});

const ask = (endpoint: Endpoint, token: string | undefined, input: object) =>
  getAsk(app, endpoint, token, input);
const inWords = ({ status, data }: Said) =>
  (status === 200 ? 'answered' : `${status} ${data?.reason ?? ''}`).trim();

const lines = new Map<string, string[]>();
const note = (endpoint: Endpoint, what: string, answers: readonly string[]) => {
  const cells = [`\`${endpoint.method} ${endpoint.path}\``, what, ...answers];
  lines.set(cells.join(' '), cells);
};

/** Classifies an answer: reached the thing, or the same answer as for a thing that does not exist. */
function reach(answer: Said, absent?: Said): string {
  if (isDeepStrictEqual(answer, absent)) return 'absent';
  if (answer.status === 401) return 'not signed in';
  return answer.status >= 500 || answer.status === 404 ? `broken: ${answer.status}` : 'reached';
}

it('has one row for every route, and no row for anything else', () => {
  const paths: string[] = endpoints.map((endpoint) => endpoint.path);
  expect(paths.filter((each) => !(each in rows))).toEqual([]);
  const rowed = tables.flatMap((table) => Object.keys(table));
  expect(rowed.filter((each) => !paths.includes(each))).toEqual([]);
  expect(rowed.filter((each, at) => rowed.indexOf(each) !== at)).toEqual([]);
});

describe.each(endpoints.filter(({ path: each }) => rows[each] === 'own'))('$method $path', (endpoint) => {
  it('answers whoever is signed in about themselves, and nobody else', async () => {
    const { accessToken } = await register(app);
    const [anonymous, member] = [await ask(endpoint, undefined, {}), await ask(endpoint, accessToken, {})];
    expect([reach(anonymous), reach(member)]).toEqual(['not signed in', 'reached']);
    note(endpoint, 'one’s own', ['401', 'answered', '–', '–']);
  });
});

describe.each(endpoints.filter(({ path: each }) => rows[each] === 'partner'))('$method $path', (endpoint) => {
  it('is for partners with their key: a session opens nothing', async () => {
    const anonymous = await ask(endpoint, undefined, {});
    expect(anonymous.status).toBe(401);
    expect(await ask(endpoint, things.tokens.author, {})).toEqual(anonymous);
    note(endpoint, 'a partner’s users', ['401', '401', '401', '401']);
  });
});

describe.each(endpoints.filter(({ path: each }) => rows[each] === 'link'))('$method $path', (endpoint) => {
  it('is for whoever holds the link: without its key there is no such file', async () => {
    const { id: own, key: ownKey, of } = things.links[endpoint.path] ?? { id: '', key: '', of: '' };
    const address = (id: string, key: string) =>
      app.server.inject(`/au/api${endpoint.path.replace('{id}', id)}?key=${key}`);
    expect((await address(own, ownKey)).statusCode).toBe(200);
    const absent = await address('xx_none', ownKey);
    expect(absent.statusCode).toBe(404);
    for (const key of ['x', `${ownKey.startsWith('A') ? 'B' : 'A'}${ownKey.slice(1)}`])
      expect((await address(own, key)).json()).toEqual(absent.json());
    const theirs = foreign.links[endpoint.path];
    expect((await address(theirs?.id ?? '', ownKey)).json()).toEqual(absent.json());
    note(endpoint, of, ['by its link', 'by its link', 'by its link', 'by its link']);
  });
});

/** The members of a union; a schema that is none is its only member. */
const getShapes = (schema: GenericSchema): readonly GenericSchema[] =>
  'options' in schema && Array.isArray(schema.options) ? schema.options : [schema];
it('has a call of every shape that a route takes', () => {
  const unasked = endpoints.flatMap(({ path: each, input }) => {
    const calls = getCalls(rows[each]);
    if (calls.length === 0) return [];
    return getShapes(input).flatMap((shape, no) =>
      calls.some((one) => is(shape, one.ask(things))) ? [] : [`${each}, shape ${no + 1}`],
    );
  });
  expect(unasked).toEqual([]);
});

const belonging = endpoints.flatMap((endpoint) =>
  getCalls(rows[endpoint.path]).map((row) => ({
    method: endpoint.method,
    path: endpoint.path,
    endpoint,
    row,
  })),
);
const isId = (name: string) => /^(?!request|client).*Ids?$/.test(name);
const getVersion = async (dealId: string) =>
  (await call(app, '/job-deal/job-deal-info', { token: things.tokens.author, body: { dealId } })).data
    .version;

describe.each(belonging)('$method $path', ({ endpoint, row }) => {
  const { of, owner, also = [], missing, free = [] } = row;
  it('takes nothing of other people beside what is one’s own', async () => {
    const input = row.ask(things);
    const names = Object.keys(input).filter(isId);
    // With the right version, so that nothing else refuses it.
    const now = 'version' in input ? { version: await getVersion(things.dealId) } : {};
    const askWith = (name: string, value: unknown) =>
      ask(endpoint, things.tokens[owner], { ...input, ...now, [name]: value });
    for (const name of names.length > 1 ? names.filter((each) => !free.includes(each)) : []) {
      const theirs = await askWith(name, row.ask(foreign)[name]);
      const absent = await askWith(name, Array.isArray(input[name]) ? ['xx_none'] : 'xx_none');
      expect({ name, ...theirs }).toEqual({ name, ...absent });
      expect(theirs.status).toBeGreaterThan(400);
    }
  });

  it(`is about ${of}, and not there for whoever has nothing to do with it`, async () => {
    const input = row.ask(things);
    const other = owner === 'author' ? 'worker' : 'author';
    const absent = await ask(endpoint, things.tokens[owner], { ...input, ...missing });
    expect(absent).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } });

    // Outsiders first: a change by them would show in what the others get.
    const anonymous = await ask(endpoint, undefined, input);
    const requests = new Map<string, Said>();
    for (const who of ['stranger', other, owner] as const)
      requests.set(who, await ask(endpoint, things.tokens[who], input));
    const may = (who: 'author' | 'worker' | 'stranger') =>
      who === owner || also.includes(who) ? 'reached' : 'absent';
    const people = [owner, other, 'stranger'] as const;
    const inOrder = people.flatMap((who) => requests.get(who) ?? []);
    expect(inOrder.map((answer) => reach(answer, absent))).toEqual(people.map(may));
    expect(reach(anonymous, absent)).toBe(endpoint.access === 'session' ? 'not signed in' : may('stranger'));
    const answers = [anonymous, ...inOrder].map(inWords);
    note(endpoint, of, answers);
  });
});

// Last, because the sandbox is among them, which moves the clock past the life of every token.
describe.each(endpoints.filter(({ path: each }) => rows[each] === 'open'))('$method $path', (endpoint) => {
  it('is for anybody', async () => {
    expect(reach(await ask(endpoint, undefined, {}))).toBe('reached');
    note(endpoint, '', ['answered', 'answered', 'answered', 'answered']);
  });
});

it('is written down in docs/authorisation.md', async () => {
  const text = [
    '# Who may call what',
    '',
    'Written from what the server answered by `pnpm vitest run --project server authorisation -u`, and compared with it by every run. The rows come from the list of routes that the server itself keeps: a route without a row fails.',
    '',
    'The owner has the thing that a call names; the counterparty is the other side of a deal with them. `answered` and every refusal but 404 mean that the call came through to it. To everybody else it is not there: what belongs to somebody else and what there never was are answered alike, to the letter.',
    '',
    '| Route | About | Nobody | Owner | Counterparty | Stranger |',
    '| --- | --- | --- | --- | --- | --- |',
    ...[...lines.entries()]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, cells]) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot(
    path.resolve(import.meta.dirname, '../../../../../../docs/authorisation.md'),
  );
});
