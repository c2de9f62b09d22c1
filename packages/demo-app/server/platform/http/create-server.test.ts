import { describe, expect, it } from 'vitest';
import { call, signIn } from '../../dev/testing/person.ts';
import { quickJob } from '../../dev/testing/sample-jobs.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { createServer, registerGuards } from './create-server.ts';

const app = await startApp({ publicUrl: 'https://keo.example' });
const outside = await startApp({ sandbox: false, publicUrl: 'http://localhost' });
const send = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  app.server.inject({ method: 'POST', url: '/au/api/user/login', headers, payload });

describe('the server without modules', () => {
  it('accepts an empty body with a JSON content type', async () => {
    const { accessToken: token } = await signIn(app, 'minhanh');
    expect(await call(app, '/user/refresh-balance', { token, body: '' })).toMatchObject({ status: 200 });
    expect(await call(app, '/user/refresh-balance', { token, method: 'POST' })).toMatchObject({
      status: 200,
    });
  });

  it.each([
    ['broken JSON', '{"username":', 400],
    ['a poisoned prototype', '{"username":"a","password":"b","__proto__":{"x":1}}', 400],
  ])('refuse %s in an envelope', async (_what, payload, status) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({
      code: 10_000,
      msg: 'Không đọc được yêu cầu gửi lên.',
      data: { reason: 'INVALID', fields: {} },
    });
  });

  it.each(['text/xml', 'application/json/x', ' ', 'application/x-www-form-urlencoded', 'text/plain'])(
    'read no body that calls itself "%s"',
    async (type) => {
      const body = JSON.stringify({ username: 'minhanh', password: 'keo-demo-2026' });
      expect((await send(body, { 'content-type': type })).statusCode).not.toBe(200);
    },
  );

  it.each([
    ['a list', '[1]'],
    ['a text', '"minhanh"'],
    ['null', 'null'],
  ])('name the missing fields where the body is %s', async (_what, payload) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().data.fields)).toEqual(['username', 'password']);
  });

  it('refuses U+0000 anywhere, and replaces lone surrogates', async () => {
    const { accessToken: token } = await signIn(app, 'minhanh');
    const update = (profile: object) =>
      call(app, '/user/update-info', { token, body: profile, headers: { 'accept-language': 'en' } });
    expect(await update({ headline: 'a\0b' })).toMatchObject({
      status: 422,
      data: { reason: 'INVALID', fields: { headline: expect.stringContaining('U+0000') } },
    });
    const place = { mode: 'REMOTE', provinceCode: '\0' };
    const job = await call(app, '/job/create-job', {
      token,
      locale: 'en',
      body: { ...quickJob, place },
    });
    expect(job).toMatchObject({
      status: 422,
      data: { fields: { 'place.provinceCode': expect.stringContaining('U+0000') } },
    });
    expect(await update({ headline: 'half \ud83d of it' })).toMatchObject({ status: 200 });
    expect((await call(app, '/user/info', { token, method: 'GET' })).data.headline).toBe('half \ufffd of it');
    for (const id of ['%00', 'a%00b', '%ED%A0%80'])
      expect((await call(app, `/user/info/${id}`, { token, method: 'GET' })).status).toBeLessThan(500);
  });

  it('refuses a text of which too little is left without its bidi controls', async () => {
    const { accessToken: token } = await signIn(app, 'minhanh');
    const update = (displayName: string) => call(app, '/user/update-info', { token, body: { displayName } });
    expect(await update('\u202EA\u202C')).toMatchObject({
      status: 422,
      data: { reason: 'INVALID', fields: { displayName: expect.any(String) } },
    });
    expect(await update('\u202EAn\u202C')).toMatchObject({ status: 200, data: { displayName: 'An' } });
  });

  it('answers unknown paths with a NOT_FOUND envelope', async () => {
    for (const [method, url] of [
      ['GET', '/au/api/nothing'],
      ['POST', '/au/api/user/info'],
      ['GET', '/au/api/user/login'],
      ['DELETE', '/au/api/user/info'],
    ] as const) {
      const answer = await app.server.inject({ method, url, headers: { 'accept-language': 'en' } });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 10_000, data: { reason: 'NOT_FOUND' } });
    }
  });

  it('sends answers with tokens uncached', async () => {
    const answer = await send(JSON.stringify({ username: 'minhanh', password: 'keo-demo-2026' }));
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('has no sandbox endpoints in production', async () => {
    for (const url of ['/au/api/sandbox/outbox', '/au/api/sandbox/notify', '/au/api/sandbox/advance-clock']) {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await outside.server.inject({
          method,
          url,
          ...(method === 'POST' && { payload: {} }),
        });
        expect(answer.statusCode).toBe(404);
      }
    }
    expect(JSON.stringify((await outside.server.inject('/au/api/openapi.json')).json())).not.toContain(
      'sandbox',
    );
    expect(
      await call(outside, '/user/login', { body: { username: 'minhanh', password: 'keo-demo-2026' } }),
    ).toMatchObject({
      status: 422,
      data: { reason: 'WRONG_CREDENTIALS' },
    });
  });

  it('has the same security headers on every kind of answer', async () => {
    for (const url of ['/livez', '/au/api/openapi.json', '/au/api/user/info', '/no/such/page']) {
      const { headers } = await app.server.inject(url);
      const policy = String(headers['content-security-policy']).split(';');
      // The nonce of style sheets differs; `pages.test` checks it.
      const same = policy.map((rule) =>
        rule.replace(/^(style-src 'self')(?: 'nonce-[\w-]+')? 'sha256-[\w+/=]+'$/, '$1'),
      );
      expect(same.toSorted()).toEqual([
        "base-uri 'none'",
        "connect-src 'self' wss://keo.example",
        "default-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "script-src 'self'",
        "script-src-attr 'none'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        'upgrade-insecure-requests',
      ]);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('works alone, with public URL and icon hosts in its policy', async () => {
    const server = createServer({ logLevel: 'silent' });
    const [publicUrl, iconHosts] = ['http://keo.example', ['https://icons.example/sets']];
    await registerGuards(server, { isOwnHost: () => true, publicUrl, iconHosts, shedsLoad: false });
    const policy = String((await server.inject('/')).headers['content-security-policy']).split(';');
    expect(policy).toContain("connect-src 'self' ws://keo.example https://icons.example");
    expect(policy).not.toContain('upgrade-insecure-requests');
  });
});
