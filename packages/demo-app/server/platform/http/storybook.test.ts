import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { startApp } from '../../dev/testing/start-app.ts';
import { temporaryFolder } from '../../dev/testing/temporary-folder.ts';

const place = await temporaryFolder('book');
const folder = path.join(place, 'book');
const app = await startApp({ storybookFolder: folder });
const get = (url: string, language = 'vi') =>
  app.server.inject({ url, headers: { 'accept-language': language } });

async function build(text: string): Promise<void> {
  const fresh = path.join(place, 'fresh');
  await mkdir(path.join(fresh, 'assets'), { recursive: true });
  await writeFile(path.join(fresh, 'index.html'), `<p>${text}</p>`);
  await writeFile(path.join(fresh, 'assets/a.js'), 'export {};');
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
}

describe('the book of components', () => {
  it('says that it is being built, in the reader’s language, and comes back by itself', async () => {
    const answer = await get('/storybook/');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body).toContain('Storybook đang được dựng');
    expect(answer.body).toContain('http-equiv="refresh"');
    expect((await get('/storybook/', 'en-GB')).body).toContain('Storybook is being built');
  });

  it('is served as soon as it is built, the newest build', async () => {
    await build('first');
    expect((await get('/storybook/')).body).toBe('<p>first</p>');
    await build('second');
    const answer = await get('/storybook/');
    expect(answer.body).toBe('<p>second</p>');
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect((await get('/storybook/assets/a.js')).headers['content-type']).toMatch(/javascript/);
    expect((await get('/storybook')).headers.location).toBe('/storybook/');
  });

  it('serves nothing outside its folder', async () => {
    await build('third');
    await writeFile(path.join(place, 'secret.txt'), 'secret');
    expect((await get('/storybook/nothing.js')).statusCode).toBe(404);
    for (const way of ['../secret.txt', '..%2fsecret.txt', '%2e%2e/secret.txt'])
      expect((await get(`/storybook/${way}`)).body).not.toBe('secret');
  });

  it('is not served outside the sandbox', async () => {
    const product = await startApp({ storybookFolder: folder, sandbox: false });
    expect((await product.server.inject('/storybook/')).statusCode).toBe(404);
  });
});
