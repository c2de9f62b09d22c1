import type { TransactionType } from '@keo/core/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, register } from '../../dev/testing/person.ts';
import { openSocket } from '../../dev/testing/socket.ts';
import { createDatabase, lacksRealParts, startApp, startNode } from '../../dev/testing/start-app.ts';
import { until } from '../../dev/testing/until.ts';
import { findTitles } from '../market/deals/hold-titles.service.ts';
import { available, bank, withdrawing, fromTo } from './posting.ts';
import { createWalletService } from './wallet.service.ts';

const app = await startApp();
const { db, transact } = app.platform;
/** The first second of December in Vietnam; in London it is still November. */
const now = new Date('2026-12-01T00:00:01+07:00');
const wallet = createWalletService({ db, clock: { now: () => now }, findTitles });

const getHolds = (owner: string, pageNum: number, pageSize: number) =>
  wallet.holds(owner, { pageNum, pageSize });

type Moved = { to?: typeof bank; withdrawId?: string; businessKey?: string; resolves?: string };
const move = (
  owner: string,
  kind: TransactionType,
  amount: number,
  at: string,
  { to = bank, withdrawId, businessKey = crypto.randomUUID(), resolves }: Moved = {},
) =>
  transact((unit) =>
    app.ledger.post(unit, {
      kind,
      businessKey,
      ...(resolves !== undefined && { resolves }),
      legs: [
        { account: available(owner), amount },
        { account: to, amount: -amount },
      ],
      actor: 'test',
      ref: withdrawId === undefined ? {} : { withdrawId },
      at: new Date(at),
    }),
  );

describe('the months of a wallet', () => {
  const owner = 'months';
  beforeAll(async () => {
    await move(owner, 'RECHARGE', 900_000, '2026-09-30T23:59:59.999+07:00');
    await move(owner, 'BONUS', 7000, '2026-11-30T23:59:59.999+07:00');
    await move(owner, 'ESCROW_LOCK', -300_000, '2026-11-15T12:00:00+07:00');
    await move(owner, 'RECHARGE', 20_000, '2026-12-01T00:00:00+07:00');
    await move(owner, 'ESCROW_REFUND', 100_000, '2026-12-01T00:00:00.001+07:00');
  });

  it('begin at midnight in Vietnam, and a refund is no income', async () => {
    expect(await wallet.info(owner)).toMatchObject({ balance: 727_000, monthIn: 20_000, monthOut: 0 });
  });

  it('are all in the chart, the oldest first, also those without movements', async () => {
    expect((await wallet.chart(owner, 4)).list).toEqual([
      { month: '2026-09', in: 900_000, out: 0 },
      { month: '2026-10', in: 0, out: 0 },
      { month: '2026-11', in: 7000, out: 300_000 },
      { month: '2026-12', in: 20_000, out: 0 },
    ]);
    expect((await wallet.chart('nobody', 2)).list).toEqual([
      { month: '2026-11', in: 0, out: 0 },
      { month: '2026-12', in: 0, out: 0 },
    ]);
  });
});

describe('the withdrawals of a wallet', () => {
  const owner = 'leaving';
  const to = withdrawing(owner);
  const at = '2026-12-01T00:00:00.500+07:00';
  beforeAll(async () => {
    await move(owner, 'RECHARGE', 500_000, '2026-11-01T09:00:00+07:00');
    await move(owner, 'WITHDRAW_HOLD', -50_000, '2026-11-30T23:59:59.999+07:00', {
      to,
      withdrawId: 'before',
    });
    await move(owner, 'WITHDRAW_HOLD', -100_000, at, { to, withdrawId: 'open' });
    await move(owner, 'WITHDRAW_HOLD', -200_000, at, { to, withdrawId: 'cancelled' });
    await move(owner, 'WITHDRAW_REVERT', 200_000, at, {
      to,
      withdrawId: 'cancelled',
      businessKey: 'wd.release:cancelled',
      resolves: 'wd:cancelled',
    });
  });

  it('count in the month they were asked for, and a cancelled one in none', async () => {
    expect(await wallet.info(owner)).toMatchObject({
      balance: 350_000,
      withdrawing: 150_000,
      monthIn: 0,
      monthOut: 100_000,
    });
  });

  it('are listed as holds until they are decided, the newest first', async () => {
    const open = {
      kind: 'WITHDRAW',
      id: 'open',
      title: null,
      amount: 100_000,
      since: new Date(at).toISOString(),
    };
    const before = {
      kind: 'WITHDRAW',
      id: 'before',
      title: null,
      amount: 50_000,
      since: '2026-11-30T16:59:59.999Z',
    };
    expect(await getHolds(owner, 1, 100)).toEqual({ list: [open, before], total: 2, totalPage: 1 });
    expect(await getHolds(owner, 2, 1)).toEqual({ list: [before], total: 2, totalPage: 2 });
  });

  it('increment the version of the balances', async () => {
    const before = await wallet.getBalances(db, owner);
    await move(owner, 'WITHDRAW_HOLD', -1000, at, { to, withdrawId: 'more' });
    expect((await wallet.getBalances(db, owner)).version).toBeGreaterThan(before.version);
  });
});

describe.skipIf(lacksRealParts)('the sockets of an owner, on PostgreSQL', () => {
  it('get twenty concurrent postings, and the highest version has the final balance', async () => {
    const node = await startNode({ databaseUrl: await createDatabase() });
    const { accessToken } = await register(node);
    const socket = openSocket(node, accessToken);
    const events: { balance: number; version: number }[] = [];
    socket.on('balance', (message) => events.push(message));
    await new Promise<void>((resolve) => void socket.once('connect', resolve));
    const { data } = await call(node, '/user/info', { token: accessToken });
    const userId = String(data.id);
    const post = () =>
      node.platform.transact((unit) =>
        node.ledger.post(unit, {
          kind: 'RECHARGE',
          businessKey: crypto.randomUUID(),
          legs: fromTo(bank, available(userId), 1000),
          actor: 'test',
          ref: {},
        }),
      );
    await Promise.all(Array.from({ length: 20 }, post));
    await until('each posting was told', () => events.length === 20);
    const newest = events.toSorted((a, b) => a.version - b.version).at(-1);
    expect(newest).toMatchObject({ balance: 20_000, version: 20 });
  });
});
