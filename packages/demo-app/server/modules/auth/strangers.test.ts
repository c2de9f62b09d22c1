import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import { apiOf } from '../../testing/call-api.ts';
import { type Answer, call, codeFor, register } from '../../testing/person.ts';
import { addCard, newAccountNo } from '../../testing/same-person.ts';
import { startApp } from '../../testing/start-app.ts';

let app: App;
/** The same server some hours later, for limits of fifteen minutes. */
let later: App;
beforeAll(async () => {
  app = await startApp({ rateLimits: true, trustedProxies: 1 });
  later = await startApp({ trustedProxies: 1 });
});

/** Calls from a new address. */
const from = (address: string, path: string, body: object, token?: string, at = app): Promise<Answer> =>
  call(at, path, { body, headers: { 'x-forwarded-for': address }, ...(token !== undefined && { token }) });
let last = 0;
const newAddress = () => `203.0.113.${(last += 1)}`;
const another = (code: string) => (code === '000000' ? '000001' : '000000');
const strangers = async (count: number, act: (address: string) => Promise<unknown>) => {
  for (let stranger = 0; stranger < count; stranger += 1) await act(newAddress());
};
const askAll =
  (person: { email: string; phone: string }, at = app) =>
  async (address: string) => {
    const ask = (path: string, body: object) => from(address, path, body, undefined, at);
    for (let round = 0; round < 3; round += 1) {
      await ask('/user/forgot-password', { identifier: person.email });
      await ask('/user/send-email', { email: person.email, purpose: 'VERIFY_EMAIL' });
      await ask('/user/send-sms', { phone: person.phone, purpose: 'VERIFY_PHONE' });
    }
  };
const newPerson = async (at = app) => {
  const person = await register(at);
  return { ...person, api: apiOf(at, person.accessToken), home: newAddress() };
};

describe('what strangers ask for', () => {
  it('uses up none of the owner’s codes for money', async () => {
    const owner = await newPerson(later);
    await strangers(3, askAll(owner, later));
    expect(await addCard(owner.api, newAccountNo())).toMatchObject({ status: 200 });
  });

  it('uses up none of the owner’s requests and codes', async () => {
    const owner = await newPerson();
    const ask = () =>
      from(
        owner.home,
        '/user/send-email',
        { email: owner.email, purpose: 'VERIFY_EMAIL' },
        owner.accessToken,
      );
    await strangers(8, askAll(owner));
    expect(await ask()).toMatchObject({ status: 200 });
    const code = await codeFor(app, owner.email);
    await strangers(1, askAll(owner));
    expect(await from(owner.home, '/user/verify-email', { code }, owner.accessToken)).toMatchObject({
      status: 200,
    });
  });

  it('leaves the reset to the owner, also from a new address', async () => {
    const owner = await newPerson();
    await strangers(4, askAll(owner));
    expect(await from(owner.home, '/user/forgot-password', { identifier: owner.username })).toMatchObject({
      status: 200,
    });
    const code = await codeFor(app, owner.email);
    await strangers(3, async (address) => {
      for (let tries = 0; tries < 12; tries += 1)
        await from(address, '/user/reset-password', {
          identifier: owner.username,
          code: another(code),
          password: 'of somebody else',
        });
      await askAll(owner)(address);
    });
    const reset = { identifier: owner.username, code, password: 'mưa rào tháng bảy' };
    expect(await from(owner.home, '/user/reset-password', reset)).toMatchObject({ status: 200 });
  });

  it('is limited: tries of one code, and mails to one mailbox in a day', async () => {
    const owner = await newPerson();
    await from(owner.home, '/user/forgot-password', { identifier: owner.username });
    const code = await codeFor(app, owner.email);
    const reset = (address: string, given: string) =>
      from(address, '/user/reset-password', {
        identifier: owner.username,
        code: given,
        password: 'mưa rào tháng bảy',
      });
    const left: unknown[] = [];
    await strangers(4, async (address) => {
      for (let tries = 0; tries < 6; tries += 1)
        left.push((await reset(address, another(code))).data.left ?? 'none');
    });
    expect(left).toEqual(Array.from({ length: 4 }, () => [4, 3, 2, 1, 0, 'none']).flat());
    expect(await reset(owner.home, code)).toMatchObject({ data: { reason: 'EXPIRED' } });

    const answers: number[] = [];
    await strangers(21, async (address) => {
      for (let asked = 0; asked < 3; asked += 1)
        answers.push((await from(address, '/user/forgot-password', { identifier: owner.email })).status);
    });
    expect(answers.filter((status) => status === 200)).toHaveLength(59);
  });
});
