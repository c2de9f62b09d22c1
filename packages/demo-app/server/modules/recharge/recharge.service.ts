import {
  type CreateRecharge,
  type EndpointData,
  type Recharge,
  moneyLimits,
  rechargeEndpoints,
} from '@keo/core/contract';
import type { InferOutput } from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import { violatedUnique } from '../../platform/database/database-errors.ts';
import { once } from '../../platform/database/idempotency.ts';
import type { Platform } from '../../platform/platform.ts';
import { RefusalError, notFound } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/security/secret-text.ts';
import type { ReceivingBank } from './receiving-bank.ts';
import { newRechargeCode } from './recharge-code.ts';
import * as repository from './recharge.repository.ts';
import { toRecharge } from './to-recharge.ts';
import { encodeVietQr } from './viet-qr.ts';

type ListQuery = InferOutput<typeof rechargeEndpoints.rechargesList.input>;

export type RechargeService = {
  create(userId: string, input: CreateRecharge): Promise<Recharge>;
  info(userId: string, id: string): Promise<Recharge>;
  list(userId: string, query: ListQuery): Promise<EndpointData<typeof rechargeEndpoints.rechargesList>>;
  cancel(userId: string, id: string): Promise<Recharge>;
};

const minute = 60_000;

type Needs = Pick<Platform, 'db' | 'transact' | 'limits'> & { clock: Pick<Clock, 'now'> } & Pick<
    ReceivingBank,
    'account'
  >;

async function toView({ db, clock }: Needs, row: repository.RechargeRow): Promise<Recharge> {
  const waiting = await repository.getSuspense(db, [row.id]);
  return toRecharge(row, clock.now(), waiting.get(row.id));
}

/** A new code and the QR picture's text; nothing is paid yet. */
const toRow = (
  account: NonNullable<ReceivingBank['account']>,
  { userId, amount, now }: { userId: string; amount: number; now: Date },
) => {
  const code = newRechargeCode();
  return {
    id: newId('rc'),
    userId,
    code,
    amount,
    qrPayload: encodeVietQr({
      bankBin: account.bin,
      accountNo: account.accountNo,
      amount,
      content: code,
    }),
    bankBin: account.bin,
    accountNo: account.accountNo,
    accountName: account.name,
    state: 'PENDING',
    createdAt: now,
    expiresAt: new Date(+now + moneyLimits.rechargeShownMinutes * minute),
    matchUntil: new Date(+now + moneyLimits.rechargeMatchHours * 60 * minute),
  } as const;
};

function place({ transact, clock, account }: Needs, userId: string, { amount, requestId }: CreateRecharge) {
  if (account === null) throw new RefusalError('NOT_AVAILABLE', 'notAvailable');
  const command = {
    scope: `${userId} create-recharge`,
    requestId,
    request: { amount },
    answer: rechargeEndpoints.createRecharge.data,
    clock,
  };
  return transact((unit) =>
    once(unit.db, command, async () => {
      const now = clock.now();
      const row = await repository.insertRecharge(unit.db, toRow(account, { userId, amount, now }));
      return toRecharge(row, now);
    }),
  );
}

async function create(needs: Needs, userId: string, input: CreateRecharge) {
  await needs.limits.take('money', userId);
  try {
    return await place(needs, userId, input);
  } catch (error) {
    if (violatedUnique(error) !== 'recharges_code') throw error;
    // The random code existed already (one in 27 billion): tries again.
    return place(needs, userId, input);
  }
}

async function list({ db, clock }: Needs, userId: string, { pageNum, pageSize, awaited, after }: ListQuery) {
  const now = clock.now();
  const { rows, total } = await repository.listOwn(db, userId, {
    awaitedAt: awaited ? now : undefined,
    after,
    limit: pageSize,
    offset: (pageNum - 1) * pageSize,
  });
  const waiting = await repository.getSuspense(
    db,
    rows.map(({ id }) => id),
  );
  return {
    list: rows.map((row) => toRecharge(row, now, waiting.get(row.id))),
    total,
    totalPage: Math.ceil(total / pageSize),
  };
}

async function cancel(needs: Needs, userId: string, id: string) {
  const row = await needs.transact(async (unit) => {
    const found = await repository.lockOwn(unit.db, userId, id);
    if (!found) throw notFound();
    if (found.state === 'SUCCEEDED') throw new RefusalError('NOT_ALLOWED', 'alreadyPaid');
    return repository.updateRecharge(unit.db, id, { state: 'CANCELLED' });
  });
  return toView(needs, row);
}

export const createRechargeService = (needs: Needs): RechargeService => ({
  create: (userId, input) => create(needs, userId, input),

  async info(userId, id) {
    const row = await repository.findOwn(needs.db, userId, id);
    if (!row) throw notFound();
    return toView(needs, row);
  },

  list: (userId, query) => list(needs, userId, query),
  cancel: (userId, id) => cancel(needs, userId, id),
});
