import { jobCategories, provinces } from '@keo/core/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../../app.ts';
import { createBankAccounts } from '../../../modules/bank-cards/bank-accounts.ts';
import { lineAt } from '../../../modules/chat/message-lines.ts';
import { toDealLogs } from '../../../modules/notifications/to-deal-log.ts';
import { dealLogs } from '../../../modules/notifications/deal-log.table.ts';
import { withdrawals } from '../../../modules/withdraw/withdraw.table.ts';
import { type Api, createApi, signInAs } from '../../testing/call-api.ts';
import { isLong } from '../../testing/long-run.ts';
import { startApp } from '../../testing/start-app.ts';
import { marketSeed } from '../market-seed.ts';
import { hashInputs } from './hash-inputs.ts';
import { playPast } from '../play-past.ts';
import { type PastFile, readPast } from './past-file.ts';
import { countLinks } from './relink-histories.ts';
import { getStanding } from './get-standing.ts';

const day = 24 * 3_600_000;
let past: PastFile;
let app: App;
beforeAll(async () => {
  past = await readPast();
  app = await startApp({ demo: 'market' });
});

const getRows = async (query: string) =>
  (await app.platform.db.execute(sql.raw(query))).rows.map((row) => Object(row));
const ready = (table: string) => past.tables.find(({ name }) => name === table)?.rows ?? [];
const laid = async (table: string) =>
  (await getRows(`select row_to_json(t) as row from ${table} t`)).map(({ row }) => row);
const getCount = async (query: string) => Number((await getRows(`select count(*) as n from ${query}`))[0].n);
const as = async (username: string): Promise<Api> => createApi(app, await signInAs(app, username));
const hoursUntil = (moment: string) =>
  Math.round((Date.parse(moment) - +app.platform.clock.now()) / 3_600_000);

it('lies ready as the migrations and the seed of today make it', async () => {
  expect(past.inputsHash, 'the past is of older migrations or an older seed: run `pnpm past`').toBe(
    await hashInputs(),
  );
});

it.runIf(isLong)('is what living through it by the law of today comes to', async () => {
  expect(getStanding(await playPast())).toEqual(getStanding(past));
});

describe('the laid market', () => {
  it('is that past, laid and not lived anew', async () => {
    const deals = ready('deals').map(({ id }) => id);
    expect(deals.length).toBeGreaterThan(150);
    expect(new Set((await laid('deals')).map(({ id }) => id))).toEqual(new Set(deals));
  });

  it('has more than forty open jobs, of each category, in each province and of both kinds', async () => {
    const open = await getRows(
      "select kind, category_slug, province_code from jobs where state = 'OPEN' and expires_at > now()",
    );
    expect(open.length).toBeGreaterThanOrEqual(40);
    const seen = (column: string) =>
      new Set(open.map((row) => row[column]).filter((value) => value !== null));
    expect(seen('category_slug')).toEqual(new Set(jobCategories.map(({ slug }) => slug)));
    expect(seen('province_code')).toEqual(new Set(Object.keys(provinces)));
    expect(seen('kind')).toEqual(new Set(['QUICK', 'PROJECT']));
  });

  it('shows sixty faces, each its own, and none of the new account', async () => {
    const photos = await getRows(
      'select p.id, md5(p.bytes) as face from user_photos p join users u on u.photo_id = p.id',
    );
    expect(photos.length).toBeGreaterThanOrEqual(60);
    expect(new Set(photos.map(({ face }) => face)).size).toBeGreaterThanOrEqual(60);
    const { avatarUrl } = (await (await as('minhanh')).get('/user/info')).data;
    const photo = await app.server.inject(avatarUrl);
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('is where people applied, worked, were judged, talked and moved money', async () => {
    for (const [least, rows] of [
      [60, 'users'],
      [150, 'applications'],
      [60, "deals where state = 'COMPLETED'"],
      [1, "deals where state = 'CANCELLED'"],
      [10, 'proofs where is_auto'],
      [10, 'proofs where revision_count > 0'],
      [2, "proofs where decisions::text like '%REJECT%'"],
      [80, 'chat_rooms'],
      [200, 'chat_messages'],
      [60, "recharges where state = 'SUCCEEDED'"],
      [30, "withdrawals where state = 'SUCCEEDED'"],
    ] as const)
      expect({ rows, least: await getCount(rows) }).toEqual({
        rows,
        least: expect.toSatisfy((n: number) => n >= least),
      });
  });

  it.each(['u01', 'u02', 'u03', 'u04', 'u05', 'u07', 'u08', 'u09'])(
    'moves the money of %s in each of three months',
    async (userId) => {
      const at = +app.platform.clock.now();
      const moments = (
        await getRows(`select created_at from ledger_entries where account_id = 'user:${userId}:available'`)
      ).map(({ created_at }) => Math.floor((at - Date.parse(created_at)) / (31 * day)));
      expect(new Set(moments)).toEqual(new Set([0, 1, 2]));
    },
  );

  it.each(marketSeed.users)('leaves $username the balances of the seed file', async ({ username, id }) => {
    const wallet = marketSeed.wallets.find(({ userId }) => userId === id);
    expect((await (await as(username)).get('/user/info')).data).toMatchObject({
      balance: wallet?.balance,
      heldBalance: wallet?.held,
      withdrawingBalance: wallet?.withdrawing,
    });
  });

  it('leaves the deals of the seed file as they are, with the hours they have left', async () => {
    const living = await getRows(`select state, held_price + held_fee as held, worker_id, author_id from deals
      where (author_id like 'u%' or worker_id like 'u%') and state not in ('COMPLETED', 'CANCELLED', 'EXPIRED')`);
    const said = marketSeed.deals.filter(({ state }) => !['COMPLETED', 'EXPIRED'].includes(state));
    expect(living.map((row) => ({ ...row, held: Number(row.held) }))).toEqual(
      expect.arrayContaining(
        said.map(({ state, held, workerId, authorId }) => ({
          state,
          held,
          worker_id: workerId,
          author_id: authorId,
        })),
      ),
    );
    expect(living).toHaveLength(said.length);
    const { list } = (
      await (await as('minhanh')).get('/job-deal/my-deals-list?role=author&state=IN_PROGRESS')
    ).data;
    expect(list.map(({ nextTimer }: { nextTimer: { at: string } }) => hoursUntil(nextTimer.at))).toEqual([5]);
  });

  it('leaves the new account empty', async () => {
    const api = await as('ducthinh');
    expect((await api.get('/user/info')).data).toMatchObject({
      balance: 0,
      heldBalance: 0,
      unread: 0,
      avatarUrl: null,
    });
    for (const path of [
      '/job/jobs-my-list',
      '/job-deal/my-deals-list?role=worker',
      '/transaction/transactions-list',
      '/chat/rooms-list',
      '/job-application/my-applications-list',
      '/bank-card/bank-cards-list',
    ])
      expect([path, (await api.get(path)).data.list]).toEqual([path, []]);
  });

  it('ends now: nothing lies in the future, and no clock strikes as soon as it is laid', async () => {
    const now = app.platform.clock.now();
    for (const { createdAt } of await app.platform.db.select().from(dealLogs))
      expect(+createdAt).toBeLessThanOrEqual(+now);
    const [newest] = await getRows('select max(created_at) as at from ledger_entries');
    expect(Date.parse(newest.at)).toBeLessThanOrEqual(+now);
    const waiting = await getRows(
      "select start_after as at from jobs.job where state = 'created' and data ?| array['dealId', 'jobId']",
    );
    expect(waiting.length).toBeGreaterThan(100);
    for (const { at } of waiting) expect(Date.parse(at) - +now).toBeGreaterThan(55 * 60_000);
  });

  it('has histories whose links hold as they did, though their moments were moved', async () => {
    const held = countLinks(ready('deal_logs'), ready('deals'));
    expect(held.deals).toBe(ready('deals').length);
    expect(countLinks(await laid('deal_logs'), await laid('deals'))).toEqual(held);
  });

  it('has logs whose sentences are whole, with the moments that were moved', async () => {
    const { db } = app.platform;
    const logs = await toDealLogs(db, await db.select().from(dealLogs), lineAt);
    expect(logs.filter(({ description }) => /^$|undefined|NaN|[{}]/.test(description))).toEqual([]);
    const due = logs
      .filter(({ metadata }) => Object(metadata).dueAt !== undefined)
      .map(({ description }) => description);
    expect(due.some((text) => /\d\d:\d\d, \d\d\/\d\d/.test(text))).toBe(true);
  });

  it('has bank accounts that this server can read', async () => {
    const sealed = createBankAccounts(app.platform.secret);
    for (const { target } of await app.platform.db.select().from(withdrawals))
      expect(sealed.open(target.accountNoSealed).slice(-4)).toBe(target.last4);
  });

  it('has books that hold, and goes on: the next movement is written down like any other', async () => {
    const api = await as('minhanh');
    expect((await api.get('/sandbox/reconcile')).data).toMatchObject({ ok: true });
    const { code } = (
      await api.post('/recharge/create-recharge', {
        amount: 100_000,
        method: 'VIETQR',
        requestId: crypto.randomUUID(),
      })
    ).data;
    expect(code).toMatch(/^NAP/);
    await api.post('/sandbox/bank-transfer', { content: code, amount: 100_000 });
    const { balance } = (await api.get('/user/info')).data;
    expect(balance).toBe((marketSeed.wallets.find(({ userId }) => userId === 'u01')?.balance ?? 0) + 100_000);
    expect((await api.get('/sandbox/reconcile')).data).toMatchObject({ ok: true });
  });
});
