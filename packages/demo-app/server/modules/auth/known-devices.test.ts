import { describe, expect, it } from 'vitest';
import { call, codeFor, register } from '../../dev/testing/person.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { momentWords } from '../../platform/texts/vietnam-day.ts';
import { deleteUnusedDevices } from './sessions.repository.ts';

const app = await startApp();
const { clock, db } = app.platform;
const day = 24 * 60 * 60_000;

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const desk = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36`;
const phone = `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`;

type Account = { username: string; password: string; email: string };
const signInOn = (agent: string, { username, password }: Account) =>
  call(app, '/user/login', { headers: { 'user-agent': agent }, body: { username, password } });

/** Signed up on a device without a name. */
async function join({ isVerified = true }: { isVerified?: boolean } = {}) {
  const account = await register(app);
  const token = account.accessToken;
  const verify = async () =>
    call(app, '/user/verify-email', { token, body: { code: await codeFor(app, account.email) } });
  if (isVerified) await verify();
  return { ...account, verify };
}

const getMails = async ({ email }: Account): Promise<{ subject: string; text: string }[]> =>
  (await call(app, `/sandbox/outbox?to=${email}`)).data.list.filter(({ subject }: { subject: string }) =>
    /thiết bị mới|new device/.test(subject),
  );

describe('the first sign-in on a device', () => {
  it('is mailed to the owner with time, device and what to do', async () => {
    const account = await join();
    const before = clock.now();
    expect(await signInOn(phone, account)).toMatchObject({ status: 200 });
    const [mail] = await getMails(account);
    expect([before, clock.now()].map((at) => momentWords('vi', at))).toContain(
      /Lúc: (.+) \(giờ Việt Nam\)/.exec(mail?.text ?? '')?.[1],
    );
    expect(mail?.text).toContain('Thiết bị: Chrome trên Android\n');
    expect(mail?.text).toContain('http://localhost/dashboard/settings#devices');
    expect(mail?.text).toContain('http://localhost/forgot-password');
  });

  it('is mailed in the language of the account, not of the caller', async () => {
    const account = await join();
    const token = account.accessToken;
    await call(app, '/user/update-info', { token, body: { settings: { locale: 'en' } } });
    const before = clock.now();
    await signInOn(desk, account);
    const [mail] = await getMails(account);
    expect(mail?.text).toContain('Device: Chrome on Windows\n');
    expect([before, clock.now()].map((at) => momentWords('en', at))).toContain(
      /At: (.+) \(Vietnam time\)/.exec(mail?.text ?? '')?.[1],
    );
  });

  it('is mailed once for each device, and not on a renewal', async () => {
    const account = await join();
    const { data } = await signInOn(desk, account);
    await call(app, '/user/refresh-token', {
      headers: { 'user-agent': phone },
      body: { refreshToken: data.refreshToken },
    });
    await call(app, '/user/logout', { token: data.accessToken, body: {} });
    await signInOn(desk, account);
    expect(await getMails(account)).toHaveLength(1);
    await signInOn(phone, account);
    expect(await getMails(account)).toHaveLength(2);
  });

  it('is mailed once after two concurrent sign-ins', async () => {
    const account = await join();
    const both = await Promise.all([signInOn(desk, account), signInOn(desk, account)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await getMails(account)).toHaveLength(1);
  });

  it('is not mailed for the device of the sign-up, nor for a wrong password', async () => {
    const account = await join();
    expect(await signInOn('', account)).toMatchObject({ status: 200 });
    expect(await signInOn(desk, { ...account, password: 'not this one' })).toMatchObject({ status: 422 });
    expect(await getMails(account)).toEqual([]);
  });

  it('is not mailed to an unverified address, also when it is verified later', async () => {
    const account = await join({ isVerified: false });
    await signInOn(desk, account);
    expect(await getMails(account)).toEqual([]);
    await account.verify();
    await signInOn(desk, account);
    expect(await getMails(account)).toEqual([]);
    await signInOn(phone, account);
    expect(await getMails(account)).toHaveLength(1);
  });

  it('has no text that the caller could choose', async () => {
    const account = await join();
    await signInOn(`Trúng thưởng https://evil.example Chrome/1 (Windows)`, account);
    const [mail] = await getMails(account);
    expect(mail?.text).toContain('Thiết bị: Chrome trên Windows\n');
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/evil|thưởng/);
  });

  it('is remembered after its session, and forgotten after a year', async () => {
    const account = await join();
    await signInOn(desk, account);
    await clock.advance(200 * day);
    await deleteUnusedDevices(db, clock.now());
    await signInOn(desk, account);
    expect(await getMails(account)).toHaveLength(1);
    await clock.advance(300 * day);
    await deleteUnusedDevices(db, clock.now());
    await signInOn(desk, account);
    expect(await getMails(account)).toHaveLength(1);
    await clock.advance(366 * day);
    await deleteUnusedDevices(db, clock.now());
    await signInOn(desk, account);
    expect(await getMails(account)).toHaveLength(2);
  });
});
