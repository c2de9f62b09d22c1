import { describe, expect, it } from 'vitest';
import { builtPages } from '../../dev/testing/built-pages.ts';
import { startApp } from '../../dev/testing/start-app.ts';

const folder = await builtPages({
  'assets/main-abc123.js': 'export {};',
  'keo-knot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
});
const options = { pagesFolder: folder, publicUrl: 'https://keo.example' };
const app = await startApp(options);
const get = (url: string, language = 'vi', from = app) =>
  from.server.inject({ url, headers: { 'accept-language': language, accept: 'text/html' } });

describe('pages', () => {
  it.each([
    ['/', 'vi', 'Việc gọn, tiền chắc · Keo'],
    ['/signin', 'en', 'Sign in · Keo'],
    ['/dashboard/wallet?tab=1', 'en', 'Wallet · Keo'],
    ['/user/u01', 'vi', 'Hồ sơ · Keo'],
  ])('answer %s (%s) with status 200, its own title and its language', async (url, language, title) => {
    const answer = await get(url, language);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(`<html lang="${language}"`);
    expect(answer.body).toContain(`<title>${title}</title>`);
    expect(answer.body.match(/<meta name="description"/g)).toHaveLength(1);
    expect(answer.body).toContain(
      `<meta property="og:url" content="https://keo.example${url.split('?')[0]}">`,
    );
  });

  it('allow style sheets with a nonce, new each time', async () => {
    const words = [];
    for (const { headers, body } of [await get('/'), await get('/')]) {
      const word = /<meta property="csp-nonce" nonce="([\w-]{22})">/.exec(body)?.[1];
      const policy = String(headers['content-security-policy']);
      // The hash is of the sheet of mails, which the sandbox shows in a frame.
      expect(policy).toMatch(new RegExp(`style-src 'self' 'nonce-${word}' 'sha256-[\\w+/=]{44}';`));
      expect(policy).not.toContain("style-src 'self' 'unsafe-inline'");
      expect(policy).toContain("script-src 'self';");
      words.push(word);
    }
    expect(new Set(words).size).toBe(2);
  });

  it.each([
    '/nothing',
    '/dashboard/nothing',
    '/tasks/anything-12',
    '/tasks/a/b',
    '/tasks/evil_1.example',
    '/tasks/giam-50%',
    '/user/%ff',
    '/Nothing/%C0%AE/',
    '/user',
    '/user/khong-ai',
    '/signin/x',
    '//evil.example/',
  ])('answer %s with status 404', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
    expect((await get(url, 'en')).body).toContain('<title>Page Not Found · Keo</title>');
    expect((await get(url, 'vi')).body).toContain('<title>Không tìm thấy trang · Keo</title>');
  });

  it.each([
    ['/Tasks?q=S%C6%A1n', '/tasks?q=S%C6%A1n'],
    ['/Dashboard/Wallet', '/dashboard/wallet'],
    ['/%64ashboard', '/dashboard'],
    ['/signin/', '/signin'],
    ['/tasks//Evil_1.example', '/tasks/evil_1.example'],
    ['/JOBS/Thiet-Ke-12/?x=1', '/tasks/thiet-ke-12?x=1'],
    ['/USER/u_Ab%2F', '/user/u_Ab%2F'],
  ])('redirect %s permanently to %s, which stays', async (url, place) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['location']]).toEqual([301, place]);
    expect((await get(place)).headers['location']).toBeUndefined();
  });

  it.each(['/au/api/tasks/giam-50%', '/au/api/%ff', `/au/api/user/info/${'a'.repeat(300)}`, '/au/api/none'])(
    'are none under the API: %s has the envelope, in the caller’s language',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        404,
        { code: 10_000, msg: 'Không tìm thấy nội dung này.', data: { reason: 'NOT_FOUND' } },
      ]);
      expect((await get(url, 'en')).json()).toMatchObject({ data: { reason: 'NOT_FOUND' } });
    },
  );

  it('answer HEAD like GET, without the body', async () => {
    const urls = [
      '/',
      '/tasks?q=1',
      '/user/u01',
      '/user/khong-ai',
      '/assets/main-abc123.js',
      '/keo-knot.svg',
    ];
    for (const url of [...urls, '/sitemap.xml', '/robots.txt', '/au/api/openapi.json', '/no/where']) {
      const [whole, head] = [await get(url), await app.server.inject({ method: 'HEAD', url })];
      const { statusCode, headers } = whole;
      expect([url, head.statusCode, head.body]).toEqual([url, statusCode, '']);
      for (const name of ['content-type', 'content-length', 'cache-control', 'etag'])
        expect([url, name, head.headers[name]]).toEqual([url, name, headers[name]]);
    }
  });

  it('redirect an old URL of a job permanently', async () => {
    for (const [url, place] of [
      ['/jobs/thiet-ke-nhan-gao-12', '/tasks/thiet-ke-nhan-gao-12'],
      ['/jobs/thiet-ke-nhan-gao-12/?from=mail&x=1', '/tasks/thiet-ke-nhan-gao-12?from=mail&x=1'],
    ] as const) {
      const { statusCode, headers } = await get(url);
      expect([statusCode, headers['location']]).toEqual([301, place]);
    }
    expect((await get('/jobs//evil.example')).headers['location']).toBe('/tasks/evil.example');
  });

  it('escape the path in the HTML', async () => {
    const { body } = await get('/tasks/"><script>alert(1)</script>');
    expect(body).not.toContain('<script>');
  });

  it('are not cached, while hashed files are for a year', async () => {
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
    expect((await get('/keo-knot.svg')).headers['cache-control']).toBe('no-cache');
    const asset = await get('/assets/main-abc123.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/main-old.js')).statusCode).toBe(404);
  });

  it('serve no file outside the build', async () => {
    for (const url of ['/../package.json', '/..%2fpackage.json', '/assets/%2e%2e/%2e%2e/package.json'])
      expect((await get(url)).statusCode).toBe(404);
  });

  it('have further icon hosts in their policy', async () => {
    const hosts = ['https://icons.example/sets'];
    const { body, headers } = await get('/', 'vi', await startApp({ ...options, iconHosts: hosts }));
    expect(body).toContain('<meta name="keo-icon-hosts" content="https://icons.example/sets">');
    expect(headers['content-security-policy']).toMatch(
      /connect-src 'self' \S+ https:\/\/icons\.example(?:;|$)/,
    );
  });

  it('have no /sandbox in production', async () => {
    const outside = await startApp({ ...options, sandbox: false });
    expect((await get('/sandbox')).statusCode).toBe(200);
    expect((await get('/sandbox', 'vi', outside)).statusCode).toBe(404);
  });
});
