import { once } from 'node:events';
import { type Socket, createServer } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { hostileTexts } from '../../dev/testing/hostile-texts.ts';
import { isLong } from '../../dev/testing/long-run.ts';
import { call } from '../../dev/testing/person.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { until } from '../../dev/testing/until.ts';
import { outboxMessages } from './outbox.table.ts';

/** An SMTP server that rejects the first mail with a temporary error. */
function createMailServer() {
  const mails: string[] = [];
  let turnedAway = false;
  const serve = (socket: Socket) => {
    let mail: string | null = null;
    socket.write('220 mail.test\r\n');
    socket.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (mail !== null && line === '.') {
          mails.push(mail);
          mail = null;
          socket.write('250 kept\r\n');
        } else if (mail !== null) mail += `${line}\n`;
        else if (line === 'DATA' && !turnedAway) {
          turnedAway = true;
          socket.write('451 later\r\n');
        } else if (line === 'DATA') {
          mail = '';
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
    socket.on('error', () => undefined);
  };
  return { server: createServer(serve).listen(0, '127.0.0.1'), mails };
}

const { server, mails } = createMailServer();
await once(server, 'listening');
afterAll(() => void server.close());
const port = Object(server.address())['port'];
const app = await startApp({ sandbox: false, smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true` });
const stored = () => app.platform.db.select().from(outboxMessages);

describe('mails outside the sandbox', () => {
  it('are sent by SMTP once, after a retry, and their text is cleared', async () => {
    const person = { username: 'mailed', email: 'mailed@keo.example', password: 'mưa rào tháng bảy' };
    const answer = await call(app, '/user/register', { body: { ...person, acceptTerms: true } });
    expect(answer.status).toBe(200);
    await until('the mail is there', () => mails.length > 0);
    await until('it is written down', async () => (await stored()).every((mail) => mail.sentAt !== null));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('To: mailed@keo.example');
    expect(mails[0]).toContain('From: Keo <no-reply@localhost>');
    expect(await stored()).toMatchObject([{ to: 'mailed@keo.example', subject: '', text: '', code: null }]);
  });

  it('have the headers they always have, whatever their subject and their text hold', async () => {
    const { db, outbox } = app.platform;
    const to = 'careful@keo.example';
    const before = mails.length;
    const send = (text: string) =>
      outbox.send(db, { channel: 'EMAIL', to, locale: 'vi', subject: `“${text}”`, text });
    const plain = 'Thiết kế logo';
    const some = hostileTexts.filter(({ kind }) => isLong || kind === 'headers and bodies of mails');
    const all = [plain, ...some.map(({ text }) => text)];
    for (const text of all) await send(text);
    await until('all have left', () => mails.length === before + all.length);
    for (const mail of mails.slice(before)) {
      const [head = ''] = mail.split('\n\n');
      const names = head.split(/\n(?![ \t])/).map((line) => line.split(':')[0]);
      expect(names).toEqual(['From', 'To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type']);
      expect(head).toContain(`\nTo: ${to}\n`);
      expect(head).toMatch(/\nContent-Type: multipart\/alternative;\s+boundary="[^"]+"$/);
      expect(mail.match(/^Content-Type: text\/(plain|html); charset=utf-8$/gm)).toHaveLength(2);
    }
  });

  it('of news can be switched off by the mail program', async () => {
    const { db, outbox } = app.platform;
    const before = mails.length;
    const unsubscribeUrl = 'https://keo.example/au/api/user/unsubscribe/v1.a.b.c';
    const mail = {
      channel: 'EMAIL',
      to: 'news@keo.example',
      locale: 'en',
      subject: 'News',
      text: 'News',
    } as const;
    await outbox.send(db, { ...mail, unsubscribeUrl });
    await until('it has left', () => mails.length === before + 1);
    expect(mails.at(-1)).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\n`);
    expect(mails.at(-1)).toContain('\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n');
    await until('it is cleared', async () =>
      (await stored()).every(({ html, unsubscribeUrl: url }) => html === null && url === null),
    );
  });
});
