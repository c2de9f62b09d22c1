import { moneyLimits } from '@keo/core/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startOfMonth } from '../../platform/texts/vietnam-day.ts';
import { call, codeFor, register, signIn } from '../../dev/testing/person.ts';
import { lacksRealParts, startTwoNodes } from '../../dev/testing/start-app.ts';
import { until } from '../../dev/testing/until.ts';
import { withdrawals } from './withdraw.table.ts';

const day = 24 * 60;
const million = 1_000_000;
const who = { id: 'u04', username: 'giabao', accountName: 'Pham Gia Bao' };
const cards = ['bc_u04'];

describe.skipIf(lacksRealParts)('a limit that two nodes run against at once', async () => {
  if (lacksRealParts) return;
  const nodes = await startTwoNodes();
  const [first] = nodes;
  const getNode = (index: number) => nodes[index % 2] ?? first;
  const now = () => first.platform.clock.now();

  const advance = async (minutes: number) => {
    await call(first, '/sandbox/advance-clock', { body: { minutes } });
    await until('both nodes know the time', () =>
      nodes.every(({ platform }) => Math.abs(+platform.clock.now() - +now()) < 2000),
    );
  };
  const recharge = async (amount: number) => {
    const order = { amount, method: 'VIETQR' as const, requestId: crypto.randomUUID() };
    const { code } = await first.recharge.create(who.id, order);
    await call(first, '/sandbox/bank-transfer', { body: { content: code, amount } });
  };
  const addCard = async (): Promise<string> => {
    const { accessToken: token } = await signIn(first, who.username);
    const body = { bankBin: '970436', accountNo: '1099887766', accountName: who.accountName };
    const { data } = await call(first, '/bank-card/add-bank-card', { token, body });
    const code = await codeFor(first, `${who.username}@keo.example`);
    await call(first, '/bank-card/verify-bank-card', { token, body: { cardId: data.id, code } });
    return data.id;
  };
  const place = (index: number, amount: number) => {
    const { platform, withdraw } = getNode(index);
    // Another card on each node: the lock of a shared card would serialise them.
    const order = { amount, cardId: cards[index % 2] ?? '' };
    return platform.transact((unit) => withdraw.place(unit, who.id, order));
  };
  /** Thirty concurrent orders: how many were placed, and the refusals. */
  const race = async (amount: number) => {
    const answers = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => place(index, amount)));
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    return { placed: answers.length - refusals.length, refusals };
  };
  const placedSince = async (from: Date) => {
    const rows = await first.platform.db.select().from(withdrawals).where(eq(withdrawals.userId, who.id));
    return rows.filter(({ createdAt }) => createdAt >= from).reduce((sum, { amount }) => sum + amount, 0);
  };

  it('of a day is never exceeded, nor that of a month on another day of it', async () => {
    for (let time = 0; time < 3; time += 1) await recharge(100 * million);
    cards.push(await addCard());
    // Noon on the third day of a month without withdrawals.
    const next = startOfMonth(new Date(+startOfMonth(now()) + 40 * day * 60_000));
    await advance(Math.ceil((+next - +now()) / 60_000) + 2.5 * day);
    const dayBegan = now();
    const today = await race(9 * million);
    expect(today.placed).toBe(Math.floor(moneyLimits.withdrawDailyMax / (9 * million)));
    for (const refusal of today.refusals) expect(refusal).toMatchObject({ reason: 'LIMIT' });
    expect(await placedSince(dayBegan)).toBeLessThanOrEqual(moneyLimits.withdrawDailyMax);

    await advance(day);
    const later = await race(million / 2);
    expect(later.placed).toBe(2);
    for (const refusal of later.refusals)
      expect(refusal).toMatchObject({ reason: 'LIMIT', text: 'monthlyLimit' });
    expect(await placedSince(next)).toBe(moneyLimits.monthlyOutMax);
    expect((await call(first, '/sandbox/reconcile')).data).toMatchObject({ ok: true });
  });

  it('of the bank accounts of one person is never exceeded', async () => {
    const { accessToken: token } = await register(first);
    const displayName = 'Trần Thị Đào';
    await call(first, '/user/update-info', { token, body: { displayName } });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        call(getNode(index), '/bank-card/add-bank-card', {
          token,
          body: { bankBin: '970436', accountNo: `10234567${10 + index}`, accountName: 'Tran Thi Dao' },
        }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(12 - moneyLimits.bankCardsMax);
    for (const { status, data } of refused) expect([status, data.reason]).toEqual([409, 'LIMIT']);
    const { data } = await call(first, '/bank-card/bank-cards-list', { token });
    expect(data.list).toHaveLength(moneyLimits.bankCardsMax);
  });
});
