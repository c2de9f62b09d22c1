import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import {
  type Account,
  available,
  bank,
  platformFee,
  withdrawing,
  AlreadyResolved,
  type Posting,
} from './posting.ts';
import { closeAccount } from './ledger.repository.ts';
import { ledgerEntries, ledgerTransactions } from './ledger.table.ts';

let app: App;
beforeAll(async () => {
  app = await startApp({ sandbox: false });
});

let count = 0;
const post = (legs: readonly [Account, number][], change: Partial<Posting> = {}) =>
  app.platform.transact((unit) =>
    app.ledger.post(unit, {
      kind: 'ADJUST',
      businessKey: `test:${(count += 1)}`,
      legs: legs.map(([account, amount]) => ({ account, amount })),
      actor: 'test',
      ref: {},
      ...change,
    }),
  );
const give = (user: string, amount: number) =>
  post([
    [bank, -amount],
    [available(user), amount],
  ]);
const getBalance = async (account: Account): Promise<number> => {
  const { rows } = await app.platform.db.execute(
    sql`select balance::text as balance from ledger_accounts where id = ${account.id}`,
  );
  return Number(Object(rows[0]).balance ?? 0);
};
const rowCounts = async () => [
  await app.platform.db.$count(ledgerTransactions),
  await app.platform.db.$count(ledgerEntries),
];
/** The message of the innermost error. */
const saidBy = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'nothing was said';
  } catch (error) {
    let at = error;
    while (at instanceof Error && at.cause instanceof Error) at = at.cause;
    return at instanceof Error ? at.message : String(at);
  }
};
const raw = (statement: string) => app.platform.db.execute(sql.raw(statement));

describe('a posting', () => {
  it('moves money between accounts and numbers itself GD and ten digits', async () => {
    const { no, isNew } = await give('an', 1000);
    expect(no).toMatch(/^GD\d{10}$/);
    expect(isNew).toBe(true);
    await post([
      [available('an'), -400],
      [withdrawing('an'), 300],
      [platformFee, 100],
    ]);
    expect(await getBalance(available('an'))).toBe(600);
    expect(await getBalance(withdrawing('an'))).toBe(300);
  });

  it('puts the legs of one account together', async () => {
    await give('ba', 1000);
    await post([
      [available('ba'), -700],
      [available('ba'), 200],
      [platformFee, 500],
    ]);
    expect(await getBalance(available('ba'))).toBe(500);
  });

  it('of a repeated event returns the first posting and moves nothing', async () => {
    await give('chi', 1000);
    const event = { businessKey: 'an event' };
    const legs: [Account, number][] = [
      [available('chi'), -100],
      [platformFee, 100],
    ];
    const first = await post(legs, event);
    const again = await post(legs, event);
    expect(again).toEqual({ ...first, isNew: false });
    expect(await getBalance(available('chi'))).toBe(900);
    expect(
      await saidBy(
        post(
          [
            [available('chi'), -200],
            [platformFee, 200],
          ],
          event,
        ),
      ),
    ).toContain('was posted with other money');
    expect(await getBalance(available('chi'))).toBe(900);
  });

  it('without enough money is refused with the shortfall, and leaves no row', async () => {
    await give('dung', 1000);
    const before = await rowCounts();
    await expect(
      post([
        [available('dung'), -1500],
        [platformFee, 1500],
      ]),
    ).rejects.toMatchObject({ reason: 'INSUFFICIENT_BALANCE', details: { shortfall: 500 } });
    expect(await rowCounts()).toEqual(before);
  });

  it('of the same decision fails the second time', async () => {
    await give('em', 1000);
    const resolves = 'wd:em';
    await post(
      [
        [available('em'), -100],
        [platformFee, 100],
      ],
      { resolves },
    );
    await expect(
      post(
        [
          [available('em'), -200],
          [platformFee, 200],
        ],
        { resolves },
      ),
    ).rejects.toBeInstanceOf(AlreadyResolved);
    expect(await getBalance(available('em'))).toBe(900);
  });

  it.each([
    ['nothing', [], 'moves something'],
    [
      'a leg that cancels itself',
      [
        [available('x'), 5],
        [available('x'), -5],
      ],
      'moves something',
    ],
    [
      'what does not sum to zero',
      [
        [available('x'), 5],
        [bank, -4],
      ],
      'sums to zero',
    ],
    [
      'half a đồng',
      [
        [available('x'), 0.5],
        [bank, -0.5],
      ],
      'no amount of đồng',
    ],
    [
      'more than a number holds',
      [
        [available('x'), 2 ** 53],
        [bank, -(2 ** 53)],
      ],
      'no amount of đồng',
    ],
  ] satisfies [string, [Account, number][], string][])(
    'of %s is refused before the database is asked',
    async (_name, legs, why) => {
      expect(await saidBy(post(legs))).toContain(why);
    },
  );

  it('to a closed account is refused', async () => {
    await give('giang', 100);
    await post([
      [available('giang'), -100],
      [platformFee, 100],
    ]);
    await closeAccount(app.platform.db, available('giang').id, new Date());
    expect(await saidBy(give('giang', 5))).toContain('closed account');
  });

  it('never lets the bank’s side rise above zero', async () => {
    await expect(
      post([
        [platformFee, -1],
        [bank, 10 ** 12],
        [available('x'), 1 - 10 ** 12],
      ]),
    ).rejects.toMatchObject({ reason: 'INSUFFICIENT_BALANCE' });
  });
});

const entry = (account: string, amount: number, after: number, version: number) =>
  `insert into ledger_entries (tx_id, account_id, amount, balance_after, account_version, created_at)
   select id, '${account}', ${amount}, ${after}, ${version}, now() from ledger_transactions where business_key = 'by hand'`;
const together = (...statements: string[]) =>
  saidBy(
    app.platform.db.transaction(async (db) => {
      for (const statement of statements) await db.execute(sql.raw(statement));
    }),
  );

describe('the database itself refuses', () => {
  beforeAll(async () => {
    await give('hoa', 1000);
  });
  const tx = `insert into ledger_transactions (no, kind, business_key, request_hash, actor, ref, event_at, created_at)
    values ('GDX', 'ADJUST', 'by hand', '', 'hand', '{}', now(), now())`;
  it.each([
    ['a transaction without entries', [tx], 'has 0 entries'],
    ['a transaction of one entry', [tx, entry('user:hoa:available', 5, 1005, 2)], 'sum'],
    [
      'entries that do not sum to zero',
      [tx, entry('user:hoa:available', 5, 1005, 2), entry('user:hoa:available', 5, 1010, 3)],
      'sum',
    ],
    [
      'an entry that skips a number',
      [tx, entry('user:hoa:available', 5, 1005, 3), entry('user:hoa:available', -5, 1000, 4)],
      'does not follow',
    ],
    [
      'an entry with a wrong balance',
      [tx, entry('user:hoa:available', 5, 999, 2), entry('user:hoa:available', -5, 994, 3)],
      'does not follow',
    ],
    [
      'entries that follow and balance, in accounts that know nothing of them',
      [tx, entry('user:hoa:available', 5, 1005, 2), entry('user:hoa:available', -5, 1000, 3)],
      'is not in the balance of user:hoa:available',
    ],
    [
      'entries of which the account knows the first alone',
      [
        tx,
        entry('user:hoa:available', 5, 1005, 2),
        entry('user:hoa:available', -5, 1000, 3),
        "update ledger_accounts set balance = 1005, version = 2 where id = 'user:hoa:available'",
      ],
      'is not in the balance of user:hoa:available',
    ],
    ['an entry of nothing', [tx, entry('user:hoa:available', 0, 1000, 2)], 'ledger_entries_not_zero'],
    ['a changed transaction', ["update ledger_transactions set note = 'x'"], 'never changed: UPDATE'],
    ['a changed entry', ['update ledger_entries set amount = 1'], 'never changed: UPDATE'],
    ['a deleted transaction', ['delete from ledger_transactions'], 'never changed: DELETE'],
    ['a deleted entry', ['delete from ledger_entries'], 'never changed: DELETE'],
    ['emptied entries', ['truncate ledger_entries'], 'never changed: TRUNCATE'],
    ['emptied accounts', ['truncate ledger_accounts cascade'], 'never changed: TRUNCATE'],
    [
      'a deleted account',
      ["delete from ledger_accounts where id = 'user:hoa:available'"],
      'never changed: DELETE',
    ],
    [
      'a balance that was set',
      ["update ledger_accounts set balance = balance + 5 where id = 'user:hoa:available'"],
      'not that of its entries',
    ],
    [
      'a balance below zero',
      ["update ledger_accounts set balance = -1 where id = 'user:hoa:available'"],
      'ledger_accounts_within_bounds',
    ],
    [
      'other bounds',
      ["update ledger_accounts set min_balance = -5 where id = 'user:hoa:available'"],
      'cannot become another',
    ],
    [
      'another owner',
      ["update ledger_accounts set owner = 'x' where id = 'user:hoa:available'"],
      'cannot become another',
    ],
    [
      'the closing of an account that holds money',
      ["update ledger_accounts set closed_at = now() where id = 'user:hoa:available'"],
      'ledger_accounts_closed_empty',
    ],
    [
      'an account that begins with money',
      [
        "insert into ledger_accounts (id, kind, balance, min_balance, max_balance) values ('x', 'FEE', 5, 0, 9)",
      ],
      'not that of its entries',
    ],
    ...(
      [
        ["a user's balance that may fall below zero", 'AVAILABLE', -1_000_000, 9],
        ['an escrow that may', 'ESCROW', -1, 9],
        ['a fee that is never below five', 'FEE', 5, 9],
        ['a bank that may owe nothing', 'BANK', -9, 9],
        ['a loss that may be a gain', 'LOSS', -9, 1],
        ['an account of no kind', 'GIFT', 0, 9],
      ] as const
    ).map(([name, kind, min, max]): [string, string[], string] => [
      name,
      [
        `insert into ledger_accounts (id, kind, owner, min_balance, max_balance) values ('y', '${kind}', 'hoa', ${min}, ${max})`,
      ],
      'ledger_accounts_bounds_of_kind',
    ]),
  ])('%s', async (_name, statements, why) => {
    expect(await together(...statements)).toContain(why);
    expect(await getBalance(available('hoa'))).toBe(1000);
    expect((await raw("select 1 from ledger_transactions where business_key = 'by hand'")).rows).toEqual([]);
  });
});
