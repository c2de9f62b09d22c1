import type { PublicProfile, Reliability, Statistics } from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { RefusalError } from '../../platform/http/refusal.ts';
import { toPublicUser } from './public-user.ts';
import { userById } from './users.service.ts';

/** Provided by other modules. */
type ProfileFacts = {
  /** In percent; null with too few proofs. */
  getRejectPct: (db: Database, userId: string, now: Date) => Promise<number | null>;
  /** Without users with too few deals. */
  getReliability: (
    db: Database,
    userIds: readonly string[],
    now: Date,
  ) => Promise<ReadonlyMap<string, Reliability>>;
  getStatistics: (db: Database, userId: string) => Promise<Statistics>;
  /** By the hour; without those who never were. */
  getLastSeen: (db: Database, userIds: readonly string[]) => Promise<ReadonlyMap<string, Date>>;
  isBlocking: (db: Database, pair: { blockerId: string; blockedId: string }) => Promise<boolean>;
  wasHired: (db: Database, pair: { authorId: string; workerId: string }) => Promise<boolean>;
};

/** The reader is null for a visitor. */
export type Profiles = {
  /** @throws RefusalError NOT_FOUND where they blocked the reader. */
  refuseBlockedReader(id: string, readerId: string | null): Promise<void>;
  /** @throws RefusalError NOT_FOUND also where they blocked the reader. */
  of(id: string, readerId: string | null): Promise<PublicProfile>;
};

export function createProfiles(needs: { db: Database; clock: Pick<Clock, 'now'> } & ProfileFacts): Profiles {
  const { db, clock } = needs;

  const refuseBlockedReader: Profiles['refuseBlockedReader'] = async (id, readerId) => {
    if (readerId !== null && (await needs.isBlocking(db, { blockerId: id, blockedId: readerId })))
      throw new RefusalError('NOT_FOUND', 'notFound');
  };

  async function getBond(id: string, readerId: string | null) {
    await refuseBlockedReader(id, readerId);
    if (readerId === null) return { wasHired: false, isBlocked: false };
    return {
      wasHired: await needs.wasHired(db, { authorId: readerId, workerId: id }),
      isBlocked: await needs.isBlocking(db, { blockerId: readerId, blockedId: id }),
    };
  }

  return {
    refuseBlockedReader,
    async of(id, readerId) {
      const row = await userById(db, id);
      if (row.closedAt !== null) throw new RefusalError('NOT_FOUND', 'notFound');
      const bond = await getBond(id, readerId);
      const now = clock.now();
      const reliability = (await needs.getReliability(db, [id], now)).get(id);
      return {
        ...toPublicUser(row),
        ...(reliability && { reliability }),
        rejectPct: await needs.getRejectPct(db, id, now),
        roles: row.roles,
        skills: row.skills,
        provinceCode: row.provinceCode,
        lastActiveAt: (await needs.getLastSeen(db, [id])).get(id)?.toISOString() ?? null,
        statistics: await needs.getStatistics(db, id),
        ...bond,
      };
    },
  };
}
