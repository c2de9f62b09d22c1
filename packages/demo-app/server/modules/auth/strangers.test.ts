import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import { createApi } from '../../dev/testing/call-api.ts';
import { type Answer, call, codeFor, register } from '../../dev/testing/person.ts';
import { addCard, newAccountNo } from '../../dev/testing/same-person.ts';
import { startApp } from '../../dev/testing/start-app.ts';

let app: App;
/** Without limits of minutes: what is counted in a day. */
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
/** In the line (/56) and network (/64) that these two groups name. */
const address6 = (network: string, host = '1') => `2001:db8:${network}::${host}`;
type Named = { username: string; email: string };
const ask = ({ email }: Named, address: string, at = later) =>
  from(address, '/user/forgot-password', { identifier: email }, undefined, at);
const requestedAt = async (owner: Named, address: string, at = later) => {
  expect(await ask(owner, address, at)).toMatchObject({ status: 200 });
  return codeFor(at, owner.email);
};
const reset = ({ username }: Named, address: string, code: string, at = later) =>
  from(
    address,
    '/user/reset-password',
    { identifier: username, code, password: 'mưa rào tháng bảy' },
    undefined,
    at,
  );
const newPerson = async (at = app) => {
  const person = await register(at);
  return { ...person, api: createApi(at, person.accessToken), home: newAddress() };
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

  it('is limited: tries of one code by all others together, and by one line', async () => {
    const owner = await newPerson(later);
    const code = await requestedAt(owner, owner.home);
    const left: unknown[] = [];
    const guess = async (address: string) =>
      void left.push((await reset(owner, address, another(code))).data.left);
    for (let tries = 0; tries < 6; tries += 1) await guess(address6('1:100'));
    for (let tries = 0; tries < 6; tries += 1) await guess(address6('1:1ff'));
    await guess(address6('1:180'));
    expect(left).toEqual([4, 3, 2, 1, 0, 0, 4, 3, 2, 1, 0, 0, 0]);
    left.length = 0;
    for (const line of ['2:100', '3:100', '4:100'])
      for (let tries = 0; tries < 5; tries += 1) await guess(address6(line));
    expect(left).toEqual([4, 3, 2, 1, 0, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0]);
  });

  it.each([
    ['other lines', (n: number) => address6(`1${n}:100`)],
    ['the same line', (n: number) => address6(`7:1${n + 10}`)],
    ['IPv4', newAddress],
  ])('leaves five tries to the address that asked for a code, whatever comes from %s', async (_what, at) => {
    const owner = await newPerson();
    const home = address6('7:100');
    const code = await requestedAt(owner, home, app);
    for (let stranger = 0; stranger < 8; stranger += 1) {
      const address = at(stranger);
      for (let tries = 0; tries < 6; tries += 1) await reset(owner, address, another(code), app);
    }
    for (let tries = 4; tries > 0; tries -= 1)
      expect(await reset(owner, home, another(code), app)).toMatchObject({ data: { left: tries } });
    expect(await reset(owner, address6('7:100', '9'), code, app)).toMatchObject({ status: 200 });
  });

  it('leaves five tries also to an owner who asks for a reset signed in, and resets signed out', async () => {
    const owner = await newPerson(later);
    const body = { email: owner.email, purpose: 'RESET_PASSWORD' };
    await from(owner.home, '/user/send-email', body, owner.accessToken, later);
    const code = await codeFor(later, owner.email);
    await strangers(5, async (address) => {
      for (let tries = 0; tries < 5; tries += 1) await reset(owner, address, another(code));
    });
    expect(await reset(owner, owner.home, code)).toMatchObject({ status: 200 });
  });

  it('leaves the owner, signed in, five tries of a code that was asked for elsewhere', async () => {
    const owner = await newPerson(later);
    await from(
      owner.home,
      '/user/send-email',
      { email: owner.email, purpose: 'VERIFY_EMAIL' },
      undefined,
      later,
    );
    const code = await codeFor(later, owner.email);
    const verify = (input: string) =>
      from(newAddress(), '/user/verify-email', { code: input }, owner.accessToken, later);
    for (let tries = 4; tries > 0; tries -= 1)
      expect((await verify(another(code))).data.left).toBeGreaterThanOrEqual(tries);
    expect(await verify(code)).toMatchObject({ status: 200 });
  });

  it('from one line are twenty codes in a day, and the reset is open to all others', async () => {
    const owner = await newPerson(later);
    const answers: number[] = [];
    for (let network = 0; network < 8; network += 1)
      for (let no = 0; no < 10; no += 1)
        answers.push((await ask(owner, address6(`9:1${network + 10}`))).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
    for (let no = 0; no < 10; no += 1) expect(await ask(owner, owner.home)).toMatchObject({ status: 200 });
    expect(await ask(owner, owner.home)).toMatchObject({ status: 429 });
  });

  it('from many lines are sixty codes in a day, and one more for each address that asked for none', async () => {
    const owner = await newPerson(later);
    const answers: number[] = [];
    await strangers(7, async (address) => {
      for (let no = 0; no < 10; no += 1) answers.push((await ask(owner, address)).status);
    });
    // The seventh found the day's codes used up, and got its first.
    expect(answers.filter((status) => status === 200)).toHaveLength(61);

    const code = await requestedAt(owner, owner.home);
    expect(await ask(owner, owner.home)).toMatchObject({ status: 429 });
    expect(await ask(owner, address6('a:100'))).toMatchObject({ status: 200 });
    expect(await ask(owner, address6('a:1ff'))).toMatchObject({ status: 429 });
    // Nobody else can try such a code, so many addresses guess no more than each five times at its own.
    await strangers(5, async (address) =>
      expect(await reset(owner, address, code)).toMatchObject({ status: 422 }),
    );
    for (let tries = 4; tries > 0; tries -= 1)
      expect((await reset(owner, owner.home, another(code))).data.left).toBeGreaterThanOrEqual(tries);
    expect(await reset(owner, owner.home, code)).toMatchObject({ status: 200 });
  });

  it('answers alike for an account that is not there', async () => {
    const unknown = { username: 'nobody@keo.example', email: 'nobody@keo.example' };
    const answers: number[] = [];
    await strangers(7, async (address) => {
      for (let no = 0; no < 10; no += 1) answers.push((await ask(unknown, address)).status);
    });
    expect(answers.filter((status) => status === 200)).toHaveLength(61);
    const home = newAddress();
    expect(await ask(unknown, home)).toMatchObject({ status: 200 });
    for (let tries = 4; tries >= 0; tries -= 1)
      expect((await reset(unknown, home, '000000')).data.left).toBeGreaterThanOrEqual(tries);
  });
});
