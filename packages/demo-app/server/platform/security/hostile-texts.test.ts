import { parse } from 'content-disposition';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { builtPages } from '../../dev/testing/built-pages.ts';
import { signInAs } from '../../dev/testing/call-api.ts';
import { getMessages } from '../../dev/testing/chat-scene.ts';
import {
  type HostileLife,
  asTyped,
  toCells,
  endLife,
  liveBy,
  mailsTo,
} from '../../dev/testing/hostile-life.ts';
import { asKept, hostileTexts } from '../../dev/testing/hostile-texts.ts';
import { isLong, sample } from '../../dev/testing/long-run.ts';
import { ok } from '../../dev/testing/market-scene.ts';
import { call } from '../../dev/testing/person.ts';
import { ofDeal, listPublished } from '../../dev/testing/review-scene.ts';
import { admission, openSocket } from '../../dev/testing/socket.ts';
import { type Node, startNode } from '../../dev/testing/start-app.ts';
import { advance } from '../../dev/testing/step-effects.ts';

const texts = hostileTexts.map(({ text }) => text);
/** `npm test` takes every text for multi-line fields, and one of every second kind for single-line fields. */
const firsts = hostileTexts.filter(({ kind }, n) => kind !== hostileTexts[n - 1]?.kind);
const shorts = isLong ? texts : sample(firsts, 2).map(({ text }) => text);
const words = shorts.map((short, index) => ({
  short,
  long: isLong ? short : texts.filter((_, n) => n % shorts.length === index).join('\n'),
}));
const atOnce = 8;

let app: Node;
let lives: HostileLife[];
async function each<Result>(deed: (life: HostileLife) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let n = 0; n < lives.length; n += atOnce)
    results.push(...(await Promise.all(lives.slice(n, n + atOnce).map(deed))));
  return results;
}

beforeAll(async () => {
  app = await startNode({ pagesFolder: await builtPages(), publicUrl: 'https://keo.example' });
  lives = [];
  for (let n = 0; n < words.length; n += atOnce)
    lives.push(...(await Promise.all(words.slice(n, n + atOnce).map((each) => liveBy(app, each)))));
});

it('there are at least 150 of them, and each fits whole into every field', () => {
  expect(new Set(texts).size).toBeGreaterThanOrEqual(150);
  expect(texts.filter((text) => asKept(text).trim().length < 2 || text.length > 60)).toEqual([]);
});

describe('texts are answered as typed, without bidi controls', () => {
  it('of people and postings', () =>
    each(async ({ scene, authorId, slug, typed }) => {
      const { displayName, headline, bio } = await ok(scene.stranger.get(`/user/info/${authorId}`));
      expect({ displayName, headline, bio }).toEqual({
        displayName: typed.name,
        headline: typed.headline,
        bio: typed.bio,
      });
      expect(slug).toMatch(/^[a-z0-9-]+$/);
      const job = await ok(scene.visitor.get(`/job/job-info/${slug}`));
      expect(job).toMatchObject({
        title: typed.title,
        description: typed.description,
        conditions: [{ title: typed.proofTitle, instructions: typed.long }],
        author: { displayName: typed.name },
      });
      const { list } = await ok(scene.author.get('/job/jobs-my-list'));
      expect(list).toMatchObject([{ title: typed.title }]);
    }));

  it('of a deal, its history and its conversation', () =>
    each(async ({ scene, deal, roomId, typed, authorId }) => {
      for (const api of [scene.author, scene.worker])
        expect(await ok(api.post('/job-deal/job-deal-info', { dealId: deal.id }))).toMatchObject({
          job: { title: typed.title },
          author: { displayName: typed.name },
          worker: { displayName: typed.name },
          proofs: [{ title: typed.proofTitle, evidence: [{ text: typed.evidence }] }],
        });
      const history = await ok(scene.worker.get(`/jobdeallog/jobs-deal-logs-list?dealId=${deal.id}`));
      const { list } = await getMessages(scene.worker, roomId);
      expect(list.map(({ text }: { text: string }) => text)).toEqual([typed.short, typed.long]);
      const rooms = await ok(scene.worker.get('/chat/rooms-list'));
      expect(rooms.list).toMatchObject([
        {
          other: { id: authorId, displayName: typed.name },
          job: { title: typed.title },
          lastMessage: { text: typed.long },
        },
      ]);
      expect(history.list).toContainEqual(
        expect.objectContaining({
          action: 'DEAL_NOTE',
          metadata: expect.objectContaining({
            params: expect.objectContaining({ jobTitle: typed.title, otherName: typed.name }),
          }),
        }),
      );
    }));

  it('of a file, whose name has no path and no invisible characters', () =>
    each(async ({ scene, fileId }) => {
      const { name } = await ok(scene.worker.get(`/upload/file-info/${fileId}`));
      expect(name).toMatch(/^[^<>:"|?*/\\\p{Cc}\p{Cf}\u2028\u2029]+\.pdf$/u);
      const { url } = await ok(scene.worker.get(`/upload/file-url/${fileId}`));
      const { headers } = await app.server.inject({ url });
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      });
      expect(parse(String(headers['content-disposition'])).parameters['filename']).toBe(name);
    }));

  it('as JSON that no browser takes for a page', async () => {
    for (const { slug } of lives) {
      const { headers } = await call(app, `/job/job-info/${slug}`);
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
    }
  });
});

const getPage = async (slug: string) => {
  const { body } = await app.server.inject({ url: `/tasks/${slug}`, headers: { accept: 'text/html' } });
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body);
  return {
    html: body.replace(data?.[1] ?? '', ''),
    data: JSON.parse(data?.[1] ?? 'null'),
    written: data?.[1],
  };
};
/** The markup characters in order: equal for two pages of the same structure. */
const signs = (html: string) => html.match(/[<>"]/g)?.join('');
const unescaped = (text: string) =>
  text.replaceAll(/&(lt|gt|quot|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"' })[name] ?? '&');

describe('the first HTML of a posting', () => {
  it('has the same elements and attributes as any other, and the title as text', async () => {
    const plain = await liveBy(app, { short: 'Việc thường', long: 'Việc thường, không có gì lạ.' });
    const usual = signs((await getPage(plain.slug)).html);
    await each(async ({ slug, typed }) => {
      const { html, data, written } = await getPage(slug);
      expect(signs(html)).toBe(usual);
      expect(written).not.toMatch(/</);
      expect(unescaped(/<title>(.*?) · Keo<\/title>/s.exec(html)?.[1] ?? '')).toBe(typed.title);
      expect(data).toMatchObject({
        title: typed.title,
        description: typed.description,
        hiringOrganization: { name: typed.name },
      });
    });
  });
});

describe('a mail', () => {
  it('of a warning is plain text, with a subject of one line', async () => {
    const [first] = lives;
    if (!first) throw new Error('nobody lives');
    await advance(first.scene, (72 - 5) * 60);
    await each(async ({ scene, deal, typed }) => {
      await app.market.runClock('deal', deal.id);
      // Mails of some minutes are one.
      await advance(scene, 15);
      await vi.waitFor(async () => {
        const mails = await mailsTo(scene.author, app);
        const line = typed.title.replaceAll(/\s+/g, ' ');
        const warning = mails.find(({ subject }) => subject.startsWith('Còn '));
        expect(warning?.subject).toContain(`“${line}”`);
        expect(warning?.subject).not.toMatch(/[\r\n\u2028\u2029]/);
        expect(warning?.text).toContain(`Chào ${typed.name},`);
        expect(warning?.text).toContain(`Việc: ${line}\n`);
      });
    });
  });
});

describe('what is said of paid work', () => {
  beforeAll(() => each((life) => endLife(app, life)));

  it('is answered as it was typed', () =>
    each(async ({ scene, authorId, deal, typed }) => {
      const said = { text: typed.review, reply: typed.short, jobTitle: typed.title };
      expect(await listPublished(scene.visitor, authorId)).toMatchObject({
        list: [{ ...said, by: { displayName: typed.name } }],
      });
      expect(JSON.stringify(await ofDeal(scene.author, deal))).toContain(JSON.stringify(typed.review));
    }));

  it('is escaped against formulas in the CSV file', () =>
    each(async ({ scene, typed }) => {
      const { username } = await ok(scene.worker.get('/user/info'));
      const token = await signInAs(app, username, `a long secret of ${username}`);
      const url = '/au/api/transaction/transactions-export';
      const { body } = await app.server.inject({ url, headers: { authorization: token } });
      const rows = toCells(body);
      expect(rows).toMatchObject([{ length: 17 }]);
      for (const row of rows) {
        const [person = '', job = ''] = row.slice(7);
        expect([job, person].map(asTyped)).toEqual([typed.title, typed.name].map(asTyped));
        for (const cell of [job, person])
          expect(cell).not.toMatch(/^[\s\p{Cf}]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u);
      }
    }));
});

const getParams = (text: string) => ({ jobTitle: text, otherName: text, text });

it('a notification over the socket has the text as written', async () => {
  const socket = openSocket(app, await signInAs(app, 'ducthinh'));
  const heard = new Map<number, unknown>();
  socket.on('notification', ({ seq, metadata }) => void heard.set(seq, metadata.params));
  expect(await admission(socket)).toBe('in');
  for (const text of texts) {
    const body = {
      username: 'ducthinh',
      action: 'APPLICATION_REJECTED',
      metadata: { params: getParams(text) },
    };
    const { data } = await call(app, '/sandbox/notify', { body });
    const kept = asKept(text);
    expect(data.description).toBe(`“${kept}” lần này chọn người khác. ${kept} nhắn: “${kept}”`);
    await vi.waitFor(() => expect(heard.get(data.seq)).toMatchObject(getParams(asKept(text))));
  }
});
