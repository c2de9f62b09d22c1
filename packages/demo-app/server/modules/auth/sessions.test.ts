import { describe, expect, it } from 'vitest';
import { call, register, signIn } from '../../dev/testing/person.ts';
import { startApp } from '../../dev/testing/start-app.ts';

const app = await startApp();
const minute = 60_000;
const day = 24 * 60 * minute;
const later = (ms: number) => app.platform.clock.advance(ms);
const info = (token: string) => call(app, '/user/info', { token });
const renew = (refreshToken: string) => call(app, '/user/refresh-token', { body: { refreshToken } });

describe('a session', () => {
  it('takes its access token raw or after Bearer, and never from a cookie or the address', async () => {
    const { accessToken } = await signIn(app, 'minhanh');
    expect(await info(accessToken)).toMatchObject({ status: 200 });
    expect(await info(`Bearer ${accessToken}`)).toMatchObject({ status: 200 });
    const cookie = { cookie: `token=${accessToken}; accessToken=${accessToken}` };
    expect(await call(app, '/user/info', { headers: cookie })).toMatchObject({ status: 401, code: 401 });
    expect(await call(app, `/user/info?token=${accessToken}`)).toMatchObject({ status: 401 });
  });

  it('says in the caller’s language that it has ended', async () => {
    const vi = await call(app, '/user/info', { token: 'x', locale: 'vi' });
    expect(vi).toMatchObject({
      status: 401,
      code: 401,
      msg: 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
    });
    const en = await call(app, '/user/info', { token: 'x', locale: 'en' });
    expect(en.msg).toBe('Your session has expired. Please sign in again.');
  });

  it('is renewed by its refresh token when the access token ends after 15 minutes', async () => {
    const { accessToken, refreshToken } = await signIn(app, 'minhanh');
    await later(15 * minute - 5000);
    expect(await info(accessToken)).toMatchObject({ status: 200 });
    await later(5001);
    expect(await info(accessToken)).toMatchObject({ status: 401 });
    const { status, data } = await renew(refreshToken);
    expect(status).toBe(200);
    expect(await info(data.accessToken)).toMatchObject({ status: 200 });
  });

  it('accepts no refresh token as access token, nor the other way round', async () => {
    const { accessToken, refreshToken } = await signIn(app, 'minhanh');
    expect(await info(refreshToken)).toMatchObject({ status: 401 });
    expect(await renew(accessToken)).toMatchObject({ status: 401 });
  });

  it('accepts a spent refresh token for ten seconds, and ends at a later reuse', async () => {
    const { refreshToken } = await signIn(app, 'minhanh');
    const { data: next } = await renew(refreshToken);
    await later(9000);
    const { status, data: sibling } = await renew(refreshToken);
    expect(status).toBe(200);
    await later(2000);
    expect(await renew(refreshToken)).toMatchObject({ status: 401 });
    for (const token of [next, sibling]) {
      expect(await info(token.accessToken)).toMatchObject({ status: 401 });
      expect(await renew(token.refreshToken)).toMatchObject({ status: 401 });
    }
  });

  it('ends after seven days without use', async () => {
    const used = await signIn(app, 'minhanh');
    const idle = await signIn(app, 'minhanh');
    await later(6 * day);
    const { data } = await renew(used.refreshToken);
    await later(day + 1);
    expect(await renew(idle.refreshToken)).toMatchObject({ status: 401 });
    expect(await renew(data.refreshToken)).toMatchObject({ status: 200 });
  });

  it('ends after thirty days however often it is renewed', async () => {
    let tokens = await signIn(app, 'minhanh');
    for (let days = 0; days < 25; days += 5) {
      await later(5 * day);
      const { status, data } = await renew(tokens.refreshToken);
      expect(status).toBe(200);
      tokens = data;
    }
    await later(5 * day);
    expect(await renew(tokens.refreshToken)).toMatchObject({ status: 401 });
  });

  it('is listed as a device, and can be ended from another device of its owner only', async () => {
    const here = await register(app);
    const there = await signIn(app, here.username, here.password);
    const { data } = await call(app, '/user/sessions-list', { token: here.accessToken });
    expect(data.list).toHaveLength(2);
    expect(data.list.map(({ current }: { current: boolean }) => current)).toEqual([true, false]);
    const [, other] = data.list;
    const stranger = await signIn(app, 'minhanh');
    const revoke = (token: string) => call(app, '/user/revoke-session', { token, body: { id: other.id } });
    expect(await revoke(stranger.accessToken)).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } });
    expect(await info(there.accessToken)).toMatchObject({ status: 200 });
    expect(await revoke(here.accessToken)).toMatchObject({ status: 200, data: null });
    expect(await info(there.accessToken)).toMatchObject({ status: 401 });
    expect(await info(here.accessToken)).toMatchObject({ status: 200 });
  });

  it('that ends by token reuse is mailed with the name of its device', async () => {
    const { refreshToken, email } = await register(app);
    const { data } = await renew(refreshToken);
    await later(11_000);
    expect(await renew(refreshToken)).toMatchObject({ status: 401 });
    expect(await renew(data.refreshToken)).toMatchObject({ status: 401 });
    const mails = (await call(app, `/sandbox/outbox?to=${email}`)).data.list;
    const events = mails.find(({ subject }: { subject: string }) => subject.includes('phiên đăng nhập'));
    expect(events.text).toContain('Một phiên đăng nhập của bạn (thiết bị không rõ) vừa được dùng lại');
  });

  it('survives a change of its own password and ends the others', async () => {
    const here = await register(app);
    const there = await signIn(app, here.username, here.password);
    const change = (currentPassword: string, newPassword = 'tháng ba gãy cành bưởi') =>
      call(app, '/user/change-password', {
        token: here.accessToken,
        locale: 'en',
        body: { currentPassword, newPassword },
      });
    expect(await change('not it')).toMatchObject({
      status: 422,
      msg: 'The current password is wrong.',
      data: { reason: 'WRONG_CREDENTIALS', fields: { currentPassword: 'The current password is wrong.' } },
    });
    expect(await change(here.password, 'password123')).toMatchObject({
      data: { fields: { newPassword: expect.stringContaining('too common') } },
    });
    expect(await change(here.password)).toMatchObject({ status: 200, data: null });
    expect(await info(here.accessToken)).toMatchObject({ status: 200 });
    expect(await info(there.accessToken)).toMatchObject({ status: 401 });
    expect(await renew(there.refreshToken)).toMatchObject({ status: 401 });
    await signIn(app, here.username, 'tháng ba gãy cành bưởi');
  });
});
