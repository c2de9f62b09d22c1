import { expect, it, onTestFinished, vi } from 'vitest';
import { createApi } from '../../dev/testing/call-api.ts';
import { register } from '../../dev/testing/person.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { ok } from '../../dev/testing/market-scene.ts';
import { createUnsubscribing } from './unsubscribing.ts';

const publicUrl = 'https://keo.example';
const secret = 'one secret for all of these tests, as long as it must be';
const app = await startApp({ publicUrl, secret });

async function newPerson(locale: 'vi' | 'en' = 'vi') {
  const api = createApi(app, (await register(app)).accessToken);
  const { id } = await ok(api.post('/user/update-info', { settings: { locale } }));
  return { api, id: String(id) };
}
const choices = async ({ api }: Awaited<ReturnType<typeof newPerson>>) => ok(api.get('/user/news-choices'));

const open = (url: string, method: 'GET' | 'POST' = 'GET', payload?: string, type?: string) =>
  app.server.inject({
    method,
    url: url.slice(publicUrl.length),
    ...(payload !== undefined && { payload }),
    headers: { host: 'keo.example', ...(type !== undefined && { 'content-type': type }) },
  });
const form = 'application/x-www-form-urlencoded';

it('a link that is opened changes nothing; one press switches its topic off, and on again', async () => {
  const person = await newPerson();
  const url = app.unsubscribing.getUrl(person.id, 'messages');
  const page = await open(url);
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(page.body).toContain('E-mail về tin nhắn đang bật');
  expect(page.body).toContain('<form method="post">');
  expect((await choices(person)).messages).toEqual({ app: true, mail: true });

  const off = await open(url, 'POST', 'mail=off', form);
  expect(off.body).toContain('Đã tắt e-mail về tin nhắn');
  expect(await choices(person)).toMatchObject({
    messages: { app: true, mail: false },
    proofs: { app: true, mail: true },
    deadlines: { app: true, mail: true },
  });
  expect((await open(url)).body).toContain('Bật lại e-mail về tin nhắn');
  await open(url, 'POST', 'mail=on', form);
  expect((await choices(person)).messages.mail).toBe(true);
});

it.each([
  ['List-Unsubscribe=One-Click', form],
  [
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ],
  ['', undefined],
] as const)('a mail program that posts %j switches it off, without a redirect', async (body, type) => {
  const person = await newPerson('en');
  const answer = await open(app.unsubscribing.getUrl(person.id, 'proofs'), 'POST', body, type);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('E-mail about proofs and reviews is off');
  expect(answer.body).toContain('<html lang="en">');
  expect((await choices(person)).proofs.mail).toBe(false);
});

it('a link survives a restart, says nothing, and fits nobody and nothing else', async () => {
  const [mine, other] = [await newPerson(), await newPerson()];
  const url = app.unsubscribing.getUrl(mine.id, 'applications');
  expect(url).not.toContain(mine.id);
  expect(url).not.toContain('applications');
  const token = url.split('/').at(-1) ?? '';
  expect(createUnsubscribing({ secret, publicUrl }).read(token)).toEqual({
    userId: mine.id,
    topic: 'applications',
  });
  const forged = createUnsubscribing({ secret: 'another', publicUrl }).getUrl(other.id, 'proofs');
  const account = app.unsubscribing.getUrl(mine.id, 'account');
  const nobody = app.unsubscribing.getUrl('us_none', 'proofs');
  for (const wrong of [
    forged,
    account,
    nobody,
    `${url}x`,
    url.slice(0, -2),
    url.replace(/v1\..{4}/, 'v1.AAAA'),
  ]) {
    expect((await open(wrong)).statusCode).toBe(404);
    expect((await open(wrong, 'POST', 'mail=off', form)).statusCode).toBe(404);
  }
  const all = { app: true, mail: true };
  expect(await choices(other)).toEqual({
    deadlines: all,
    applications: all,
    proofs: all,
    messages: all,
    account: all,
  });
  expect(await choices(mine)).toEqual(await choices(other));
});

it('a link is not called unknown while the database cannot be read', async () => {
  const { id } = await newPerson();
  const url = app.unsubscribing.getUrl(id, 'proofs');
  const reading = vi.spyOn(app.users, 'byId').mockRejectedValue(new Error('connection lost'));
  onTestFinished(() => reading.mockRestore());
  expect((await open(url)).statusCode).toBe(500);
  expect((await open(url, 'POST', 'mail=off', form)).statusCode).toBe(500);
});

it('two pages that switch two things at once both succeed', async () => {
  const person = await newPerson();
  const choose = (topic: string, channel: string, isOn: boolean) =>
    person.api.post('/user/choose-news', { topic, channel, isOn });
  await Promise.all([
    choose('messages', 'mail', false),
    choose('proofs', 'app', false),
    choose('deadlines', 'mail', false),
    open(app.unsubscribing.getUrl(person.id, 'applications'), 'POST', 'mail=off', form),
  ]);
  expect(await choices(person)).toEqual({
    deadlines: { app: true, mail: false },
    applications: { app: true, mail: false },
    proofs: { app: false, mail: true },
    messages: { app: true, mail: false },
    account: { app: true, mail: true },
  });
});

it.each([
  ['account', 'mail'],
  ['account', 'app'],
  ['deadlines', 'app'],
])('what always comes cannot be switched off: %s by %s', async (topic, channel) => {
  const person = await newPerson();
  const answer = await person.api.post('/user/choose-news', { topic, channel, isOn: false });
  expect(answer).toMatchObject({ status: 422, data: { reason: 'NOT_ALLOWED' } });
});
