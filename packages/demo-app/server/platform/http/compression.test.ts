import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { builtPages } from '../../dev/testing/built-pages.ts';
import { signInAs } from '../../dev/testing/call-api.ts';
import { meet, opened } from '../../dev/testing/market-scene.ts';
import { quickJob } from '../../dev/testing/sample-jobs.ts';
import { samplePdf } from '../../dev/testing/sample-files.ts';
import { sendFile } from '../../dev/testing/send-bytes.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { holdsNoSecret } from './compression.ts';

const code = `export const words = ${JSON.stringify(Array.from({ length: 400 }, (_, index) => `từ ${index}`))};`;
const script = 'assets/main-abc123.js';
const pagesFolder = await builtPages({
  [script]: code,
  [`${script}.br`]: brotliCompressSync(code),
  [`${script}.gz`]: gzipSync(code),
  'assets/face-abc123.woff2': Buffer.alloc(4000, 'w'),
  // As large as the page of a real build.
  'index.html': `<!doctype html><html lang="vi"><head><title>Keo</title></head><body>${'<i></i>'.repeat(400)}</body></html>`,
});
const app = await startApp({ pagesFolder });
const scene = await meet(app);
for (const title of ['Thử app giao đồ ăn', 'Thử app gọi xe']) await opened(scene, { ...quickJob, title });
const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.server.inject({ method, url, headers });
const open = { br: brotliDecompressSync, gzip: gunzipSync };

/** Without the nonce, which differs in each answer. */
const steady = (body: string) => body.replaceAll(/nonce="[^"]+"/g, '');

describe.each([
  ['a file of the build', `/${script}`],
  ['a page', '/about'],
  ['a page that is not there', '/no/such/page'],
  ['a public read', '/au/api/job/jobs-list'],
  ['the description of the API', '/au/api/openapi.json'],
  ['the list of banks', '/au/api/bank-card/banks-list'],
])('%s', (_kind, url) => {
  it('has the best accepted encoding, and the same content', async () => {
    const plain = await ask(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const answer = await ask(url, { 'accept-encoding': accepted });
      expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([plain.statusCode, encoding]);
      expect(answer.headers['vary']).toMatch(/accept-encoding/i);
      expect(answer.headers['content-type']).toBe(plain.headers['content-type']);
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(steady(open[encoding](answer.rawPayload).toString())).toBe(steady(plain.body));
    }
  });

  it('has the same headers by HEAD and GET', async () => {
    const headers = { 'accept-encoding': 'br' };
    const [whole, head] = [await ask(url, headers), await ask(url, headers, 'HEAD')];
    expect([head.statusCode, head.body]).toEqual([whole.statusCode, '']);
    for (const name of ['content-encoding', 'content-type', 'vary', 'etag'])
      expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
  });
});

describe('a file with an ETag', () => {
  it.each([`/${script}`, '/sitemap.xml', '/au/api/openapi.json'])(
    'has one for each encoding, and is not sent again: %s',
    async (url) => {
      const tags = [];
      for (const encoding of ['br', 'gzip', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        const tag = String((await ask(url, headers)).headers['etag']);
        const again = await ask(url, { ...headers, 'if-none-match': tag });
        expect([again.statusCode, again.body]).toEqual([304, '']);
        tags.push(tag);
      }
      expect(new Set(tags).size).toBe(3);
    },
  );

  it('has ranges of its encoding', async () => {
    for (const [encoding, bytes] of [
      ['br', brotliCompressSync(code)],
      ['identity', Buffer.from(code)],
    ] as const) {
      const answer = await ask(`/${script}`, { 'accept-encoding': encoding, range: 'bytes=10-19' });
      expect(answer.statusCode).toBe(206);
      expect(answer.headers['content-range']).toBe(`bytes 10-19/${bytes.length}`);
      expect(answer.rawPayload).toEqual(bytes.subarray(10, 20));
    }
  });
});

describe('never compressed are', () => {
  const headers = { 'accept-encoding': 'br, gzip' };

  it('answers with secrets', async () => {
    const body = { username: 'minhanh', password: 'keo-demo-2026' };
    const signedIn = await app.server.inject({
      method: 'POST',
      url: '/au/api/user/login',
      headers,
      payload: body,
    });
    expect(signedIn.json().data.accessToken).toMatch(/./);
    const authorization = signedIn.json().data.accessToken;
    const outbox = await ask('/au/api/sandbox/outbox', { ...headers, authorization });
    const recharges = await ask('/au/api/recharge/recharges-list', { ...headers, authorization });
    for (const answer of [signedIn, outbox, recharges])
      expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('reads whose data name a secret; every other is', () => {
    const reads = app.platform.routes.served().filter((endpoint) => endpoint.reads);
    const plain = reads.filter((endpoint) => !holdsNoSecret(endpoint)).map(({ path }) => path);
    // Photos and portfolio files have addresses of their own, in a field named like that of a file link.
    expect(plain.toSorted()).toEqual([
      '/portfolio/portfolio-list',
      '/recharge/recharge-info/{id}',
      '/recharge/recharge-suspense-list',
      '/recharge/recharges-list',
      '/review/deal-reviews',
      '/review/my-reviews-list',
      '/review/reviews-list',
      '/sandbox/outbox',
      '/upload/file-url/{id}',
      '/user/data-export',
    ]);
    const writes = app.platform.routes.served().filter((endpoint) => !endpoint.reads);
    expect(writes.some(holdsNoSecret)).toBe(false);
  });

  it('files of people, whose ranges are of the bytes as they are, and faces, which are compressed already', async () => {
    const token = await signInAs(app, 'minhanh');
    const { data: file } = await sendFile(app, token, { name: 'nguon.pdf', bytes: samplePdf() });
    const { url } = (await ask(`/au/api/upload/file-url/${file.id}`, { authorization: token })).json().data;
    const whole = await ask(url, headers);
    expect(whole.headers['content-encoding']).toBeUndefined();
    expect((await ask(url, { ...headers, range: 'bytes=0-9' })).rawPayload).toEqual(
      whole.rawPayload.subarray(0, 10),
    );
    const face = await ask('/assets/face-abc123.woff2', headers);
    expect([face.headers['content-encoding'], face.rawPayload.length]).toEqual([undefined, 4000]);
  });

  it('bodies of requests', async () => {
    const payload = gzipSync(JSON.stringify({ username: 'minhanh', password: 'keo-demo-2026' }));
    const answer = await app.server.inject({
      method: 'POST',
      url: '/au/api/user/login',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload,
    });
    expect(answer.statusCode).toBe(400);
  });
});
