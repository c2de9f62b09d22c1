import { describe, expect, it } from 'vitest';
import { call, signIn } from '../testing/person.ts';
import { startApp } from '../testing/start-app.ts';

const app = await startApp({ publicUrl: 'https://keo.example', pagesFolder: '/nowhere' });

describe('a request that cannot be read', () => {
  const login = '/user/login';
  it.each([
    ['malformed JSON', 400, { body: '{"username": ' }],
    ['a body over 1 MB', 413, { body: { username: 'x'.repeat(1024 * 1024), password: 'x' } }],
    ['XML', 415, { body: '<login/>', headers: { 'content-type': 'application/xml' } }],
  ])('is refused in an envelope: %s', async (_what, status, ask) => {
    const answer = await call(app, login, { method: 'POST', ...ask, locale: 'en' });
    expect(answer).toMatchObject({ status, code: 10_000, data: { reason: 'INVALID', fields: {} } });
    expect(answer.msg).toBe('The request could not be read.');
    expect((await call(app, login, { method: 'POST', ...ask, locale: 'vi' })).msg).toBe(
      'Không đọc được yêu cầu gửi lên.',
    );
  });

  it.each([[], 'text', 7, null, { username: { $ne: null }, password: ['x'] }])(
    'is refused where its JSON is %j',
    async (body) => {
      const answer = await call(app, login, { method: 'POST', body: JSON.stringify(body) });
      expect(answer).toMatchObject({ status: 422, code: 10_000, data: { reason: 'INVALID' } });
    },
  );

  it.each([
    ['GET', '/user/nothing-here'],
    ['POST', '/user/nothing-here'],
    ['GET', '/user/login'],
  ] as const)('is not found in an envelope: %s %s', async (method, path) => {
    const answer = await call(app, path, { method, ...(method === 'POST' && { body: {} }) });
    expect(answer).toMatchObject({ status: 404, code: 10_000, data: { reason: 'NOT_FOUND' } });
  });
});

describe('a fault of ours', () => {
  it('answers an incident number and nothing of the inside', async () => {
    const { accessToken: token } = await signIn(app, 'minhanh');
    await app.platform.db.execute('alter table users rename to hidden_users');
    const answer = await call(app, '/user/info', { token, locale: 'en' });
    await app.platform.db.execute('alter table hidden_users rename to users');
    expect(answer).toMatchObject({
      status: 500,
      code: 500,
      data: { incident: expect.stringMatching(/^[0-9a-f]{8}$/) },
    });
    expect(answer.msg).toBe(`Something went wrong on our side. Incident: ${answer.data.incident}.`);
    expect(Object.keys(answer.data)).toEqual(['incident']);
  });
});

describe('every answer', () => {
  it.each(['/au/api/user/info', '/livez', '/au/api/openapi.json', '/nothing'])(
    'of %s carries the protecting headers',
    async (url) => {
      const { headers } = await app.server.inject({ url });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
      });
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(String(headers['content-security-policy']).split(';').toSorted()).toEqual([
        "base-uri 'none'",
        "connect-src 'self' wss://keo.example",
        "default-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' data: blob: https:",
        "object-src 'none'",
        "script-src 'self'",
        "script-src-attr 'none'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        'upgrade-insecure-requests',
      ]);
    },
  );

  it('lets no page of another place read it', async () => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
    const answer = await app.server.inject({ method: 'OPTIONS', url: '/au/api/user/login', headers });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});
