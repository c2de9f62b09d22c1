import { randomInt } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { call, register } from '../../dev/testing/person.ts';
import { lacksRealParts, startTwoNodes } from '../../dev/testing/start-app.ts';
import { testOptions } from '../../dev/testing/test-options.ts';
import { isLong } from '../../dev/testing/long-run.ts';
import { signTransfer } from './adapters/sandbox.ts';
import { newRechargeCode } from './recharge-code.ts';
import { sandboxSecret } from './recharge.module.ts';
import { bankEvents, recharges } from './recharge.table.ts';

const payers = 20;
const orders = isLong ? 420 : 105;
const strangers = isLong ? 90 : 22;
const transfers = orders + 2 * strangers;
/** Concurrent calls of a provider. */
const atOnce = 32;

type Transfer = { bankTxId: string; content: string; amount: number };

const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((item) => ({ item, place: randomInt(2 ** 40) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);

/** A tenth pays too little, another tenth too much. */
const wrong = (at: number) => (at % 10 === 0 ? -7 : at % 10 === 1 ? 7 : 0);

const sum = (list: readonly { amount: number | null }[]) =>
  list.reduce((all, { amount }) => all + (amount ?? 0), 0);

describe.skipIf(lacksRealParts)('on two nodes over PostgreSQL', () => {
  it(`${transfers} transfers, sent one to five times in any order among forged and stale ones, are each posted once`, async () => {
    const nodes = await startTwoNodes();
    const [first] = nodes;
    const people = await Promise.all(Array.from({ length: payers }, () => register(first)));
    const ids = await Promise.all(
      people.map(
        async ({ accessToken }) => (await call(first, '/user/info', { token: accessToken })).data.id,
      ),
    );
    const requests: { code: string; amount: number; owner: number }[] = [];
    for (let index = 0; index < orders; index += 1) {
      const owner = index % payers;
      const amount = 10_000 + index;
      const { code } = await first.recharge.create(ids[owner] ?? '', {
        amount,
        method: 'VIETQR',
        requestId: crypto.randomUUID(),
      });
      requests.push({ code, amount, owner });
    }
    const own = new Map(requests.map((order) => [order.code, order]));
    const events: Transfer[] = [
      ...requests.map(({ code, amount }, at) => ({
        bankTxId: `t${at}`,
        content: `CT ${code} toi KEO`,
        amount: amount + wrong(at),
      })),
      ...requests
        .slice(0, strangers)
        .map(({ code, amount }, at) => ({ bankTxId: `again${at}`, content: code, amount: amount + 1 })),
      ...Array.from({ length: strangers }, (_, at) => ({
        bankTxId: `s${at}`,
        content: newRechargeCode(),
        amount: 5000 + at,
      })),
    ];
    expect(events).toHaveLength(transfers);
    const key = sandboxSecret(testOptions.secret);
    const now = () => first.platform.clock.now();
    const callbacks = shuffled([
      ...events.flatMap((one) => Array.from({ length: randomInt(1, 6) }, () => ({ one, kind: 'good' }))),
      ...events
        .slice(0, 30)
        .map((one) => ({ one: { ...one, bankTxId: `f${one.bankTxId}` }, kind: 'forged' })),
      ...events
        .slice(30, 60)
        .map((one) => ({ one: { ...one, bankTxId: `o${one.bankTxId}` }, kind: 'stale' })),
    ]);
    let next = 0;
    const wrongAnswers: unknown[] = [];
    const send = async () => {
      for (let item = callbacks[next++]; item; item = callbacks[next++]) {
        const { one, kind } = item;
        const at = kind === 'stale' ? new Date(+now() - 301_000) : now();
        const { raw, headers } = signTransfer(one, kind === 'forged' ? 'guessed' : key, at);
        const node = nodes[randomInt(2)] ?? first;
        const { statusCode, body } = await node.server.inject({
          method: 'POST',
          url: '/au/api/recharge/recharge-callback/sandbox',
          headers: { 'content-type': 'application/json', ...headers },
          payload: raw,
        });
        // After 503 and 504 the bank sends the callback again.
        if (statusCode === 503 || statusCode === 504) callbacks.push(item);
        else if (statusCode !== (kind === 'good' ? 200 : 403)) wrongAnswers.push([kind, statusCode, body]);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, send));
    expect(wrongAnswers).toEqual([]);

    const { db } = first.platform;
    const kept = await db.select().from(bankEvents).where(eq(bankEvents.provider, 'sandbox'));
    const mine = kept.filter((e) => events.some((t) => t.bankTxId === e.providerId));
    expect(mine).toHaveLength(transfers);
    expect(kept.filter(({ status }) => status === 'REJECTED')).toHaveLength(60);
    expect(kept.filter(({ status }) => status === 'STORED')).toEqual([]);
    const paid = await db
      .select()
      .from(recharges)
      .where(inArray(recharges.code, [...own.keys()]));
    expect(paid.every(({ state }) => state === 'SUCCEEDED')).toBe(true);
    const expected = Array.from({ length: payers }, () => 0);
    for (const row of paid) {
      const order = own.get(row.code);
      if (order) expected[order.owner] = (expected[order.owner] ?? 0) + (row.paidAmount ?? 0);
    }
    const balances = await Promise.all(
      people.map(
        async ({ accessToken }) =>
          (await call(first, '/wallet/wallet-info', { token: accessToken })).data.balance,
      ),
    );
    expect(balances).toEqual(expected);
    expect(sum(mine.filter(({ status }) => status === 'CREDITED'))).toBe(expected.reduce((a, b) => a + b, 0));
    expect(sum(mine)).toBe(sum(events));
    expect((await call(first, '/sandbox/reconcile')).data).toMatchObject({ ok: true });
  });
});
