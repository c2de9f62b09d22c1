import type { PublicProfile, Reliability, Statistics } from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { RefusalError } from '../../platform/refusal.ts';
import { publicOf } from './public-user.ts';
import { userById } from './users.service.ts';

/** Asked of the modules that know it by whoever puts them together. */
type ProfileFacts = {
  /** Of what a user judged as an author, the share in percent that they rejected; null while that is too little. */
  rejectPctOf: (db: Database, userId: string, now: Date) => Promise<number | null>;
  /** How far these people can be relied on; without those of whom too little is known. */
  reliabilityOf: (
    db: Database,
    userIds: readonly string[],
    now: Date,
  ) => Promise<ReadonlyMap<string, Reliability>>;
  /** Their public numbers in both roles. */
  statisticsOf: (db: Database, userId: string) => Promise<Statistics>;
  /** The hour in which each of these was last here; without those who never were. */
  lastSeenOf: (db: Database, userIds: readonly string[]) => Promise<ReadonlyMap<string, Date>>;
  /** Whether one person has blocked another. */
  isBlocking: (db: Database, pair: { blockerId: string; blockedId: string }) => Promise<boolean>;
  /** Whether that worker has completed a deal of that author. */
  wasHired: (db: Database, pair: { authorId: string; workerId: string }) => Promise<boolean>;
};

/** Somebody's page as a reader sees it; null for a visitor. */
export type Profiles = {
  /** @throws RefusalError NOT_FOUND where they blocked the reader. */
  refuseBlockedReader(id: string, readerId: string | null): Promise<void>;
  /** @throws RefusalError NOT_FOUND also where they blocked the reader. */
  of(id: string, readerId: string | null): Promise<PublicProfile>;
};

export function createProfiles(
  { db, clock }: { db: Database; clock: Pick<Clock, 'now'> },
  facts: ProfileFacts,
): Profiles {
  const refuseBlockedReader: Profiles['refuseBlockedReader'] = async (id, readerId) => {
    if (readerId !== null && (await facts.isBlocking(db, { blockerId: id, blockedId: readerId })))
      throw new RefusalError('NOT_FOUND', 'notFound');
  };

  /** What is between the two; nothing for a visitor. */
  async function bondOf(id: string, readerId: string | null) {
    await refuseBlockedReader(id, readerId);
    if (readerId === null) return { wasHired: false, isBlocked: false };
    return {
      wasHired: await facts.wasHired(db, { authorId: readerId, workerId: id }),
      isBlocked: await facts.isBlocking(db, { blockerId: readerId, blockedId: id }),
    };
  }

  return {
    refuseBlockedReader,
    async of(id, readerId) {
      const row = await userById(db, id);
      const bond = await bondOf(id, readerId);
      const now = clock.now();
      const reliability = (await facts.reliabilityOf(db, [id], now)).get(id);
      return {
        ...publicOf(row),
        ...(reliability && { reliability }),
        rejectPct: await facts.rejectPctOf(db, id, now),
        roles: row.roles,
        skills: row.skills,
        provinceCode: row.provinceCode,
        lastActiveAt: (await facts.lastSeenOf(db, [id])).get(id)?.toISOString() ?? null,
        statistics: await facts.statisticsOf(db, id),
        ...bond,
      };
    },
  };
}
