import {
  type CreateWithdraw,
  type EndpointData,
  type Withdraw,
  type WithdrawEstimate,
  moneyLimits,
  withdrawCosts,
  withdrawEndpoints,
  withdrawRefusal,
} from '@keo/core/contract';
import type { Database } from '../../platform/database/database.ts';
import { findAnswer, once } from '../../platform/database/idempotency.ts';
import type { Platform } from '../../platform/platform.ts';
import { RefusalError } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/security/secret-text.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import { startOfDay, startOfMonth } from '../../platform/texts/vietnam-day.ts';
import type { CodesService } from '../auth/codes.service.ts';
import type { StepUp } from '../auth/step-up.service.ts';
import type { BankCardsService } from '../bank-cards/bank-cards.service.ts';
import { bankName } from '../bank-cards/banks.ts';
import { type UsersService, refuseClosed } from '../users/users.service.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import type { Payouts } from './payouts.service.ts';
import { toWithdraw, toWithdrawals } from './to-withdraw.ts';
import { findOwn, insertWithdraw, listOwn } from './withdraw.repository.ts';
import { getArrival } from './working-days.ts';

export type WithdrawService = {
  estimate(userId: string, amount: number): Promise<WithdrawEstimate>;
  /** Without a code it sends one, valid for this amount and card, and refuses with OTP_REQUIRED. */
  create(userId: string, order: CreateWithdraw): Promise<Withdraw>;
  cancel(userId: string, id: string): Promise<Withdraw>;
  info(userId: string, id: string): Promise<Withdraw>;
  list(
    userId: string,
    page: { pageNum: number; pageSize: number },
  ): Promise<EndpointData<typeof withdrawEndpoints.withdrawsList>>;
  /** `create` after all checks. */
  place(unit: Unit, userId: string, order: Order): Promise<Withdraw>;
};

const minute = 60_000;
/** Queue name. */
export const sendJob = 'withdraw.send';

const shown = (amount: number) => amount.toLocaleString('en-US');

type Order = Pick<CreateWithdraw, 'amount' | 'cardId'>;

/** A code is valid for one amount and one card. */
const getSubject = ({ amount, cardId }: Order) => `${cardId}:${amount}`;

type Needs = Pick<Platform, 'db' | 'transact' | 'clock' | 'queue' | 'limits'> & {
  users: UsersService;
  codes: CodesService;
  stepUp: StepUp;
  cards: BankCardsService;
  wallet: WalletService;
  payouts: Payouts;
};

async function estimate(
  { clock, wallet }: Needs,
  database: Database,
  userId: string,
  amount: number,
): Promise<WithdrawEstimate> {
  const now = clock.now();
  const { amount: today } = await wallet.withdrawnSince(database, userId, startOfDay(now));
  const thisMonth = await wallet.withdrawnSince(database, userId, startOfMonth(now));
  return { ...withdrawCosts(amount, { today, thisMonth }), arriveBy: getArrival(now).toISOString() };
}

/** The cost of an allowed order. @throws RefusalError for any limit. */
async function allow(needs: Needs, database: Database, userId: string, { amount, cardId }: Order) {
  const { users, cards, wallet } = needs;
  // Locks the account, so that concurrent orders cannot exceed the limits together.
  await users.lock(database, userId);
  await refuseClosed(database, [userId]);
  const card = await cards.usable(database, userId, cardId);
  const costs = await estimate(needs, database, userId, amount);
  const refusal = withdrawRefusal(costs, await wallet.getSpendable(database, userId));
  if (refusal?.reason === 'LIMIT') {
    const { of, max } = refusal;
    const text = of === 'day' ? 'dailyLimit' : 'monthlyLimit';
    throw new RefusalError('LIMIT', text, { max }, { left: shown(max) });
  }
  if (refusal) {
    const { reason, shortfall } = refusal;
    throw new RefusalError(reason, 'insufficientBalance', { shortfall }, { shortfall: shown(shortfall) });
  }
  return { card, costs };
}

async function place(needs: Needs, unit: Unit, userId: string, order: Order): Promise<Withdraw> {
  const { clock, queue, payouts } = needs;
  const { card, costs } = await allow(needs, unit.db, userId, order);
  const { amount, fee, net } = costs;
  if (card.accountNoSealed === null) throw new Error('A card that is kept has its number');
  const now = clock.now();
  const cancelUntil = new Date(+now + moneyLimits.withdrawCancelMinutes * minute);
  const row = await insertWithdraw(unit.db, {
    id: newId('wd'),
    userId,
    cardId: card.id,
    target: {
      bankBin: card.bankBin,
      bankShortName: bankName(card.bankBin),
      last4: card.last4,
      accountName: card.accountName,
      accountNoSealed: card.accountNoSealed,
    },
    amount,
    fee,
    net,
    state: 'REQUESTED',
    arriveBy: new Date(costs.arriveBy),
    cancelUntil,
    createdAt: now,
    updatedAt: now,
  });
  await payouts.hold(unit, row);
  await queue.send(unit.db, sendJob, { id: row.id }, { at: cancelUntil });
  return toWithdraw(unit.db, row, now);
}

async function find({ db }: Needs, userId: string, id: string) {
  const row = await findOwn(db, userId, id);
  if (!row) throw new RefusalError('NOT_FOUND', 'notFound');
  return row;
}

/** The code is valid for this order alone. */
async function sendCode(needs: Needs, userId: string, order: Order): Promise<void> {
  await needs.transact(async (unit) => {
    const { card } = await allow(needs, unit.db, userId, order);
    const params = { amount: shown(order.amount), bank: bankName(card.bankBin), last4: card.last4 };
    await needs.stepUp.send(unit, userId, { purpose: 'WITHDRAW', subject: getSubject(order), params });
  });
}

async function create(
  needs: Needs,
  userId: string,
  { amount, cardId, requestId, otp }: CreateWithdraw,
): Promise<Withdraw> {
  const { transact, clock, limits, users, codes } = needs;
  const order = { amount, cardId };
  const command = {
    scope: `${userId} create-withdraw`,
    requestId,
    request: order,
    answer: withdrawEndpoints.createWithdraw.data,
    clock,
  };
  await limits.take('money', userId);
  // Idempotency: a repeat gets the same answer, though its code is spent.
  const known = await transact((unit) => findAnswer(unit.db, command));
  if (known) return known;
  if (otp === undefined) {
    await sendCode(needs, userId, order);
    throw new RefusalError('OTP_REQUIRED', 'otpRequired');
  }
  try {
    const codeId = await codes.check(userId, 'WITHDRAW', otp, { subject: getSubject(order) });
    return await transact((unit) =>
      once(unit.db, command, async () => {
        await users.lock(unit.db, userId);
        await codes.spend(unit.db, codeId);
        return place(needs, unit, userId, order);
      }),
    );
  } catch (error) {
    // The same order may have been placed meanwhile, and its code spent.
    const isSpent = error instanceof RefusalError && error.reason === 'EXPIRED';
    const placed = isSpent ? await transact((unit) => findAnswer(unit.db, command)) : null;
    if (placed) return placed;
    throw error;
  }
}

export function createWithdrawService(needs: Needs): WithdrawService {
  const { db, transact, clock, payouts } = needs;
  return {
    estimate: (userId, amount) => estimate(needs, db, userId, amount),
    place: (unit, userId, order) => place(needs, unit, userId, order),
    create: (userId, order) => create(needs, userId, order),

    async cancel(userId, id) {
      await find(needs, userId, id);
      return toWithdraw(db, await transact((unit) => payouts.cancel(unit, id)), clock.now());
    },

    info: async (userId, id) => toWithdraw(db, await find(needs, userId, id), clock.now()),

    async list(userId, { pageNum, pageSize }) {
      const { rows, total } = await listOwn(db, userId, {
        limit: pageSize,
        offset: (pageNum - 1) * pageSize,
      });
      const list = await toWithdrawals(db, rows, clock.now());
      return { list, total, totalPage: Math.ceil(total / pageSize) };
    },
  };
}
