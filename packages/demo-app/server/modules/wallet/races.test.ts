import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lacksRealParts, startApp, startTwoNodes } from '../../dev/testing/start-app.ts';
import { call, codeFor, register } from '../../dev/testing/person.ts';
import { type Account, available, bank, platformFee, withdrawing } from './posting.ts';
import { reconcile } from './reconcile.service.ts';

const newId = () => crypto.randomUUID();
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

type PayingAccount = {
  give(who: string, amount: number): Promise<unknown>;
  pay(who: string, amount: number): Promise<unknown>;
  left(who: string): Promise<number>;
};

const countPaid = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.filter(({ status }) => status === 'fulfilled').length;

/** A hundred concurrent payments of 100 from 1000: exactly ten succeed, or this throws. */
const tenOfAHundred = async (account: PayingAccount, rounds: number) => {
  for (const round of times(rounds, (index) => `round${index}`)) {
    await account.give(round, 1000);
    expect(countPaid(await Promise.allSettled(times(100, () => account.pay(round, 100))))).toBe(10);
    expect(await account.left(round)).toBe(0);
  }
};

describe.skipIf(lacksRealParts)('on PostgreSQL, at the same instant', async () => {
  const app = await startApp();
  const { db, transact, clock } = app.platform;
  const post = (
    legs: readonly [Account, number][],
    change: { businessKey?: string; resolves?: string } = {},
  ) =>
    transact((unit) =>
      app.ledger.post(unit, {
        kind: 'ADJUST',
        businessKey: `test:${newId()}`,
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
  const move = (from: string, to: string) =>
    post([
      [available(from), -1000],
      [available(to), 1000],
    ]);
  const getBalance = async (account: Account) => {
    const { rows } = await db.execute(
      sql`select balance::text as balance from ledger_accounts where id = ${account.id}`,
    );
    return Number(Object(rows[0]).balance ?? 0);
  };
  it('a hundred withdrawals with money for ten: ten succeed, twenty times', async () => {
    const account: PayingAccount = {
      give,
      pay: (who, amount) =>
        post([
          [available(who), -amount],
          [withdrawing(who), amount],
        ]),
      left: (who) => getBalance(available(who)),
    };
    await tenOfAHundred(account, 20);
    expect(await getBalance(withdrawing('round19'))).toBe(1000);
  });

  it('a read-modify-write of a balance overspends: the same hundred payments show it', async () => {
    await db.execute(sql`create table naive (id text primary key, balance bigint not null)`);
    const read = async (database: typeof db, who: string) => {
      const { rows } = await database.execute(
        sql`select balance::text as balance from naive where id = ${who}`,
      );
      return Number(Object(rows[0]).balance);
    };
    const naive: PayingAccount = {
      give: (who, amount) => db.execute(sql`insert into naive values (${who}, ${amount})`),
      pay: (who, amount) =>
        db.transaction(async (tx) => {
          const balance = await read(tx, who);
          if (balance < amount) throw new Error('not enough');
          await tx.execute(sql`update naive set balance = ${balance - amount} where id = ${who}`);
        }),
      left: (who) => read(db, who),
    };
    await expect(tenOfAHundred(naive, 1)).rejects.toThrow(/to be 10/);
  });

  it('five hundred transfers each way between two people end where they began, without a deadlock', async () => {
    await give('left', 500_000);
    await give('right', 500_000);
    // Forty at a time: more would exceed the pool's connection timeout.
    const lanes = await Promise.allSettled(
      times(40, async (lane) => {
        for (const [from, to] of times(25, () => (lane % 2 === 0 ? ['left', 'right'] : ['right', 'left'])))
          await move(String(from), String(to));
      }),
    );
    expect(countPaid(lanes)).toBe(40);
    expect(await getBalance(available('left'))).toBe(500_000);
    expect(await getBalance(available('right'))).toBe(500_000);
  });

  it('one event posted twenty times moves money once', async () => {
    await give('once', 1000);
    const businessKey = `event:${newId()}`;
    const answers = await Promise.all(
      times(20, () =>
        post(
          [
            [available('once'), -700],
            [platformFee, 700],
          ],
          { businessKey },
        ),
      ),
    );
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(answers.map(({ no }) => no)).size).toBe(1);
    expect(await getBalance(available('once'))).toBe(300);
  });

  it('paid and returned at once: one wins, thirty times', async () => {
    const outcomes = new Set<string>();
    for (const round of times(30, (index) => `settle${index}`)) {
      await give(round, 1000);
      await post([
        [available(round), -1000],
        [withdrawing(round), 1000],
      ]);
      const resolves = `wd:${round}`;
      const answers = await Promise.allSettled([
        post(
          [
            [withdrawing(round), -1000],
            [bank, 1000],
          ],
          { resolves },
        ),
        post(
          [
            [withdrawing(round), -1000],
            [available(round), 1000],
          ],
          { resolves },
        ),
      ]);
      expect(countPaid(answers)).toBe(1);
      expect(await getBalance(withdrawing(round))).toBe(0);
      outcomes.add(String(await getBalance(available(round))));
    }
    expect([...outcomes].every((balance) => balance === '0' || balance === '1000')).toBe(true);
  });

  it('a hundred orders to withdraw half of the money: two succeed', async () => {
    // A demo user with a card without a hold.
    const order = { amount: 900_000, cardId: 'bc_u04' };
    const answers = await Promise.allSettled(
      times(100, () => transact((unit) => app.withdraw.place(unit, 'u04', order))),
    );
    expect(countPaid(answers)).toBe(2);
    expect(await getBalance(available('u04'))).toBe(0);
    expect(await getBalance(withdrawing('u04'))).toBe(1_800_000);
  });

  it('the invariants still hold', async () => {
    const { invariants } = await reconcile(db, clock);
    // Test money came from no bank and left by no withdrawal; exactly that must be found.
    const broken = invariants.flatMap(({ ok }, index) => (ok ? [] : [index + 1]));
    expect(broken).toEqual([7, 11]);
  });
});

describe.skipIf(lacksRealParts)('on two nodes', () => {
  it('the same recharge asked for five times at once is one', async () => {
    const nodes = await startTwoNodes();
    const person = await register(nodes[0]);
    const body = { amount: 200_000, method: 'VIETQR', requestId: newId() };
    const ask = (index: number) =>
      call(nodes[index % 2] ?? nodes[0], '/recharge/create-recharge', { token: person.accessToken, body });
    const answers = await Promise.all(times(5, ask));
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    // A concurrent request with the same key is told to retry, and then gets the same answer.
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject({ status: 409, data: { reason: 'IN_PROGRESS' } });
    const again = await ask(1);
    expect(new Set([...done, again].map(({ data }) => data.id)).size).toBe(1);
    const list = await call(nodes[0], '/recharge/recharges-list', { token: person.accessToken });
    expect(list.data.total).toBe(1);

    // A conflict says when to retry.
    const { data: me } = await call(nodes[0], '/user/info', { token: person.accessToken });
    const [{ promise: over, resolve: end }, { promise: held, resolve: hold }] = [
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
    ];
    const busy = nodes[0].platform.transact(async (unit) => {
      const lock = `${me.id} create-recharge ${body.requestId}`;
      await unit.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
      hold();
      await over;
    });
    await held;
    const meanwhile = await ask(1);
    end();
    await busy;
    expect(meanwhile).toMatchObject({ status: 409, data: { reason: 'IN_PROGRESS' } });
    expect(meanwhile.headers['retry-after']).toBe('1');
    expect((await ask(1)).data.id).toBe(again.data.id);

    // The same transfer is sent to both nodes, five times at once, and credited once.
    const content = again.data.code;
    const events = await Promise.all(
      times(5, (index) =>
        call(nodes[index % 2] ?? nodes[0], '/sandbox/bank-transfer', {
          body: { content, amount: 200_000, bankTxId: 'one and the same' },
        }),
      ),
    );
    expect(events.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const wallet = await call(nodes[1], '/wallet/wallet-info', { token: person.accessToken });
    expect(wallet.data.balance).toBe(200_000);
    expect((await call(nodes[0], '/sandbox/reconcile')).data).toMatchObject({ ok: true });
    expect(await codeFor(nodes[0], person.email)).toMatch(/^\d{6}$/);
  });
});
