import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import { type Api, createApi, signInAs } from '../../dev/testing/call-api.ts';
import { toCells } from '../../dev/testing/hostile-life.ts';
import {
  finalizing,
  inProgress,
  judged,
  meet,
  newId,
  ok,
  submitted,
  taken,
} from '../../dev/testing/market-scene.ts';
import { call, codeFor } from '../../dev/testing/person.ts';
import { until } from '../../dev/testing/until.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { getBalances } from '../wallet/ledger.repository.ts';
import { readBooks } from './books.repository.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

type Line = {
  no: string;
  type: string;
  amount: number;
  balanceAfter: number;
  kept: number;
  keptAfter: number;
  pay: number | null;
  feeKept: number | null;
  fees: { author: number; worker: number; withdraw: number };
  about: { job: string; person: string | null } | null;
  bank: object | null;
};

const readLines = async (api: Api, query = ''): Promise<Line[]> =>
  (await ok(api.get(`/transaction/books-list?pageSize=100&${query}`))).list;

async function readCsv(authorization: string, query = '') {
  const { body } = await app.server.inject({
    url: `/au/api/transaction/transactions-export?${query}`,
    headers: { authorization },
  });
  return { body, head: body.slice(1).split('\r\n')[0]?.split(',') ?? [], rows: toCells(body) };
}

/** 20,000 for a quick job, a million and a bonus of 100,000 for a project. */
async function payTwice() {
  const scene = await meet(app);
  const { author, worker } = scene;
  const quick = await judged(scene, await submitted(scene, await taken(scene, { price: 20_000 })), 'APPROVE');
  // What a quick job pays follows its last approval.
  await until('the quick job is paid', async () => {
    const { state } = await ok(author.post('/job-deal/job-deal-info', { dealId: quick.id }));
    return state === 'COMPLETED';
  });
  const deal = await judged(scene, await submitted(scene, await inProgress(scene)), 'APPROVE');
  await ok(
    author.post('/job-deal/job-deal-author-finalize', finalizing(deal, 'COMPLETE', { bonus: 100_000 })),
  );
  const people = { author: await ok(author.get('/user/info')), worker: await ok(worker.get('/user/info')) };
  return { ...scene, quick, deal, people };
}
type Paid = Awaited<ReturnType<typeof payTwice>>;

const getMoved = ({ amount, kept }: Line) => amount || kept;
const isPay = ({ pay }: Line) => pay !== null;
const toSums = ({ type, amount, kept, pay, fees, about }: Line) => ({ type, amount, kept, pay, fees, about });

const readMonth = (api: Api, query = '') => ok(api.get(`/transaction/transactions-summary?${query}`));

describe('the books of two who worked together', () => {
  let paid: Paid;
  beforeAll(async () => {
    paid = await payTwice();
  });

  it('count a payment out of kept money as money out, as its row shows it', async () => {
    const all = await readLines(paid.author);
    for (const [direction, sign] of [
      ['IN', 1],
      ['OUT', -1],
    ] as const)
      expect(await readLines(paid.author, `direction=${direction}`)).toEqual(
        all.filter((line) => sign * getMoved(line) > 0),
      );
    expect(all.filter((line) => isPay(line) && line.amount === 0 && line.kept < 0)).toHaveLength(2);
  });

  it('name the payee, the job, the pay and the own fee of each payment', async () => {
    const { author, worker, people, quick, deal } = paid;
    const own = { author: 0, worker: 0, withdraw: 0 };
    const to = (job: string) => ({ job, person: people.worker.displayName });
    const from = (job: string) => ({ job, person: people.author.displayName });
    const names = { quick: quick.job.title, deal: deal.job.title };
    expect((await readLines(author)).filter(isPay).map(toSums).toReversed()).toEqual([
      {
        type: 'ESCROW_RELEASE',
        amount: 0,
        kept: -21_000,
        pay: 20_000,
        fees: { ...own, author: 1000 },
        about: to(names.quick),
      },
      {
        type: 'ESCROW_RELEASE',
        amount: 0,
        kept: -1_050_000,
        pay: 1_000_000,
        fees: { ...own, author: 50_000 },
        about: to(names.deal),
      },
      {
        type: 'BONUS',
        amount: -105_000,
        kept: 0,
        pay: 100_000,
        fees: { ...own, author: 5000 },
        about: to(names.deal),
      },
    ]);
    expect((await readLines(worker)).filter(isPay).map(toSums).toReversed()).toEqual([
      {
        type: 'ESCROW_RELEASE',
        amount: 18_000,
        kept: 0,
        pay: 20_000,
        fees: { ...own, worker: 2000 },
        about: from(names.quick),
      },
      {
        type: 'ESCROW_RELEASE',
        amount: 900_000,
        kept: 0,
        pay: 1_000_000,
        fees: { ...own, worker: 100_000 },
        about: from(names.deal),
      },
      {
        type: 'BONUS',
        amount: 90_000,
        kept: 0,
        pay: 100_000,
        fees: { ...own, worker: 10_000 },
        about: from(names.deal),
      },
    ]);
  });

  it('keep from each what is the other’s: lists, receipts, statement, file and data copy', async () => {
    const { author, worker, authorToken, workerToken } = paid;
    const all = 'dateFrom=2020-01-01&dateTo=2099-12-31';
    const readAll = async (api: Api, token: string) => {
      const lines = await readLines(api);
      const answers = [
        await ok(api.get('/transaction/transactions-list?pageSize=100')),
        await ok(api.get('/transaction/books-list?pageSize=100')),
        await ok(api.get(`/transaction/transactions-statement?${all}`)),
        ...(await Promise.all(lines.map(({ no }) => ok(api.get(`/transaction/transaction-info/${no}`))))),
      ];
      return `${JSON.stringify(answers)} ${(await readCsv(token)).body}`;
    };
    const ofAuthor = await readAll(author, authorToken);
    const ofWorker = await readAll(worker, workerToken);
    // The author's fees and totals; the worker's fees and nets.
    for (const secret of [1000, 50_000, 5000, 21_000, 1_050_000, 105_000])
      expect(ofWorker, `${secret}`).not.toMatch(new RegExp(`(?<!\\d)${secret}(?!\\d)`));
    for (const secret of [2000, 10_000, 18_000, 900_000, 90_000])
      expect(ofAuthor, `${secret}`).not.toMatch(new RegExp(`(?<!\\d)${secret}(?!\\d)`));
    expect(ofAuthor).toMatch(/(?<!\d)1050000(?!\d)/);
    expect(ofWorker).toMatch(/(?<!\d)900000(?!\d)/);
    for (const papers of [ofAuthor.split('\uFEFF')[1], ofWorker.split('\uFEFF')[1]])
      expect(papers).not.toMatch(/\b(?:deal|job|wd|rc|d)_[0-9a-z]|\b(?:wd|rc)_/i);
  });

  it('have a CSV file whose columns add up to what each has, with the sums of the list and the statement', async () => {
    const { author, worker, authorToken, workerToken, people, deal } = paid;
    for (const [api, token] of [
      [author, authorToken],
      [worker, workerToken],
    ] as const) {
      const { head, rows } = await readCsv(token);
      const add = (column: string) =>
        rows.reduce((sum, row) => sum + Number(row[head.indexOf(column)] ?? ''), 0);
      const wallet = await ok(api.get('/wallet/wallet-info'));
      expect(add('Vào hoặc ra số dư (đồng)')).toBe(wallet.balance);
      expect(add('Tiền giữ cho việc (đồng)')).toBe(wallet.held);
      const sums = await ok(api.get('/transaction/books-list?pageSize=1'));
      const statement = await ok(
        api.get('/transaction/transactions-statement?dateFrom=2020-01-01&dateTo=2099-12-31'),
      );
      const fees = {
        author: add('Phí người đăng (đồng)'),
        worker: add('Phí người làm (đồng)'),
        withdraw: add('Phí rút tiền (đồng)'),
      };
      expect(sums).toMatchObject({ fees, total: rows.length });
      expect(statement).toMatchObject({ fees, closingBalance: wallet.balance, closingKept: wallet.held });
      expect(sums.paid + sums.earned).toBe(add('Tiền công trước phí (đồng)'));
    }
    const { head, rows } = await readCsv(workerToken);
    const row = rows.find((cells) => cells.includes('900000')) ?? [];
    const at = (column: string) => row[head.indexOf(column)];
    expect(at('Loại')).toBe('Nhận tiền công');
    expect(at('Trả cho / nhận từ')).toBe(people.author.displayName);
    expect(at('Công việc')).toBe(deal.job.title);
    expect(at('Liên kết công việc')).toBe(`http://localhost/tasks/${deal.job.slug}`);
  });

  it('are found by the person and the job, with or without accents, and by nobody else’s', async () => {
    const { author, people, quick } = paid;
    const { length } = (await readLines(author)).filter(({ about }) => about?.job === quick.job.title);
    expect(length).toBeGreaterThan(0);
    for (const q of [quick.job.title, quick.job.title.toUpperCase(), 'kiem thu dang ky'])
      expect(await readLines(author, `q=${encodeURIComponent(q.slice(0, 60))}`)).toHaveLength(length);
    const ofPerson = await readLines(author, `q=${people.worker.displayName}`);
    expect(ofPerson.every(({ about }) => about?.person === people.worker.displayName)).toBe(true);
    expect(ofPerson.length).toBeGreaterThan(2);
    for (const q of ['%', '_', "'", '—', `${people.worker.displayName} khac`])
      expect(await readLines(author, `q=${encodeURIComponent(q)}`)).toEqual([]);
    expect(
      await readLines(createApi(app, await signInAs(app, 'minhanh')), `q=${people.worker.displayName}`),
    ).toEqual([]);
  });

  it('say of a month what came and went, while kept money has not gone yet', async () => {
    const { author, worker } = paid;
    const month = await readMonth(author);
    const wallet = await ok(author.get('/wallet/wallet-info'));
    expect(month.in - month.out).toBe(wallet.balance + wallet.held);
    expect(month).toMatchObject({ in: 5_000_000, out: 21_000 + 1_050_000 + 105_000, month: month.thisMonth });
    expect(month.fees).toEqual({ author: 56_000, worker: 0, withdraw: 0 });
    const days: { day: string; in: number; out: number }[] = month.days;
    expect(days[0]?.day).toBe(`${month.month}-01`);
    expect(days.reduce((sum, day) => sum + day.out, 0)).toBe(month.out);
    expect(await readMonth(worker)).toMatchObject({
      in: 1_008_000,
      out: 0,
      fees: { author: 0, worker: 112_000 },
    });
    const february = await readMonth(author, 'month=2024-02');
    expect(february).toMatchObject({ in: 0, out: 0 });
    expect(february.days).toHaveLength(29);
    for (const wrong of ['2024-13', '2024-2', 'x'])
      expect(await author.get(`/transaction/transactions-summary?month=${wrong}`)).toMatchObject({
        status: 422,
      });
  });

  it('answer for a payment out of kept money to its author and its worker, and to nobody else', async () => {
    const { author, worker, stranger } = paid;
    const [line] = await readLines(author, 'type=ESCROW_RELEASE');
    const path = `/transaction/transaction-info/${line?.no}`;
    expect(await ok(author.get(path))).toMatchObject({ pay: line?.pay, amount: 0, kept: line?.kept });
    expect(await ok(worker.get(path))).toMatchObject({ pay: line?.pay, kept: 0, fees: { author: 0 } });
    expect(await stranger.get(path)).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } });
  });
});

it('agree with the ledger to the đồng for everybody, line by line', async () => {
  const { db } = app.platform;
  const { rows } = await db.execute(
    sql`select distinct owner from ledger_accounts where owner is not null order by owner`,
  );
  const owners = rows.map((row) => String(Object(row).owner));
  expect(owners.length).toBeGreaterThan(5);
  for (const reader of owners) {
    const { lines, sums } = await readBooks(db, { reader }, { order: 'oldest' });
    const balances = await getBalances(db, reader);
    expect([reader, sums.closingBalance, sums.closingKept]).toEqual([
      reader,
      balances.balance,
      balances.held,
    ]);
    expect(sums.sumIn - sums.sumOut).toBe(balances.balance);
    let [balance, kept] = [0, 0];
    for (const line of lines) {
      balance += line.amount;
      kept += line.kept;
      expect([line.balanceAfter, line.keptAfter]).toEqual([balance, kept]);
      const { author, worker } = line.fees;
      const total = line.amount + line.kept;
      const isWhole = total < 0 ? total === -(line.pay ?? 0) - author : total === (line.pay ?? 0) - worker;
      expect([line.no, line.pay === null || isWhole]).toEqual([line.no, true]);
    }
    const { rows: own } = await db.execute(sql`
      select entry.tx_id::text as tx, entry.balance_after::text as after from ledger_entries entry
      join ledger_accounts account on account.id = entry.account_id
      where account.owner = ${reader} and account.kind = 'AVAILABLE'`);
    const after = new Map(lines.map(({ tx, balanceAfter }) => [String(tx), String(balanceAfter)]));
    for (const row of own) expect(after.get(Object(row).tx)).toBe(Object(row).after);
  }
});

it('show the bank account of a withdrawal and its fee, which comes back with a cancelled one', async () => {
  const { worker } = await meet(app);
  const me = await ok(worker.get('/user/info'));
  const { code: recharge } = await ok(
    worker.post('/recharge/create-recharge', { amount: 1_000_000, method: 'VIETQR', requestId: newId() }),
  );
  await ok(worker.post('/sandbox/bank-transfer', { content: recharge, amount: 1_000_000 }));
  const card = { bankBin: '970436', accountNo: '1023456789', accountName: 'Tran Thi Dao' };
  await ok(worker.post('/user/update-info', { displayName: 'Trần Thị Đào' }));
  const { id: cardId } = await ok(worker.post('/bank-card/add-bank-card', card));
  await ok(worker.post('/bank-card/verify-bank-card', { cardId, code: await codeFor(app, me.email) }));
  await call(app, '/sandbox/advance-clock', { body: { minutes: 24 * 60 + 1 } });
  const withdraw = async (amount: number) => {
    const order = { amount, cardId, requestId: newId() };
    await worker.post('/withdraw/create-withdraw', order);
    const otp = await codeFor(app, me.email);
    return ok(worker.post('/withdraw/create-withdraw', { ...order, otp }));
  };
  // The first three of a month are free.
  for (let free = 0; free < 3; free += 1) await withdraw(50_000);
  const { id, fee, net } = await withdraw(200_000);
  expect(fee).toBeGreaterThan(0);
  const [hold] = await readLines(worker);
  const bank = { shortName: 'Vietcombank', last4: '6789', holder: 'TRAN THI DAO' };
  expect(hold).toMatchObject({ type: 'WITHDRAW_HOLD', amount: -200_000, fees: { withdraw: fee }, bank });
  const path = `/transaction/transaction-info/${hold?.no}`;
  expect(await ok(worker.get(path))).toMatchObject({
    withdrawState: 'REQUESTED',
    holder: 'Trần Thị Đào (TRAN THI DAO)',
    bank,
  });
  await ok(worker.post('/withdraw/cancel-withdraw', { id }));
  const [back] = await readLines(worker);
  expect(back).toMatchObject({ type: 'WITHDRAW_REVERT', amount: 200_000, fees: { withdraw: -fee } });

  // Paid, then returned by the bank: the fee is spent.
  const { id: sent } = await withdraw(200_000);
  const [waiting] = await readLines(worker);
  const readNumber = async () =>
    (await ok(worker.get(`/transaction/transaction-info/${waiting?.no}`))).bankTxId;
  // A lost answer leaves a mark of our own.
  await call(app, '/sandbox/bank-payout', { body: { withdrawId: sent, outcome: 'UNKNOWN' } });
  expect(await readNumber()).toBeNull();
  await call(app, '/sandbox/bank-payout', { body: { withdrawId: sent, outcome: 'PAY' } });
  expect(await readNumber()).toMatch(/^FT\d+$/);
  await call(app, '/sandbox/bank-payout', { body: { withdrawId: sent, outcome: 'REVERSE' } });
  const [reversed] = await readLines(worker);
  expect(reversed).toMatchObject({ type: 'WITHDRAW_REVERT', amount: net, fees: { withdraw: 0 } });
  const [recharged] = (await readLines(worker)).toReversed();
  const receipt = await ok(worker.get(`/transaction/transaction-info/${recharged?.no}`));
  expect(receipt.bank).toMatchObject({ last4: expect.stringMatching(/^\d{4}$/) });
  expect(JSON.stringify(receipt.bank)).not.toMatch(/\d{7}/);
});
