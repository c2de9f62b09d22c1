import { describe, expect, it } from 'vitest';
import { call, signIn } from '../../dev/testing/person.ts';
import { startApp } from '../../dev/testing/start-app.ts';

const app = await startApp();

describe('a failed request', () => {
  it.each([
    ['malformed JSON', 400, { body: '{"username": ' }],
    ['XML', 415, { body: '<login/>', headers: { 'content-type': 'application/xml' } }],
  ])('is said in the language of the caller: %s', async (_what, status, ask) => {
    const answer = await call(app, '/user/login', { method: 'POST', ...ask, locale: 'en' });
    expect(answer).toMatchObject({ status, code: 10_000, data: { reason: 'INVALID', fields: {} } });
    expect(answer.msg).toBe('The request could not be read.');
    const vietnamese = await call(app, '/user/login', { method: 'POST', ...ask, locale: 'vi' });
    expect(vietnamese.msg).toBe('Không đọc được yêu cầu gửi lên.');
  });

  it.each([
    ['a refusal', '/user/info/u_none', {}],
    ['wrong fields', '/user/login', { body: { username: '' } }],
    ['a wrong password', '/user/login', { body: { username: 'minhanh', password: 'không phải' } }],
    ['no session', '/wallet/wallet-info', {}],
    ['no endpoint', '/no/such', {}],
    ['a body of no JSON', '/user/login', { method: 'POST' as const, body: '{' }],
  ])('says %s in both languages at once', async (_what, path, ask) => {
    const answers = {
      vi: await call(app, path, { ...ask, locale: 'vi' }),
      en: await call(app, path, { ...ask, locale: 'en' }),
    };
    expect(answers.vi.said).toEqual(answers.en.said);
    for (const locale of ['vi', 'en'] as const) {
      const { msg, data, said } = answers[locale];
      expect(msg).not.toBe('');
      expect(said[locale].msg).toBe(msg);
      expect(said[locale].fields ?? {}).toEqual(data?.fields ?? {});
    }
    expect(answers.vi.said.vi.msg).not.toBe(answers.vi.said.en.msg);
  });

  it('cannot send an object for a text', async () => {
    const body = { username: { $ne: null }, password: ['x'] };
    const answer = await call(app, '/user/login', { body });
    expect(answer).toMatchObject({ status: 422, code: 10_000, data: { reason: 'INVALID' } });
    expect(Object.keys(answer.data.fields)).toEqual(['username', 'password']);
  });

  it('gets an incident number and no details of an internal error', async () => {
    const { accessToken: token } = await signIn(app, 'minhanh');
    await app.platform.db.execute('alter table users rename to hidden_users');
    const answer = await call(app, '/user/info', { token, locale: 'en' });
    await app.platform.db.execute('alter table hidden_users rename to users');
    const incident = expect.stringMatching(/^[0-9a-f]{8}$/);
    expect(answer).toMatchObject({ status: 500, code: 500, data: { incident } });
    expect(answer.msg).toBe(`Something went wrong on our side. Incident: ${answer.data.incident}.`);
    expect(Object.keys(answer.data)).toEqual(['incident']);
  });

  it('is refused to pages of other origins', async () => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
    const answer = await app.server.inject({ method: 'OPTIONS', url: '/au/api/user/login', headers });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});
