import { describe, expect, it } from 'vitest';
import { call, codeFor, signIn } from '../dev/testing/person.ts';
import { admission, openSocket } from '../dev/testing/socket.ts';
import { captureLog, startNode } from '../dev/testing/start-app.ts';

describe('the log', () => {
  it('has no password, code, token, ticket or contact, whatever goes wrong', async () => {
    const log = captureLog();
    const node = await startNode({ logLevel: 'trace', logStream: log });
    const secrets = {
      password: 'canary password 7781',
      other: 'canary password 7782',
      email: 'canary@keo.example',
    };
    const account = {
      username: 'canary',
      password: secrets.password,
      email: secrets.email,
      acceptTerms: true,
    };
    await call(node, '/user/register', { body: account });
    const code = await codeFor(node, secrets.email);
    const { accessToken: token, refreshToken } = await signIn(node, 'canary', secrets.password);
    await call(node, '/user/login', { body: { username: 'canary', password: secrets.other } });
    await call(node, '/user/login', { method: 'POST', body: `{"password": "${secrets.other}"` });
    const { data } = await call(node, '/user/socket-ticket', { token, body: {} });
    expect(await admission(openSocket(node, data.ticket))).toBe('in');
    expect(await admission(openSocket(node, token))).toBe('in');
    expect(await admission(openSocket(node, `${token}x`))).toBe('NOT_LOGIN');
    await call(node, `/user/info?token=${token}`, { headers: { cookie: `token=${token}` } });
    await call(node, '/user/verify-email', { token, body: { code } });

    const hide = (table: string) =>
      node.platform.db.execute(`alter table ${table} rename to hidden_${table}`);
    const show = (table: string) =>
      node.platform.db.execute(`alter table hidden_${table} rename to ${table}`);
    await hide('outbox_messages');
    const second = { ...account, username: 'canary2', email: 'canary2@keo.example' };
    expect(await call(node, '/user/register', { body: second })).toMatchObject({ status: 500 });
    await show('outbox_messages');
    await hide('session_tokens');
    expect(await call(node, '/user/refresh-token', { body: { refreshToken } })).toMatchObject({
      status: 500,
    });
    expect(await admission(openSocket(node, token))).not.toBe('in');
    await show('session_tokens');

    const text = log.lines.join('\n');
    expect(text).toContain('request failed');
    expect(text).toContain('/au/api/user/login');
    for (const secret of [
      ...Object.values(secrets),
      token,
      refreshToken,
      data.ticket,
      'canary2@keo.example',
      '$argon2id',
    ])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(new RegExp(`"${code}"|\\b${code}\\b(?!\\d*,"pid")`));
  });
});
