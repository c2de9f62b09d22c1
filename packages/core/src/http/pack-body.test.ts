import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { array, file, instance, object, optional, string } from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../storage/system-clock.ts';
import { ApiError } from './http.errors.ts';
import { askBy, createHttp } from './create-http.ts';
import { type BodyType, defineEndpoint } from './define-endpoint.ts';
import { sendByFetch } from './send-by-fetch.ts';
import { sendByKy } from './send-by-ky.ts';

/** Returns the content type and the bytes that it was sent. */
const server = createServer((request, response) => {
  const answer = (body: string) => {
    const data = { type: request.headers['content-type'], text: body };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ code: 200, msg: '', data }));
  };
  text(request).then(answer, () => response.destroy());
});
let apiBase = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('It listens nowhere');
  apiBase = `http://127.0.0.1:${address.port}`;
  return () => void server.close();
});

const declare = (body: BodyType) =>
  defineEndpoint({
    method: 'POST',
    path: '/send/{id}',
    access: 'anyone',
    summary: '',
    body,
    input: object({
      id: string(),
      text: optional(string()),
      tags: optional(array(string())),
      file: optional(file()),
      more: optional(instance(Blob)),
    }),
    data: object({ type: string(), text: string() }),
  });

describe.each([
  ['ky', sendByKy],
  ['fetch', sendByFetch],
])('a body that is no JSON, sent by %s,', (_, createSend) => {
  const client = () =>
    createHttp({
      apiBase,
      locale: () => 'vi',
      say: (key) => key,
      createSend,
      callers: { current: () => null, renew: () => Promise.reject(new Error('nobody is here')) },
      ports: { clock: systemClock, random: () => 0, fetch },
    });

  it('is plain text', async () => {
    expect(await client().call(declare('text/plain'), { id: '1', text: 'cà phê & trà' })).toEqual({
      type: 'text/plain; charset=utf-8',
      text: 'cà phê & trà',
    });
  });

  it('is a form, with each value of a list', async () => {
    const input = { id: '1', text: 'cà phê & trà', tags: ['a', 'b'], more: undefined };
    expect(await client().call(declare('application/x-www-form-urlencoded'), input)).toEqual({
      type: 'application/x-www-form-urlencoded; charset=utf-8',
      text: 'text=c%C3%A0+ph%C3%AA+%26+tr%C3%A0&tags=a&tags=b',
    });
  });

  it.each(['the input', 'parts beside it'])('is multipart with its boundary, out of %s', async (from) => {
    const picture = new File(['ảnh'], 'ảnh.txt', { type: 'text/plain' });
    const parts = new FormData();
    parts.append('text', 'cà phê');
    parts.append('file', picture);
    const endpoint = declare('multipart/form-data');
    const { call } = client();
    const sent =
      from === 'the input'
        ? await call(endpoint, { id: '1', text: 'cà phê', file: picture })
        : await call(endpoint, { id: '1' }, { body: parts });
    expect(sent.type).toMatch(/^multipart\/form-data; charset=utf-8; boundary=\S+$/);
    const read = await new Response(sent.text, { headers: { 'content-type': sent.type } }).formData();
    expect(read.get('text')).toBe('cà phê');
    const got = read.get('file');
    expect(got instanceof File && [got.name, await got.text()]).toEqual(['ảnh.txt', 'ảnh']);
  });
});

it('a failed call is answered with its error by whoever asks so, typed as either', async () => {
  const ask = askBy(() => Promise.reject(new ApiError('refused', 'no', { code: 10_000 })));
  const answer = await ask(declare('text/plain'), { id: '1' });
  if (!(answer instanceof ApiError)) throw new Error(`It answered ${answer.text}`);
  expect(answer.kind).toBe('refused');
  const stopped = askBy(() => Promise.reject(new DOMException('', 'AbortError')));
  await expect(stopped(declare('text/plain'), { id: '1' })).rejects.toThrow(DOMException);
});
