import {
  type CreateRechargeClaim,
  type EndpointData,
  type RechargeClaim,
  type StoredFile,
  claimLimits,
  rechargeEndpoints,
} from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import { once } from '../../platform/database/idempotency.ts';
import type { Platform } from '../../platform/platform.ts';
import { FieldsError, RefusalError } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/security/secret-text.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import { type UsersService, refuseClosed } from '../users/users.service.ts';
import { countOpen, insertClaim } from './claims.repository.ts';
import { listOwnSuspense } from './own-suspense.repository.ts';
import { toClaim, toSuspenseItem } from './to-suspense-item.ts';

export type ClaimsService = {
  /**
   * For an operator; moves no money.
   * @throws RefusalError NOT_FOUND where the picture is not theirs, LIMIT for too many open claims.
   */
  create(userId: string, input: CreateRechargeClaim): Promise<RechargeClaim>;
  listSuspense(
    userId: string,
    page: { pageNum: number; pageSize: number },
  ): Promise<EndpointData<typeof rechargeEndpoints.rechargeSuspenseList>>;
};

const oneDay = 24 * 3_600_000;

/** An impossible date, like 31 February, is invalid. */
function parseSentAt(text: string, now: Date): Date {
  const sentAt = new Date(text);
  if (Number.isNaN(+sentAt)) throw new FieldsError('INVALID', { sentAt: 'field.moment' });
  if (sentAt > now) throw new FieldsError('INVALID', { sentAt: 'claim.future' });
  if (+now - +sentAt > claimLimits.sentWithinDays * oneDay)
    throw new FieldsError('INVALID', { sentAt: 'claim.tooOld' });
  return sentAt;
}

type Needs = Pick<Platform, 'db' | 'transact' | 'limits'> & {
  clock: Pick<Clock, 'now'>;
  users: Pick<UsersService, 'lock'>;
  /** Own files, marked as kept. */
  keepFiles: (unit: Unit, userId: string, ids: readonly string[]) => Promise<StoredFile[]>;
};

async function keepPicture({ keepFiles }: Needs, unit: Unit, userId: string, fileId: string): Promise<void> {
  const [file] = await keepFiles(unit, userId, [fileId]);
  if (!file?.mime.startsWith('image/')) throw new FieldsError('INVALID', { fileId: 'claim.picture' });
}

async function place(
  needs: Needs,
  unit: Unit,
  userId: string,
  { amount, sentAt, reference, note, fileId }: Omit<CreateRechargeClaim, 'requestId'>,
): Promise<RechargeClaim> {
  const now = needs.clock.now();
  const sent = parseSentAt(sentAt, now);
  // Serialises claims of one user, for the limit.
  await needs.users.lock(unit.db, userId);
  await refuseClosed(unit.db, [userId]);
  const max = claimLimits.openMax;
  if ((await countOpen(unit.db, userId)) >= max)
    throw new RefusalError('LIMIT', 'claim.tooMany', { max }, { max });
  if (fileId !== undefined) await keepPicture(needs, unit, userId, fileId);
  const row = await insertClaim(unit.db, {
    id: newId('rq'),
    userId,
    amount,
    sentAt: sent,
    reference: reference ?? null,
    note: note ?? null,
    fileId: fileId ?? null,
    state: 'OPEN',
    createdAt: now,
  });
  return toClaim(row);
}

export function createClaims(needs: Needs): ClaimsService {
  const { db, transact, clock, limits } = needs;
  return {
    async create(userId, { requestId, ...request }) {
      await limits.take('money', userId);
      const command = {
        scope: `${userId} create-recharge-claim`,
        requestId,
        request,
        answer: rechargeEndpoints.createRechargeClaim.data,
        clock,
      };
      return transact((unit) => once(unit.db, command, () => place(needs, unit, userId, request)));
    },

    async listSuspense(userId, { pageNum, pageSize }) {
      const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
      const { rows, total } = await listOwnSuspense(db, userId, page);
      const now = clock.now();
      return {
        list: rows.map((row) => toSuspenseItem(row, now)),
        total,
        totalPage: Math.ceil(total / pageSize),
      };
    },
  };
}
