import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { dealLogs, notificationCounters } from '../../modules/notifications/deal-log.table.ts';
import { lineAt } from '../../modules/chat/message-lines.ts';
import { worded } from '../../modules/notifications/log-words.ts';
import { toSentence } from '../../modules/notifications/to-deal-log.ts';
import { users } from '../../modules/users/users.table.ts';
import { type Api, createApi, signInAs } from '../testing/call-api.ts';
import { startApp } from '../testing/start-app.ts';
import { marketSeed } from './market-seed.ts';

let app: App;
// Twenty days are lived through first, on a machine that may be busy with other tests.
beforeAll(async () => {
  app = await startApp({ demo: 'named' });
});

const hour = 3_600_000;
const as = async (username: string): Promise<Api> => createApi(app, await signInAs(app, username));
const getTitle = (jobId: string) => marketSeed.jobs.find(({ id }) => id === jobId)?.title;
const getRows = async (query: string) =>
  (await app.platform.db.execute(sql.raw(query))).rows.map((row) => Object(row));
/** The deal for one of its sides. */
const getDeal = async (username: string, role: 'author' | 'worker', jobId: string, state: string) => {
  const { list } = (
    await (await as(username)).get(`/job-deal/my-deals-list?role=${role}&state=${state}&pageSize=50`)
  ).data;
  return list.find(({ job }: { job: { title: string } }) => job.title === getTitle(jobId));
};
const getUnread = async (username: string) => (await (await as(username)).get('/user/info')).data.unread;
const hoursUntil = (moment: string) => Math.round((Date.parse(moment) - +app.platform.clock.now()) / hour);

describe('the demo people', () => {
  it.each(marketSeed.users)('$username signs in and sees their name and balances', async (user) => {
    const me = (await (await as(user.username)).get('/user/info')).data;
    const wallet = marketSeed.wallets.find(({ userId }) => userId === user.id);
    expect(me).toMatchObject({
      id: user.id,
      displayName: user.name,
      balance: wallet?.balance,
      heldBalance: wallet?.held,
      withdrawingBalance: wallet?.withdrawing,
      verified: { email: true, phone: true },
    });
  });

  it('find news, and the new account finds none', async () => {
    expect(await getUnread('minhanh')).toBeGreaterThan(1);
    expect(await getUnread('quochuy')).toBeGreaterThan(0);
    expect(await getUnread('ducthinh')).toBe(0);
    expect(await app.platform.db.$count(dealLogs, sql`recipient_id = 'u10'`)).toBe(0);
  });
});

const texts = (list: { text: string }[]) => list.map(({ text }) => text);

describe('the demo market', () => {
  it('has every job in the state it is said to be in', async () => {
    const found = await getRows(
      'select title, kind, state, price, slots, author_id from jobs order by title',
    );
    const said = marketSeed.jobs.map(({ title, kind, state, price, slots, authorId }) => ({
      title,
      kind,
      state,
      price,
      slots,
      author_id: authorId,
    }));
    expect(found.map((row) => ({ ...row, price: Number(row.price) }))).toEqual(expect.arrayContaining(said));
    expect(found).toHaveLength(said.length);
  });

  it('has every deal in the state it is said to be in, with the money it holds', async () => {
    const found = await getRows(
      `select j.title, d.worker_id, d.author_id, d.state, d.held_price + d.held_fee as held
       from deals d join jobs j on j.id = d.job_id`,
    );
    const said = marketSeed.deals.map(({ jobId, workerId, authorId, state, held }) => ({
      title: getTitle(jobId),
      worker_id: workerId,
      author_id: authorId,
      state,
      held,
    }));
    expect(found.map((row) => ({ ...row, held: Number(row.held) }))).toEqual(expect.arrayContaining(said));
    expect(found).toHaveLength(said.length);
  });

  it('has the applications that are said to wait, to be marked, turned down and taken back', async () => {
    const found = await getRows(
      `select j.title, a.worker_id, a.state || case when a.shortlisted then ' (shortlisted)' else '' end as state
       from applications a join jobs j on j.id = a.job_id`,
    );
    const said = marketSeed.applications.map(({ jobId, workerId, state }) => ({
      title: getTitle(jobId),
      worker_id: workerId,
      state,
    }));
    expect(found).toEqual(expect.arrayContaining(said));
  });

  it.each([
    ['minhanh', 'author', 'j06', 'IN_PROGRESS', 5],
    ['minhanh', 'author', 'j09', 'DISPUTED', 18],
    ['quochuy', 'author', 'j01', 'IN_PROGRESS', 20],
    ['quochuy', 'author', 'j07', 'NEGOTIATING', 30],
    ['hoanglong', 'worker', 'j08', 'FUNDED', 28],
    ['camtu', 'author', 'j12', 'AGREED', 33],
  ] as const)('leaves %s, as %s of %s (%s), %i hours', async (username, role, jobId, state, left) => {
    const { nextTimer } = await getDeal(username, role, jobId, state);
    expect(hoursUntil(nextTimer.at)).toBe(left);
  });

  it('goes on by itself: what comes next waits in the queue', async () => {
    const [waiting] = await getRows(
      "select count(distinct data->>'dealId')::int as deals from jobs.job where name = 'deal.clock' and state = 'created'",
    );
    const living = marketSeed.deals.filter(({ state }) => !['COMPLETED', 'EXPIRED'].includes(state));
    expect(waiting.deals).toBeGreaterThanOrEqual(living.length);
  });

  it('shows proofs with pictures that can be opened, and keeps each round', async () => {
    const { id: dealId } = await getDeal('minhanh', 'author', 'j06', 'IN_PROGRESS');
    const { proofs } = (await (await as('minhanh')).post('/job-deal/job-deal-info', { dealId })).data;
    expect(proofs.map(({ state }: { state: string }) => state)).toEqual([
      'APPROVED',
      'SUBMITTED',
      'REQUIRED',
    ]);
    expect(new Set(proofs[0].evidence.map(({ round }: { round: number }) => round))).toEqual(new Set([1, 2]));
    const { fileId } = proofs[0].evidence[0];
    const { url } = (await (await as('minhanh')).get(`/upload/file-url/${fileId}`)).data;
    const picture = await app.server.inject(url);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect(picture.rawPayload.length).toBeGreaterThan(1000);
  });

  it('tells nothing that did not happen: every sentence is whole, its moment past, its number its own', async () => {
    const { db } = app.platform;
    const logs = await worded(db, await db.select().from(dealLogs), lineAt);
    expect(logs.length).toBeGreaterThan(150);
    const now = app.platform.clock.now();
    for (const log of logs) {
      const { createdAt, updatedAt } = log;
      expect(toSentence(log, 'vi')).not.toMatch(/^$|undefined|NaN|[Mm]ột việc|Đối tác|[{}]/);
      expect(+createdAt).toBeLessThanOrEqual(+now);
      expect(+updatedAt).toBeGreaterThanOrEqual(+createdAt);
      expect(+now - +createdAt).toBeLessThan(481 * hour);
    }
    for (const { userId, lastSeq } of await app.platform.db.select().from(notificationCounters)) {
      const seqs = logs.filter(({ recipientId }) => recipientId === userId).map(({ seq }) => seq);
      expect([Math.max(...seqs), new Set(seqs).size]).toEqual([lastSeq, seqs.length]);
    }
  });

  it('has two published reviews, one that is sealed, and those that are still to be written', async () => {
    const about = async (userId: string) =>
      (await (await as('ducthinh')).get(`/review/reviews-list?userId=${userId}`)).data;
    const [ofWorker, ofAuthor, ofSealed] = [await about('u07'), await about('u01'), await about('u02')];
    expect(texts(ofWorker.list)).toEqual(['Bài đúng giọng thương hiệu, nộp sớm một ngày.']);
    expect(texts(ofAuthor.list)).toEqual(['Yêu cầu rõ, duyệt trong 3 giờ.']);
    expect([ofWorker.ratings.worker.ratingCount, ofAuthor.ratings.author.ratingCount]).toEqual([1, 1]);
    expect(ofSealed.total).toBe(0);
    const input = (await (await as('thuha')).get('/review/my-reviews-list?tab=given')).data.list;
    expect(input).toMatchObject([{ state: 'SEALED', jobTitle: getTitle('j11') }]);
    const todo = (await (await as('quochuy')).get('/review/my-reviews-list?tab=todo')).data.list;
    expect(todo.map(({ isOtherIn }: { isOtherIn: boolean }) => isOtherIn).toSorted()).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('says in a wallet what each hold is for, by its title', async () => {
    const { list } = (await (await as('camtu')).get('/wallet/wallet-holds-list')).data;
    expect(list).toMatchObject([
      { kind: 'DEAL', title: getTitle('j08'), amount: 28_500_000 },
      { kind: 'JOB', title: getTitle('j03'), amount: 4_725_000 },
    ]);
  });

  it('earned the platform what its ledger says, and all books hold', async () => {
    const [fee] = await getRows("select balance from ledger_accounts where id = 'platform:fee'");
    expect(Number(fee.balance)).toBe(915_750);
    expect((await (await as('minhanh')).get('/sandbox/reconcile')).data).toMatchObject({ ok: true });
  });

  it('is not made where the sandbox is off', async () => {
    const empty = await startApp({ sandbox: false });
    expect(await empty.platform.db.$count(users)).toBe(0);
  });
});
