import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { startApp } from '../../dev/testing/start-app.ts';
import { temporaryFolder } from '../../dev/testing/temporary-folder.ts';

const folder = await temporaryFolder('script-tag');
const code = 'export {};';
for (const name of ['keo.js', 'bell-abc.js']) {
  await writeFile(path.join(folder, name), code);
  await writeFile(path.join(folder, `${name}.gz`), gzipSync(code));
  await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(code));
}
const manifest = { version: '7.8.9', files: { 'keo.js': 'sha384-x' } };
await writeFile(path.join(folder, 'integrity.json'), JSON.stringify(manifest));
const app = await startApp({ scriptTagFolder: folder });
const get = (url: string, encodings = '') =>
  app.server.inject({ url, headers: { origin: 'https://shop.example', 'accept-encoding': encodings } });

const keeps = async (url: string) => (await get(url, 'br')).headers['cache-control'];

describe('the script tag', () => {
  it.each([
    '/embed/v1/keo.js',
    '/embed/7.8.9/keo.js',
    '/embed/v1/bell-abc.js',
    '/embed/7.8.9/integrity.json',
  ])('may be loaded from %s by a page of anybody', async (url) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['content-type']).toMatch(url.endsWith('.js') ? /javascript/ : /json/);
  });

  it('is cached briefly under its channel, everything else for ever', async () => {
    expect(await keeps('/embed/v1/keo.js')).toMatch(/^public, max-age=300\b/);
    for (const url of ['/embed/7.8.9/keo.js', '/embed/v1/bell-abc.js', '/embed/7.8.9/bell-abc.js'])
      expect(await keeps(url)).toBe('public, max-age=31536000, immutable');
  });

  it('is served in the smallest encoding that the browser accepts', async () => {
    const answer = await get('/embed/v1/keo.js', 'gzip, br');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers['vary']).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(code);
    expect((await get('/embed/v1/keo.js')).body).toBe(code);
  });

  it('is 404 for other versions and folders', async () => {
    for (const url of [
      '/embed/7.8.8/keo.js',
      '/embed/v1/',
      '/embed/v1/../v1',
      '/embed/',
      '/embed/v1/nothing.js',
    ])
      expect((await get(url)).statusCode).toBe(404);
  });

  it('is 404 without a build', async () => {
    const bare = await startApp({ scriptTagFolder: path.join(folder, 'nothing') });
    const answer = await bare.server.inject('/embed/v1/keo.js');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ data: { reason: 'NOT_FOUND' } });
  });
});
