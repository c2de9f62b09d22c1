import type { EndpointData, blocksEndpoints } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import type { Database } from '../../platform/database/database.ts';
import { RefusalError } from '../../platform/http/refusal.ts';
import type { UsersService } from '../users/users.service.ts';
import * as repository from './blocks.repository.ts';

const between = (db: Database, userId: string, otherId: string) =>
  Promise.all([
    repository.isBlocking(db, { blockerId: userId, blockedId: otherId }),
    repository.isBlocking(db, { blockerId: otherId, blockedId: userId }),
  ]);

/**
 * The guard of every call that reaches another person, see `authorisation/reach.ts`: refused where one of the two has
 * blocked the other. The blocker gets that reason; the blocked one the refusal of something that changed meanwhile,
 * which does not reveal the block.
 */
export async function refuseBlocked(db: Database, userId: string, otherId: string): Promise<void> {
  const [isOwn, isTheirs] = await between(db, userId, otherId);
  if (isOwn) throw new RefusalError('BLOCKED', 'youBlocked');
  if (isTheirs) throw new RefusalError('NOT_ALLOWED', 'notAllowedNow');
}

/** For what is left out instead of refused: news to many, receipts, words beside an ending. */
export const isBlocked = async (db: Database, userId: string, otherId: string): Promise<boolean> =>
  (await between(db, userId, otherId)).some(Boolean);

export type Blocks = {
  block(userId: string, otherId: string): Promise<void>;
  unblock(userId: string, otherId: string): Promise<void>;
  list(userId: string): Promise<EndpointData<typeof blocksEndpoints.blocksList>>;
};

export function createBlocks({
  db,
  clock,
  users,
}: Pick<Platform, 'db' | 'clock'> & { users: Pick<UsersService, 'byId' | 'loadCards'> }): Blocks {
  return {
    async block(userId, otherId) {
      await users.byId(db, otherId);
      if (userId === otherId) throw new RefusalError('NOT_ALLOWED', 'notAllowedNow');
      await repository.insertBlock(db, { blockerId: userId, blockedId: otherId }, clock.now());
    },
    async unblock(userId, otherId) {
      await users.byId(db, otherId);
      await repository.deleteBlock(db, { blockerId: userId, blockedId: otherId });
    },
    async list(userId) {
      const rows = await repository.listBlocks(db, userId);
      const getCard = await users.loadCards(
        db,
        rows.map(({ blockedId }) => blockedId),
      );
      return {
        list: rows.map(({ blockedId, createdAt }) => ({
          user: getCard(blockedId),
          blockedAt: createdAt.toISOString(),
        })),
      };
    },
  };
}
