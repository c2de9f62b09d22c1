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

export type RechargeService = {
  create(userId: string, input: CreateRecharge): Promise<Recharge>;
  info(userId: string, id: string): Promise<Recharge>;
  list(
    userId: string,
    query: InferOutput<typeof rechargeEndpoints.rechargesList.input>,
  ): Promise<EndpointData<typeof rechargeEndpoints.rechargesList>>;
  cancel(userId: string, id: string): Promise<Recharge>;
};

const minute = 60_000;

export function createRechargeService({
  db,
  transact,
  clock,
  limits,
  account,
}: Pick<Platform, 'db' | 'transact' | 'limits'> & {
  clock: Pick<Clock, 'now'>;
} & Pick<ReceivingBank, 'account'>): RechargeService {
  const toView = async (row: repository.RechargeRow): Promise<Recharge> => {
    const waiting = await repository.getSuspense(db, [row.id]);
    return toRecharge(row, clock.now(), waiting.get(row.id));
  };

  const place = (userId: string, { amount, requestId }: CreateRecharge) => {
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
        const code = newRechargeCode();
        const row = await repository.insertRecharge(unit.db, {
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
        });
        return toRecharge(row, now);
      }),
    );
  };

  return {
    async create(userId, input) {
      await limits.take('money', userId);
      try {
        return await place(userId, input);
      } catch (error) {
        if (violatedUnique(error) !== 'recharges_code') throw error;
        // The random code existed already (one in 27 billion): tries again.
        return place(userId, input);
      }
    },

    async info(userId, id) {
      const row = await repository.findOwn(db, userId, id);
      if (!row) throw notFound();
      return toView(row);
    },

    async list(userId, { pageNum, pageSize, awaited, after }) {
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
    },

    async cancel(userId, id) {
      const row = await transact(async (unit) => {
        const found = await repository.lockOwn(unit.db, userId, id);
        if (!found) throw notFound();
        if (found.state === 'SUCCEEDED') throw new RefusalError('NOT_ALLOWED', 'alreadyPaid');
        return repository.updateRecharge(unit.db, id, { state: 'CANCELLED' });
      });
      return toView(row);
    },
  };
}
