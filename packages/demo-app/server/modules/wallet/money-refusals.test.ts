import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signTransfer } from '../recharge/adapters/sandbox.ts';
import { sandboxSecret } from '../recharge/recharge.module.ts';
import { createApi, signInAs } from '../../dev/testing/call-api.ts';
import { testOptions } from '../../dev/testing/test-options.ts';
import { call } from '../../dev/testing/person.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { type ServerText, say } from '../../platform/texts/say.ts';

const app = await startApp();
const { db, clock } = app.platform;
const [mine, theirs] = [await signInAs(app, 'giabao'), await signInAs(app, 'ngocmai')];
const myCard = 'bc_u04';
const theirCard = 'bc_u07';
const newId = () => crypto.randomUUID();

/** Things of another user. */
const foreign = await (async () => {
  const api = createApi(app, theirs);
  const { data: recharge } = await api.post('/recharge/create-recharge', {
    amount: 20_000,
    method: 'VIETQR',
    requestId: newId(),
  });
  const { list: moved } = (await api.get('/transaction/transactions-list?pageSize=1')).data;
  const withdraw = await app.platform.transact((unit) =>
    app.withdraw.place(unit, 'u07', { amount: 50_000, cardId: theirCard }),
  );
  return { rechargeId: recharge.id, no: moved[0].no, withdrawId: withdraw.id };
})();

/** The number of rows of each table. */
async function countAll(): Promise<Record<string, number>> {
  const { rows } = await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const names = rows.map((row) => String(Object(row).name)).toSorted();
  const counts: [string, number][] = [];
  for (const name of names) {
    const { rows: counted } = await db.execute(sql`select count(*) as n from ${sql.identifier(name)}`);
    counts.push([name, Number(Object(counted[0]).n)]);
  }
  return Object.fromEntries(counts);
}

type Said = readonly [vi: string, en: string];
const text = (key: ServerText, params = {}): Said => [say('vi', key, params), say('en', key, params)];
const least = (vi: string, en: string): Said => [`Tối thiểu là ${vi}.`, `The minimum is ${en}.`];
const most = (vi: string, en: string): Said => [`Tối đa là ${vi}.`, `The maximum is ${en}.`];
const whole: Said = ['Cần là số nguyên.', 'This must be a whole number.'];
const notNumber: Said = ['Cần là một số.', 'This must be a number.'];
const notFound: Said = text('notFound');

const recharge = (change: object) => ({ amount: 50_000, method: 'VIETQR', requestId: newId(), ...change });
const withdraw = (change: object) => ({ amount: 50_000, cardId: myCard, requestId: newId(), ...change });
const card = (change: object) => ({
  bankBin: '970436',
  accountNo: '1029384756',
  accountName: 'Pham Gia Bao',
  ...change,
});

type Refusal = readonly [what: string, path: string, body: object | null, reason: string, said: Said];
/** The same invalid amounts for every endpoint with an amount. */
const wrongAmounts = (
  what: string,
  path: string,
  make: (change: object) => object,
  [min, max]: readonly [Said, Said],
): Refusal[] =>
  (
    [
      ['below zero', -100_000, min],
      ['nothing', 0, min],
      ['one đồng too little', Number(min[1].replaceAll(/\D/g, '')) - 1, min],
      ['one đồng too much', Number(max[1].replaceAll(/\D/g, '')) + 1, max],
      ['more than a number holds', 2 ** 60, max],
      ['half a đồng', 60_000.5, whole],
      ['a text', '60000', notNumber],
      ['null', null, notNumber],
      ['not there', undefined, ['Không được để trống.', 'Please fill this in.']],
    ] as const
  ).map(([name, amount, said]) => [`${what} of ${name}`, path, make({ amount }), 'INVALID', said]);

const ofRecharge = [least('10.000', '10,000'), most('100.000.000', '100,000,000')] as const;
const ofWithdraw = [least('50.000', '50,000'), most('50.000.000', '50,000,000')] as const;
const refusals: readonly Refusal[] = [
  ...wrongAmounts('a recharge', '/recharge/create-recharge', recharge, ofRecharge),
  ...wrongAmounts('the costs', '/withdraw/estimate-withdraw', (change) => change, ofWithdraw),
  ...wrongAmounts('a withdrawal', '/withdraw/create-withdraw', withdraw, ofWithdraw),
  [
    'a recharge in cash',
    '/recharge/create-recharge',
    recharge({ method: 'CASH' }),
    'INVALID',
    text('field.oneOf', { options: 'VIETQR' }),
  ],
  [
    'a recharge of no id',
    '/recharge/create-recharge',
    recharge({ requestId: 'x' }),
    'INVALID',
    text('field.uuid'),
  ],
  ["somebody else's recharge", `/recharge/recharge-info/${foreign.rechargeId}`, null, 'NOT_FOUND', notFound],
  ['its cancelling', '/recharge/cancel-recharge', { id: foreign.rechargeId }, 'NOT_FOUND', notFound],
  [
    'a code of five digits',
    '/withdraw/create-withdraw',
    withdraw({ otp: '12345' }),
    'INVALID',
    text('field.code'),
  ],
  [
    "somebody else's card",
    '/withdraw/create-withdraw',
    withdraw({ cardId: theirCard }),
    'NOT_FOUND',
    notFound,
  ],
  [
    "somebody else's withdrawal",
    `/withdraw/withdraw-info/${foreign.withdrawId}`,
    null,
    'NOT_FOUND',
    notFound,
  ],
  ['its cancelling', '/withdraw/cancel-withdraw', { id: foreign.withdrawId }, 'NOT_FOUND', notFound],
  [
    'an unknown bank',
    '/bank-card/add-bank-card',
    card({ bankBin: '123456' }),
    'INVALID',
    text('unknownBank'),
  ],
  ['letters', '/bank-card/add-bank-card', card({ accountNo: '12345a' }), 'INVALID', text('field.accountNo')],
  [
    'five digits',
    '/bank-card/add-bank-card',
    card({ accountNo: '12345' }),
    'INVALID',
    text('field.accountNo'),
  ],
  [
    'accents',
    '/bank-card/add-bank-card',
    card({ accountName: 'Phạm Gia Bảo' }),
    'INVALID',
    text('field.accountName'),
  ],
  [
    "somebody else's name",
    '/bank-card/add-bank-card',
    card({ accountName: 'Nguyen Van An' }),
    'NAME_MISMATCH',
    text('holderMismatch', { expected: 'PHAM GIA BAO' }),
  ],
  [
    "the code of somebody else's card",
    '/bank-card/verify-bank-card',
    { cardId: theirCard, code: '123456' },
    'NOT_FOUND',
    notFound,
  ],
  [
    "somebody else's card as the default",
    '/bank-card/set-default-bank-card',
    { cardId: theirCard },
    'NOT_FOUND',
    notFound,
  ],
  [
    "the removal of somebody else's card",
    '/bank-card/remove-bank-card',
    { cardId: theirCard },
    'NOT_FOUND',
    notFound,
  ],
  ["somebody else's transaction", `/transaction/transaction-info/${foreign.no}`, null, 'NOT_FOUND', notFound],
  ['no transaction', '/transaction/transaction-info/GD0000000000', null, 'NOT_FOUND', notFound],
  [
    'a day that is none',
    '/transaction/transactions-list?dateFrom=2026-02-30',
    null,
    'INVALID',
    text('field.date'),
  ],
  ['page nothing', '/transaction/transactions-list?pageNum=0', null, 'INVALID', least('1', '1')],
  ['too long a page', '/bank-card/banks-list?pageSize=101', null, 'INVALID', most('100', '100')],
];

describe.each([
  ['vi', 0],
  ['en', 1],
] as const)('in %s', (locale, at) => {
  it.each(refusals)(
    '%s is refused, with why, and no row is left',
    async (_what, path, body, reason, said) => {
      const before = await countAll();
      const answer = await call(app, path, { token: mine, locale, ...(body && { body }) });
      expect([answer.code, answer.data.reason, answer.msg]).toEqual([10_000, reason, said[at]]);
      expect(await countAll()).toEqual(before);
    },
  );

  const secret = sandboxSecret(testOptions.secret);
  const events = { bankTxId: newId(), content: 'khong co ma', amount: 30_000 };
  const tell = ({ raw, headers }: ReturnType<typeof signTransfer>) =>
    call(app, '/recharge/recharge-callback/sandbox', {
      method: 'POST',
      locale,
      body: raw.toString(),
      headers: { 'content-type': 'application/json', ...headers },
    });

  it.each([
    ['a forged callback', () => signTransfer(events, 'guessed', clock.now())],
    ['a stale one', () => signTransfer(events, secret, new Date(+clock.now() - 301_000))],
  ])('%s is refused, and nothing but itself is kept for a look', async (_what, make) => {
    const before = await countAll();
    const answer = await tell(make());
    expect(answer).toMatchObject({ status: 403, success: false, message: text('notSigned')[at] });
    expect(await countAll()).toEqual({ ...before, bank_events: (before['bank_events'] ?? 0) + 1 });
  });

  it('a replayed callback is answered like the first, and leaves no row', async () => {
    const good = signTransfer(events, secret, clock.now());
    expect(await tell(good)).toMatchObject({ status: 200, success: true });
    const before = await countAll();
    for (const again of [good, signTransfer(events, secret, clock.now())])
      expect(await tell(again)).toMatchObject({ status: 200, success: true });
    expect(await countAll()).toEqual(before);
  });
});
