import { randomUUID } from 'node:crypto';
import { budgetOf } from '@keo/core/contract';
import type { BankEvents } from '../modules/recharge/bank-events.service.ts';
import type { RechargeService } from '../modules/recharge/recharge.service.ts';
import type { Escrows } from '../modules/wallet/escrow.service.ts';
import type { Payouts } from '../modules/withdraw/payouts.service.ts';
import { insertWithdraw } from '../modules/withdraw/withdraw.repository.ts';
import type { Unit } from '../platform/unit-of-work.ts';
import { arrivalOf } from '../modules/withdraw/working-days.ts';
import { seedTarget } from './cards.ts';
import { findSeed, marketSeed } from './market-seed.ts';

export type MoneyTools = {
  escrows: Escrows;
  payouts: Payouts;
  recharges: RechargeService;
  bankEvents: BankEvents;
  now: () => Date;
};
/** Something that happened to money, and how many hours ago: the same moments as in the histories. */
export type MoneyStep = { hoursAgo: number; run(unit: Unit, tools: MoneyTools): Promise<unknown> };

const bronze = 1000;
/** The code of each person's recharge, for the transfer that follows it. */
const codes = new Map<string, string>();
const actor = 'seed';

/** Asked for, and transferred five minutes later. */
const recharge = (hoursAgo: number, userId: string, amount: number): MoneyStep[] => [
  {
    hoursAgo,
    async run(_unit, { recharges }) {
      const { code } = await recharges.create(userId, { amount, method: 'VIETQR', requestId: randomUUID() });
      codes.set(userId, code);
    },
  },
  {
    hoursAgo: hoursAgo - 1 / 12,
    run: (_unit, { bankEvents }) => {
      const notice = {
        providerId: `seed-${userId}`,
        content: codes.get(userId) ?? '',
        amount,
        direction: 'IN' as const,
      };
      return bankEvents.receive('sandbox', notice, Buffer.from(JSON.stringify(notice)));
    },
  },
];

const publishQuick = (hoursAgo: number, jobId: string, slots: number): MoneyStep => {
  const { authorId, price: reward } = findSeed(marketSeed.jobs, jobId);
  return {
    hoursAgo,
    run: (unit, { escrows }) =>
      escrows.lockJob(unit, { jobId, authorId, ...budgetOf(slots, reward), event: 'publish', actor }),
  };
};

/** A slot that is taken and, where `paidHoursAgo` is given, paid. */
const quickDeal = (dealId: string, takenHoursAgo: number, paidHoursAgo?: number): MoneyStep[] => {
  const { jobId, workerId } = findSeed(marketSeed.deals, dealId);
  const { price: reward } = findSeed(marketSeed.jobs, jobId);
  const taking: MoneyStep = {
    hoursAgo: takenHoursAgo,
    run: (unit, { escrows }) => escrows.assignSlot(unit, { jobId, dealId, workerId, reward, actor }),
  };
  return paidHoursAgo === undefined
    ? [taking]
    : [taking, ...pay(dealId, paidHoursAgo, reward), end(dealId, paidHoursAgo)];
};

const fundProject = (hoursAgo: number, dealId: string): MoneyStep => {
  const { jobId, workerId, authorId } = findSeed(marketSeed.deals, dealId);
  const { price } = findSeed(marketSeed.jobs, jobId);
  const deal = {
    dealId,
    jobId,
    authorId,
    workerId,
    kind: 'PROJECT' as const,
    price,
    event: 'approve',
    actor,
  };
  return { hoursAgo, run: (unit, { escrows }) => escrows.lockDeal(unit, deal) };
};

const pay = (dealId: string, hoursAgo: number, gross: number, part = 'all'): MoneyStep[] => [
  {
    hoursAgo,
    run: (unit, { escrows }) =>
      escrows.release(unit, { dealId, gross, workerBps: bronze, payoutId: `${dealId}:${part}`, actor }),
  },
];

const end = (dealId: string, hoursAgo: number): MoneyStep => ({
  hoursAgo,
  run: (unit, { escrows }) => escrows.close(unit, { dealId, actor }),
});

const withdrawIdOf = (userId: string) => `wd_${userId}`;

const askPayout = (hoursAgo: number, userId: string, amount: number): MoneyStep => ({
  hoursAgo,
  async run(unit, { payouts, now }) {
    const at = now();
    const row = await insertWithdraw(unit.db, {
      id: withdrawIdOf(userId),
      userId,
      ...(await seedTarget(unit.db, userId)),
      amount,
      fee: 0,
      net: amount,
      state: 'REQUESTED',
      arriveBy: arrivalOf(at),
      cancelUntil: at,
      createdAt: at,
      updatedAt: at,
    });
    await payouts.hold(unit, row);
  },
});

const sendPayout = (hoursAgo: number, userId: string): MoneyStep => ({
  hoursAgo,
  run: (unit, { payouts }) => payouts.markSent(unit, withdrawIdOf(userId)),
});

const payPayout = (hoursAgo: number, userId: string): MoneyStep => ({
  hoursAgo,
  run: (unit, { payouts }) => payouts.markPaid(unit, withdrawIdOf(userId), `FT-${withdrawIdOf(userId)}`),
});

const steps: readonly MoneyStep[] = [
  ...recharge(479, 'u01', 22_000_000),
  ...recharge(475, 'u02', 15_000_000),
  ...recharge(400, 'u03', 35_000_000),
  ...recharge(380, 'u09', 3_000_000),

  fundProject(446, 'd10'),
  ...pay('d10', 222, 3_000_000),
  end('d10', 222),
  {
    hoursAgo: 222,
    run: (unit, { escrows }) =>
      escrows.bonus(unit, { dealId: 'd10', authorId: 'u01', workerId: 'u07', amount: 100_000, actor }),
  },
  fundProject(400, 'd09'),
  publishQuick(350, 'j04', 20),
  {
    hoursAgo: 14,
    run: (unit, { escrows }) =>
      escrows.refundJob(unit, { jobId: 'j04', event: 'expire', closing: true, actor }),
  },
  fundProject(262, 'd06'),
  ...pay('d06', 130, 2_000_000, 'pf_1'),
  fundProject(250, 'd11'),
  ...pay('d11', 200, 900_000),
  end('d11', 200),
  publishQuick(230, 'j01', 40),
  publishQuick(160, 'j02', 50),
  ...quickDeal('d01', 226, 210),
  ...quickDeal('d02', 180, 173),
  ...quickDeal('d03', 130, 57),
  publishQuick(100, 'j03', 100),
  publishQuick(96, 'j05', 300),
  ...quickDeal('d04', 53),
  askPayout(122, 'u07', 1_500_000),
  sendPayout(121.9, 'u07'),
  payPayout(120, 'u07'),
  askPayout(6, 'u05', 500_000),
  sendPayout(5.9, 'u05'),
  fundProject(20, 'd08'),
];

/** What moved the demo people's money, the earliest first. Each balance that the seed names is what this leaves. */
export const moneyStory: readonly MoneyStep[] = steps.toSorted((a, b) => b.hoursAgo - a.hoursAgo);
