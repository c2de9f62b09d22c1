import * as fc from 'fast-check';
import { array, number, object, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../ports/locale.ts';
import { type ApiError, isApiError } from './http.errors.ts';
import { readAnswer } from './read-answer.ts';

const schema = object({ list: array(string()), totalPage: number() });
let locale: Locale = 'vi';
const read = (body: BodyInit | null, init?: ResponseInit) =>
  readAnswer(new Response(body, init), schema, { now: 0, say: (key) => key, locale: () => locale });
const failure = (body: BodyInit | null, init?: ResponseInit): Promise<ApiError> =>
  read(body, init).then(
    () => expect.unreachable('it was read'),
    (error: unknown) => (isApiError(error) ? error : expect.unreachable(String(error))),
  );
const envelope = (code: unknown, data?: unknown, msg?: unknown) => JSON.stringify({ code, msg, data });
const good = { list: ['a'], totalPage: 1 };

describe('a failure', () => {
  it('is read in the language of now, with the sentences of its fields', async () => {
    const said = {
      vi: { msg: 'Tên này đã có người dùng.', fields: { username: 'Đã có người dùng.' } },
      en: { msg: 'That name is taken.', fields: { username: 'Taken.' } },
    };
    const data = { reason: 'TAKEN', fields: said.vi.fields };
    const error = await failure(JSON.stringify({ code: 10_000, msg: said.vi.msg, data, said }));
    for (locale of ['vi', 'en', 'vi'] as const) {
      expect(error.message).toBe(said[locale].msg);
      expect(error.refusal).toEqual({ reason: 'TAKEN', fields: said[locale].fields });
    }
  });

  it('without its other language stays as it was said', async () => {
    const error = await failure(envelope(10_000, { reason: 'INVALID', fields: { a: 'Sai.' } }, 'Sai.'));
    locale = 'en';
    expect([error.message, error.refusal?.['fields']]).toEqual(['Sai.', { a: 'Sai.' }]);
    locale = 'vi';
  });
});

describe('an answer', () => {
  it('gives its data, also with a byte order mark, a wrong content type and unknown keys', async () => {
    await expect(read(envelope(200, good))).resolves.toEqual(good);
    await expect(
      read(`\uFEFF${envelope(200, good)}`, { headers: { 'content-type': 'text/html' } }),
    ).resolves.toEqual(good);
    await expect(
      read(`{"code":200,"code":200,"data":{"list":[],"totalPage":0,"__proto__":{"x":1}}}`),
    ).resolves.toEqual({ list: [], totalPage: 0 });
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });

  const broken: [string, string | null][] = [
    ['a page', '<!doctype html><h1>Hello</h1>'],
    ['nothing', ''],
    ['no body', null],
    ['null', 'null'],
    ['an array', '[]'],
    ['a number', '200'],
    ['a text', '"ok"'],
    ['cut off JSON', envelope(200, good).slice(0, -5)],
    ['no code', '{"msg":"","data":{}}'],
    ['a code as text', envelope('200', good)],
    ['a message as number', envelope(200, good, 7)],
    ['data missing', '{"code":200}'],
    ['data null', envelope(200, null)],
    ['a list that is none', envelope(200, { list: {}, totalPage: 1 })],
    ['a number as text', envelope(200, { list: [], totalPage: '1' })],
    ['deep nesting', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['deep data', `{"code":200,"data":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`],
    ['a polluted envelope', '{"__proto__":{"code":200,"data":{"list":[],"totalPage":1}}}'],
  ];
  it.each(broken)('of %s is malformed', async (_, body) => {
    expect(await failure(body)).toMatchObject({ kind: 'malformed', code: 200, message: 'http.malformed' });
  });

  it('larger than five megabytes is malformed, and the rest is not read', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(stream) {
        sent += 1;
        stream.enqueue(new Uint8Array(1024 * 1024).fill(32));
      },
    });
    expect(await failure(endless)).toMatchObject({ kind: 'malformed' });
    expect(sent).toBeLessThan(10);
  });

  const codes: [number, string, string][] = [
    [401, 'overdue', 'NOT_LOGIN'],
    [429, 'rate-limited', 'http.rateLimited'],
    [30_000, 'timeout', 'http.timeout'],
    [10_000, 'refused', 'http.generic'],
    [500, 'generic', 'http.generic'],
    [202, 'generic', 'http.generic'],
    [12_345, 'generic', 'http.generic'],
  ];
  it.each(codes)('with code %s is %s, in the words of the server or the default', async (code, kind, key) => {
    expect(await failure(envelope(code))).toMatchObject({ kind, code, message: key, cause: undefined });
    expect(await failure(envelope(code, null, 'Lời của máy chủ'))).toMatchObject({
      kind,
      message: 'Lời của máy chủ',
    });
    expect(await failure(envelope(code), { status: 503 })).toMatchObject({ kind, code });
  });

  const statuses: [number, string][] = [
    [401, 'overdue'],
    [408, 'timeout'],
    [429, 'rate-limited'],
    [504, 'timeout'],
    [404, 'generic'],
    [500, 'generic'],
    [502, 'generic'],
  ];
  it.each(statuses)(
    'without an envelope and with status %s is %s, with what was wrong as its cause',
    async (status, kind) => {
      const error = await failure('<h1>gateway</h1>', { status });
      expect(error).toMatchObject({ kind, code: status });
      expect(error.cause).toBeInstanceOf(Error);
      expect(await failure(envelope(200, good), { status })).toMatchObject({ kind, code: status });
    },
  );

  it('that refuses carries its reason and what belongs to it', async () => {
    const error = await failure(envelope(10_000, { reason: 'OTP_WRONG', left: 3 }), { status: 422 });
    expect(error.reason).toBe('OTP_WRONG');
    expect(error.refusal).toEqual({ reason: 'OTP_WRONG', left: 3 });
    expect((await failure(envelope(10_000, { reason: 'NEW_ONE' }))).refusal).toBeUndefined();
  });

  it('shows no more than four thousand letters of the server', async () => {
    expect((await failure(envelope(500, null, 'a'.repeat(100_000)))).message).toHaveLength(4096);
  });

  it('of any bytes at all ends in data or in an ApiError', async () => {
    const bodies = fc.oneof(
      fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes)),
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc
        .record({
          code: fc.oneof(fc.integer(), fc.constantFrom(200, 401, 10_000)),
          msg: fc.anything(),
          data: fc.jsonValue(),
        })
        .map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(
        bodies,
        fc.constantFrom(200, 201, 400, 401, 404, 429, 500, 503),
        async (body, status) => {
          const result = await read(body, { status }).catch((error: unknown) => error);
          expect(
            isApiError(result) || (typeof result === 'object' && result !== null && 'list' in result),
          ).toBe(true);
        },
      ),
      { numRuns: 5000 },
    );
  });
});
