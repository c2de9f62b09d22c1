import { randomUUID } from 'node:crypto';
import { skillCatalogue } from '@keo/core/contract';
import { describe, expect, it } from 'vitest';
import { call, register, signIn } from '../../dev/testing/person.ts';
import { startApp } from '../../dev/testing/start-app.ts';

const app = await startApp();
const { accessToken: token } = await signIn(app, 'minhanh');
const update = (body: object, as = token) => call(app, '/user/update-info', { token: as, body });

describe('the own account', () => {
  it('holds the balances of the ledger in đồng and the unread count', async () => {
    const { data } = await call(app, '/user/info', { token });
    expect(data).toMatchObject({ id: 'u01', username: 'minhanh', email: 'minhanh@keo.example' });
    for (const field of ['balance', 'heldBalance', 'withdrawingBalance', 'unread'])
      expect(data[field]).toBeTypeOf('number');
    expect(Object.keys(data)).not.toContain('passwordHash');
    const balance = await call(app, '/user/refresh-balance', { token, body: {} });
    expect(balance.data).toEqual({ balance: data.balance });
  });

  it('changes only given fields', async () => {
    const person = await register(app);
    const change = (body: object) => update(body, person.accessToken);
    const { status, data } = await change({ headline: '  Thợ điện  ', settings: { theme: 'dark' } });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      headline: 'Thợ điện',
      displayName: person.username,
      settings: { theme: 'dark', locale: 'vi' },
    });
    const next = await change({ settings: { locale: 'en' }, bio: 'Nhận việc cuối tuần' });
    expect(next.data).toMatchObject({
      headline: 'Thợ điện',
      bio: 'Nhận việc cuối tuần',
      settings: { theme: 'dark', locale: 'en' },
    });
    expect((await change({})).data).toMatchObject({ headline: 'Thợ điện', username: person.username });
  });

  it('keeps quiet hours until they are changed or switched off', async () => {
    const { accessToken } = await register(app);
    const after = async (settings: object) =>
      (await update({ settings }, accessToken)).data.settings.quietHours;
    expect(await after({ theme: 'dark' })).toEqual({ from: '22:00', to: '07:00' });
    expect(await after({ quietHours: { from: '12:00', to: '13:30' } })).toEqual({
      from: '12:00',
      to: '13:30',
    });
    expect(await after({ quietHours: null })).toBeNull();
    expect(await after({ theme: 'light' })).toBeNull();
  });

  it('never changes money, names and verification', async () => {
    const person = await register(app);
    const forged = {
      balance: 1_000_000,
      username: 'admin',
      verified: { identity: true },
      emailVerifiedAt: 'now',
      id: 'u01',
    };
    const { data } = await update(forged, person.accessToken);
    expect(data).toMatchObject({
      balance: 0,
      username: person.username,
      verified: { identity: false, email: false },
    });
  });

  it.each([
    [{ displayName: 'x' }, 'displayName'],
    [{ headline: 'x'.repeat(121) }, 'headline'],
    [{ bio: 'x'.repeat(2001) }, 'bio'],
    [{ skills: ['bay'] }, 'skills.0'],
    [{ skills: ['logo', 'logo'] }, 'skills'],
    [{ roles: [] }, 'roles'],
    [{ roles: ['worker', 'worker'] }, 'roles'],
    [{ avatarUrl: 'not an address' }, 'avatarUrl'],
    [{ avatarUrl: 'javascript:alert(1)' }, 'avatarUrl'],
    [{ settings: { theme: 'pink' } }, 'settings.theme'],
    [{ settings: { quietHours: { from: '22:00', to: '22:00' } } }, 'settings.quietHours'],
    [{ settings: { quietHours: { from: '24:00', to: '07:00' } } }, 'settings.quietHours.from'],
    [{ settings: { quietHours: { from: '22:00', to: '7:00' } } }, 'settings.quietHours.to'],
  ])('refuses %j and names the field', async (body, field) => {
    const answer = await update(body);
    expect(answer).toMatchObject({ status: 422, code: 10_000, data: { reason: 'INVALID' } });
    expect(Object.keys(answer.data.fields)).toEqual([field]);
  });

  it.each(['\u3164\u3164', '\u00AD\u200B', '\u2800\u2800', '👍👍', '...'])(
    'takes %j for no name, and says what is missing',
    async (displayName) => {
      expect(await update({ displayName })).toMatchObject({
        status: 422,
        msg: 'Cần có ít nhất một chữ cái hoặc chữ số nhìn thấy được.',
        data: { fields: { displayName: expect.any(String) } },
      });
    },
  );

  it.each(['Keo', 'Hỗ trợ Keo', 'Кео', 'HO TRO KEO', 'Ad\u200Bmin', 'Tài khoản đã đóng'])(
    'takes %j for nobody’s name',
    async (displayName) => {
      const sentence = 'Tên này dễ bị nhầm với Keo. Hãy dùng tên khác.';
      expect(await update({ displayName })).toMatchObject({
        status: 422,
        data: { fields: { displayName: sentence } },
      });
      const email = `${randomUUID()}@keo.example`;
      const account = { username: `nguoi.${randomUUID().slice(0, 8)}`, email, password: 'mưa rào tháng bảy' };
      const body = { ...account, displayName, acceptTerms: true };
      expect((await call(app, '/user/register', { body })).data.fields).toEqual({ displayName: sentence });
    },
  );

  it('takes no name of which nothing is left without contacts', async () => {
    expect(await update({ displayName: '0912 345 678' })).toMatchObject({
      status: 422,
      data: { fields: { displayName: 'Không được chỉ gồm thông tin liên hệ.' } },
    });
    expect((await update({ displayName: 'Lan 0912 345 678' })).data.displayName).toBe('Lan •••••');
  });

  it.each(['/user/info', '/user/refresh-balance', '/user/update-info'])(
    'opens %s to nobody without a session',
    async (path) => {
      const answer = await call(app, path, path === '/user/info' ? {} : { body: {} });
      expect(answer).toMatchObject({ status: 401, code: 401, data: null });
    },
  );
});

describe('a public profile', () => {
  it('has the public fields only', async () => {
    const { data } = await call(app, '/user/info/u01');
    expect(Object.keys(data).toSorted()).toEqual(
      [
        'avatarUrl',
        'bio',
        'displayName',
        'headline',
        'id',
        'isBlocked',
        'joinedAt',
        'lastActiveAt',
        'provinceCode',
        'rejectPct',
        'roles',
        'skills',
        'statistics',
        'username',
        'verified',
        'wasHired',
      ].toSorted(),
    );
  });

  it('has skills, roles, province and the hour of the last visit', async () => {
    const person = await register(app);
    const { id } = (await call(app, '/user/info', { token: person.accessToken })).data;
    const before = (await call(app, `/user/info/${id}`)).data;
    expect(before).toMatchObject({ skills: [], roles: ['worker', 'author'], provinceCode: null });
    const change = { skills: ['react', 'logo'], roles: ['worker'], provinceCode: '48' };
    await update(change, person.accessToken);
    const { data } = await call(app, `/user/info/${id}`);
    expect(data).toMatchObject(change);
    expect(data.lastActiveAt).toMatch(/T\d\d:00:00\.000Z$/);
    const now = +app.platform.clock.now();
    expect(now - Date.parse(data.lastActiveAt)).toBeLessThan(3_600_000);
    expect(now).toBeGreaterThanOrEqual(Date.parse(data.lastActiveAt));
  });

  it('takes at most twenty skills', async () => {
    const slugs = skillCatalogue.map(({ slug }) => slug);
    const person = await register(app);
    expect(await update({ skills: slugs.slice(0, 20) }, person.accessToken)).toMatchObject({ status: 200 });
    expect(await update({ skills: slugs.slice(0, 21) }, person.accessToken)).toMatchObject({
      data: { reason: 'INVALID', fields: { skills: expect.any(String) } },
    });
  });

  it('is NOT_FOUND in both languages', async () => {
    const answer = await call(app, '/user/info/nobody');
    expect(answer).toMatchObject({
      status: 404,
      code: 10_000,
      msg: 'Không tìm thấy nội dung này.',
      data: { reason: 'NOT_FOUND' },
    });
    expect((await call(app, '/user/info/nobody', { locale: 'en' })).msg).toBe('We could not find this.');
  });
});
