import * as contract from '@keo/core/contract';
import type { Endpoint } from '@keo/core/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import type { Api } from '../../dev/testing/call-api.ts';
import { openRoom, say } from '../../dev/testing/chat-scene.ts';
import { copyRow, insertUsers } from '../../dev/testing/crowd.ts';
import {
  applied,
  drafted,
  fund,
  meet,
  negotiating,
  newId,
  ok,
  opened,
} from '../../dev/testing/market-scene.ts';
import { call, codeFor } from '../../dev/testing/person.ts';
import { add, finished } from '../../dev/testing/review-scene.ts';
import { quickJob } from '../../dev/testing/sample-jobs.ts';
import { lacksRealParts, startApp } from '../../dev/testing/start-app.ts';
import { recordStatements } from '../../dev/testing/statements.ts';

const [few, many] = [5, 20];

const isEndpoint = (one: unknown): one is Endpoint => Reflect.has(Object(one), 'path');
const getEntries = (schema: object): object => Object(Reflect.get(schema, 'entries'));
const pagedPaths = Object.values<unknown>(contract)
  .flatMap((group) => Object.values(Object(group)))
  .filter(isEndpoint)
  .filter(({ data, input }) => 'list' in getEntries(data) && 'pageSize' in getEntries(input))
  .map(({ path }) => path);

/** Author and worker, each with twenty rows in every list. */
async function twentyOfEach(app: App): Promise<Record<string, { reader: Api; of?: string }>> {
  const { db } = app.platform;
  const twenty = (table: string, id: string, change: string) =>
    copyRow(db, table, { id, count: many, change: `jsonb_build_object(${change})` });
  const scene = await meet(app);
  const { author, worker } = scene;

  await insertUsers(db, many);
  const job = await opened(scene);
  await twenty('jobs', job.id, `'id', 'jb' || n, 'slug', 'viec-' || n`);
  await twenty('jobs', job.id, `'id', 'jo' || n, 'slug', 'viec-khac-' || n, 'author_id', 'c' || n`);
  const { id: applicationId, jobId } = await applied(scene);
  await twenty('applications', applicationId, `'id', 'aw' || n, 'job_id', 'jo' || n, 'author_id', 'c' || n`);
  await twenty('applications', applicationId, `'id', 'aa' || n, 'worker_id', 'c' || n`);

  const deal = await negotiating(scene);
  await twenty('deals', deal.id, `'id', 'dl' || n, 'job_id', 'jb' || n`);
  const ended = await finished(scene);
  await ok(add(author, ended));
  await ok(add(worker, ended));
  const { mine: review } = await ok(author.get(`/review/deal-reviews?dealId=${ended.id}`));
  await twenty('reviews', review.id, `'id', 'rv' || n, 'deal_id', 'dl' || n`);
  const room = await openRoom(author, { dealId: deal.id });
  await say(author, room.id, 'Em xem giúp chị nhé');
  await twenty('chat_rooms', room.id, `'id', 'rm' || n, 'job_id', 'jb' || n`);
  const { list: messages } = await ok(worker.get(`/chat/messages-list?roomId=${room.id}`));
  const inRooms = `'id', 'ms' || n, 'room_id', 'rm' || n, 'client_id', 'copy' || n`;
  await twenty('chat_messages', messages[0].id, inRooms);
  const logs = await ok(worker.get(`/jobdeallog/jobs-deal-logs-list?dealId=${deal.id}&pageSize=1`));
  const ofEvents = `'metadata', metadata || jsonb_build_object('eventId', 'ev' || n)`;
  await twenty('deal_logs', logs.list[0].id, `'id', 'lg' || n, 'seq', 1000 + n, ${ofEvents}`);

  const { email, id: authorId } = await ok(author.get('/user/info'));
  const card = { bankBin: '970436', accountNo: '0123456789', accountName: 'Person' };
  const { id: cardId } = await ok(author.post('/bank-card/add-bank-card', card));
  await ok(author.post('/bank-card/verify-bank-card', { cardId, code: await codeFor(app, email) }));
  await call(app, '/sandbox/advance-clock', { body: { minutes: 24 * 60 + 1 } });
  const order = { amount: 100_000, cardId, requestId: newId() };
  await author.post('/withdraw/create-withdraw', order);
  const { id: withdrawId } = await ok(
    author.post('/withdraw/create-withdraw', { ...order, otp: await codeFor(app, email) }),
  );
  await twenty('withdrawals', withdrawId, `'id', 'wd' || n, 'provider_ref', null`);
  const other = { ...card, accountNo: '9876543210' };
  const { id: otherId } = await ok(author.post('/bank-card/add-bank-card', other));
  await twenty('bank_cards', otherId, `'id', 'bc' || n, 'account_no_hash', 'hash' || n`);

  const claim = { amount: 300_000, sentAt: new Date().toISOString(), requestId: newId() };
  const { id: claimId } = await ok(author.post('/recharge/create-recharge-claim', claim));
  await twenty('recharge_claims', claimId, `'id', 'cl' || n`);
  const { id: draftId } = await drafted(scene);
  await twenty('jobs', draftId, `'id', 'jd' || n, 'slug', 'nhap-' || n`);
  for (let made = 0; made < many; made++) {
    await fund(author, 10_000);
    await opened(scene, { ...quickJob, slots: 1 });
  }
  // The clock has moved by a day: they sign in again.
  await ok(worker.get('/user/info'));
  return {
    '/job-application/applications-list': { reader: author, of: `jobId=${jobId}` },
    '/job-application/my-applications-list': { reader: worker },
    '/bank-card/bank-cards-list': { reader: author },
    '/bank-card/banks-list': { reader: author },
    '/chat/rooms-list': { reader: worker },
    '/chat/search-messages': { reader: worker, of: 'q=xem' },
    '/job-deal/my-deals-list': { reader: worker },
    '/jobdeallog/jobs-deal-logs-list': { reader: worker, of: `dealId=${deal.id}` },
    '/jobdeallog/jobs-my-deal-logs-list': { reader: worker },
    '/job/jobs-list': { reader: worker },
    '/job/jobs-my-list': { reader: author },
    '/job/jobs-of-author': { reader: worker, of: `authorId=${authorId}` },
    '/recharge/recharge-suspense-list': { reader: author },
    '/recharge/recharges-list': { reader: author },
    '/review/my-reviews-list': { reader: worker, of: 'tab=received' },
    '/review/reviews-list': { reader: author, of: `userId=${deal.worker.id}` },
    '/transaction/books-list': { reader: author },
    '/transaction/transactions-list': { reader: author },
    '/wallet/wallet-holds-list': { reader: author },
    '/withdraw/withdraws-list': { reader: author },
  };
}

describe.skipIf(lacksRealParts)('a list of twenty', () => {
  let lists: Awaited<ReturnType<typeof twentyOfEach>>;
  const record = recordStatements();
  beforeAll(async () => {
    lists = await twentyOfEach(await startApp());
  });

  async function statementsFor(path: string, pageSize: number, filter = ''): Promise<number> {
    const list = lists[path];
    if (!list) throw new Error(`Nobody here has twenty of ${path}`);
    const address = `${path}?pageSize=${pageSize}&${list.of ?? filter}`;
    const { answer, statements } = await record(() => ok(list.reader.get(address)));
    expect(answer.list).toHaveLength(pageSize);
    return statements.length;
  }

  it.each(pagedPaths)('%s is read with as many statements as one of five', async (path) => {
    const budget = await statementsFor(path, few);
    expect(await statementsFor(path, many)).toBe(budget);
  });

  it.each([
    ['/job-deal/my-deals-list', 'live=true&sort=newest'],
    ['/job/jobs-my-list', 'waiting=true'],
  ])('%s?%s is read with no more statements than all of it', async (path, filter) => {
    const budget = await statementsFor(path, few);
    expect(await statementsFor(path, many, filter)).toBe(budget);
  });
});
