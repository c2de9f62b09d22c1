import * as fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import { type Api, createApi, signInAs } from '../../dev/testing/call-api.ts';
import { asTyped, toCells } from '../../dev/testing/hostile-life.ts';
import { hostileTexts } from '../../dev/testing/hostile-texts.ts';
import { register } from '../../dev/testing/person.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { available, bank } from '../wallet/posting.ts';
import { cell } from './transactions-csv.ts';

let app: App;
let api: Api;
let token: string;
let userId: string;

const kinds = ['RECHARGE', 'WITHDRAW_HOLD', 'BONUS', 'ADJUST'] as const;
/** Every third hour around the turn of a month in Vietnam. */
const start = Date.parse('2026-10-29T00:00:00+07:00');
const count = 60;

beforeAll(async () => {
  app = await startApp();
  const person = await register(app);
  token = person.accessToken;
  api = createApi(app, token);
  userId = (await api.get('/user/info')).data.id;
  for (let index = 0; index < count; index += 1) {
    const amount = index % 3 === 2 ? -(index * 1000) : (index + 1) * 5000;
    await app.platform.transact((unit) =>
      app.ledger.post(unit, {
        kind: kinds[index % kinds.length] ?? 'ADJUST',
        businessKey: `movement:${index}`,
        legs: [
          { account: bank, amount: -amount },
          { account: available(userId), amount },
        ],
        actor: 'test',
        ref: { dealId: `d${index}` },
        note: index === 7 ? '=HYPERLINK("x"), "quoted"' : '',
        at: new Date(start + index * 3 * 3_600_000),
      }),
    );
  }
});

type Row = { no: string; type: string; amount: number; balanceAfter: number; createdAt: string };
const getList = async (query: string) =>
  (await api.get(`/transaction/transactions-list?pageSize=100&${query}`)).data;
const getCsv = (query: string) =>
  app.server.inject({
    url: `/au/api/transaction/transactions-export?${query}`,
    headers: { authorization: token },
  });
const toLines = (body: string) => body.slice(1).trim().split('\r\n').slice(1);
const day = fc
  .integer({ min: 0, max: 9 })
  .map((days) => new Date(start + days * 86_400_000 + 7 * 3_600_000).toISOString().slice(0, 10));

describe('the list of transactions', () => {
  it('is newest first, each with the balance after it', async () => {
    const { list, total } = await getList('');
    expect(total).toBe(count);
    const rows: Row[] = list;
    for (const [index, row] of rows.entries()) {
      const older = rows[index + 1];
      expect(row.balanceAfter).toBe((older?.balanceAfter ?? 0) + row.amount);
      expect(row.no).toMatch(/^GD\d{10}$/);
    }
  });

  it('of a day has those from its first to its last millisecond in Vietnam', async () => {
    const { list } = await getList('dateFrom=2026-11-01&dateTo=2026-11-01');
    const rows: Row[] = list;
    expect(rows).toHaveLength(8);
    expect(rows.at(-1)?.createdAt).toBe('2026-10-31T17:00:00.000Z');
    expect(rows[0]?.createdAt).toBe('2026-11-01T14:00:00.000Z');
  });

  it('has the same rows as the CSV file, the sums and the statement, for each filter', async () => {
    const filters = fc.record(
      {
        type: fc.subarray([...kinds], { minLength: 1 }).map((types) => types.join(',')),
        direction: fc.constantFrom('IN', 'OUT'),
        dateFrom: day,
        dateTo: day,
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const query = new URLSearchParams(filter).toString();
        const { list, total, sumIn, sumOut } = await getList(query);
        const rows: Row[] = list;
        const lines = toLines((await getCsv(query)).body);
        expect(rows.map(({ no }) => no).toReversed()).toEqual(lines.map((line) => line.split(',')[0]));
        expect(total).toBe(rows.length);
        const sum = (sign: number) =>
          rows.reduce((whole, { amount }) => whole + Math.max(0, sign * amount), 0);
        expect([sumIn, sumOut]).toEqual([sum(1), sum(-1)]);
        const { type, direction, dateFrom, dateTo } = filter;
        if (type || direction || !dateFrom || !dateTo || dateFrom > dateTo) return;
        const { data } = await api.get(`/transaction/transactions-statement?${query}`);
        expect(data).toMatchObject({ sumIn, sumOut, count: total });
        expect(data.openingBalance + sumIn - sumOut).toBe(data.closingBalance);
        expect(data.closingBalance).toBe(rows[0]?.balanceAfter ?? data.openingBalance);
      }),
      { numRuns: 40 },
    );
  });

  it('finds by part of a number, as people type it', async () => {
    const { list } = await getList('');
    const [row] = list;
    for (const typed of [row.no, row.no.toLowerCase(), ` ${row.no.slice(2)} `, row.no.slice(4, 10)]) {
      const found: Row[] = (await getList(`q=${encodeURIComponent(typed)}`)).list;
      expect(found.map(({ no }) => no)).toContain(row.no);
    }
    expect((await getList(`q=${encodeURIComponent('%')}`)).total).toBe(0);
    expect((await getList('q=')).total).toBe((await getList('')).total);
    expect((await getList('q=khong-co')).total).toBe(0);
  });

  it.each([
    ['type=PINK', 'type'],
    ['direction=UP', 'direction'],
    ['dateFrom=2026-02-30', 'dateFrom'],
    ['dateTo=yesterday', 'dateTo'],
    ['pageSize=101', 'pageSize'],
    ['pageNum=0', 'pageNum'],
  ])('are refused for %s, and the field is named', async (query, field) => {
    const answer = await api.get(`/transaction/transactions-list?${query}`);
    expect(answer).toMatchObject({ status: 422, data: { reason: 'INVALID' } });
    expect(Object.keys(answer.data.fields)).toEqual([field]);
  });
});

describe('the CSV file of transactions', () => {
  it('has a byte order mark, is a download, and no spreadsheet runs its cells', async () => {
    const answer = await getCsv('');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="keo-person\d+-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(answer.body.startsWith('\uFEFFMã giao dịch,')).toBe(true);
    expect(answer.body).toContain(`"'=HYPERLINK(""x""), ""quoted"""`);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+84', "'+84"],
    ['-5', "'-5"],
    ['@x', "'@x"],
    ['a,b', '"a,b"'],
    ['a "b"', '"a ""b"""'],
    ['xin chào', 'xin chào'],
    ['\n=1', `"'\n'=1"`],
    ['x;=1+1', "x;'=1+1"],
    ['x; "+1"', `"x;' ""+1"""`],
    ['x\t@y', "x\t'@y"],
    ['x\r\n-1', `"x\r\n'-1"`],
    ['x;y;2-1', 'x;y;2-1'],
    ...[
      '\u200B',
      '\uFEFF',
      '\u00AD',
      '\u2060\u00A0',
      '\u3164',
      '\u2800',
      '\u0301',
      '\u0007',
      '\u{E0041}',
    ].flatMap((blank): [string, string][] => [
      [`${blank}=1+1`, `'${blank}=1+1`],
      [`x;${blank}+1`, `x;'${blank}+1`],
    ]),
    ['\uFF1D1', `'\uFF1D1`],
  ])('writes %j as %j', (text, written) => {
    expect(cell(text)).toBe(written);
  });

  it.each(hostileTexts)('escapes $text against formulas, and it can be read back ($kind)', ({ text }) => {
    const [[, read = ''] = []] = toCells(`\r\nGD0000000001,${cell(text)}\r\n`);
    const isSplit = /[;\t\r\n]["\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(text);
    expect(isSplit ? [asTyped(text)] : [text, `'${text}`]).toContain(isSplit ? asTyped(read) : read);
    expect(read).not.toMatch(/^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/);
    for (const piece of cell(text).split(/[;\t\r\n]/))
      expect(piece).not.toMatch(/^["\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/);
  });

  it('needs a session, and a wrong filter is refused before the first byte', async () => {
    const anonymous = await app.server.inject({ url: '/au/api/transaction/transactions-export' });
    expect(anonymous.statusCode).toBe(401);
    expect((await getCsv('dateFrom=2026-02-30')).statusCode).toBe(422);
  });
});

describe('a receipt', () => {
  it('is for its owner only: NOT_FOUND for everybody else', async () => {
    const { list } = await getList('');
    const { no } = list[0];
    const mine = await api.get(`/transaction/transaction-info/${no}`);
    expect(mine.data).toMatchObject({ no, amount: list[0].amount });
    const theirs = createApi(app, await signInAs(app, 'minhanh'));
    for (const answer of [
      await theirs.get(`/transaction/transaction-info/${no}`),
      await theirs.get('/transaction/transaction-info/GD0000000000'),
    ])
      expect(answer).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } });
    const { rows } = await app.platform.db.execute(sql`select count(*)::int as n from ledger_entries`);
    expect(Number(Object(rows[0]).n)).toBeGreaterThan(count);
  });
});
