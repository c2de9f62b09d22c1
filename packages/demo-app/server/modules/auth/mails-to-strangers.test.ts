import { expect, it } from 'vitest';
import { createApi } from '../../dev/testing/call-api.ts';
import { call, codeFor } from '../../dev/testing/person.ts';
import { addCard, newAccountNo } from '../../dev/testing/same-person.ts';
import { startApp } from '../../dev/testing/start-app.ts';

it.each(['vi', 'en'] as const)(
  'a mail to an address that nobody proved holds no word of whoever caused it (%s)',
  async (locale) => {
    const app = await startApp();
    const email = 'victim@keo.example';
    const displayName = 'Nhan Thuong Tai Evil Com';
    const username = 'evil_thuong';
    const text = 'Bạn trúng thưởng 50 triệu, nhận tại https://evil.example/thuong ngay hôm nay.';
    const account = { username, displayName, email, password: 'mưa rào tháng bảy', acceptTerms: true };
    const { data } = await call(app, '/user/register', { body: account, locale });
    const contact = { name: displayName, email, topic: 'OTHER', text };
    expect(await call(app, '/support/send-contact', { body: contact, locale })).toMatchObject({
      status: 200,
    });
    expect(await addCard(createApi(app, data.accessToken), newAccountNo(), displayName)).toMatchObject({
      status: 200,
    });
    const change = { currentPassword: account.password, newPassword: 'gió mùa đông bắc' };
    await call(app, '/user/change-password', { token: data.accessToken, body: change });
    await call(app, '/user/send-email', { body: { email, purpose: 'VERIFY_EMAIL' } });
    await call(app, '/user/forgot-password', { body: { identifier: username } });
    const reset = { identifier: username, code: await codeFor(app, email), password: account.password };
    expect(await call(app, '/user/reset-password', { body: reset })).toMatchObject({ status: 200 });

    const mails: { subject: string; text: string }[] = (await call(app, `/sandbox/outbox?to=${email}`)).data
      .list;
    expect(mails).toHaveLength(7);
    for (const mail of mails) {
      const said = `${mail.subject}\n${mail.text}`;
      expect(said).not.toMatch(/evil|thuong|thưởng/i);
      for (const [link] of said.matchAll(/\S+:\/\/\S+/g)) expect(link).toMatch(/^http:\/\/localhost\//);
    }
  },
);
