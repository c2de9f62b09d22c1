import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import { type Api, createApi } from '../../dev/testing/call-api.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { contactMessages } from './contact.table.ts';

let app: App;
let anyone: Api;
beforeAll(async () => {
  app = await startApp({ rateLimits: true });
  anyone = createApi(app);
});

const message = {
  name: 'Trần Văn Bình',
  email: 'binh@keo.example',
  topic: 'PAYMENT',
  text: 'Tôi nạp tiền mà ví chưa cập nhật, nhờ kiểm tra giúp.',
};
const send = (body: object, language = 'vi') =>
  app.server.inject({
    method: 'POST',
    url: '/au/api/support/send-contact',
    headers: { 'accept-language': language },
    payload: body,
  });
const mailsTo = async (email: string): Promise<{ subject: string; text: string }[]> =>
  (await anyone.get(`/sandbox/outbox?to=${email}`)).data.list;

describe('writing to support', () => {
  it('stores the message, answers its ticket and confirms it by mail', async () => {
    const { ticket } = (await send(message)).json().data;
    expect(ticket).toMatch(/^HT[2-9A-HJ-NP-Z]{8}$/);
    expect(await app.platform.db.select().from(contactMessages)).toMatchObject([
      { ticket, ...message, locale: 'vi' },
    ]);
    const [mail] = await mailsTo(message.email);
    expect(mail?.subject).toBe(`Keo đã nhận tin nhắn của bạn, mã ${ticket}`);
    expect(mail?.text).toContain(ticket);
  });

  it('confirms in the language of the sender', async () => {
    const email = 'ann@keo.example';
    const { ticket } = (await send({ ...message, email }, 'en-GB,en;q=0.9')).json().data;
    expect((await mailsTo(email))[0]?.subject).toBe(`We have your message, ticket ${ticket}`);
  });

  it.each([
    { ...message, email: 'khong-phai-email' },
    { ...message, text: 'ngắn' },
    { ...message, topic: 'GOSSIP' },
    { ...message, name: 'A' },
    { ...message, text: 'x'.repeat(4001) },
  ])('refuses what is not as the form asks', async (body) => {
    expect((await send(body)).json()).toMatchObject({ code: 10_000, data: { reason: 'INVALID' } });
  });

  it('is limited to five messages an hour', async () => {
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await send({ ...message, email: `nguoi${n}@keo.example` }));
    const last = answers.at(-1);
    expect(last?.statusCode).toBe(429);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect(await app.platform.db.$count(contactMessages)).toBe(5);
    expect(await mailsTo('nguoi5@keo.example')).toEqual([]);
  });
});
