import type { AboutPage } from '../../platform/http/page-head.ts';
import type { Platform } from '../../platform/platform.ts';
import { RefusalError } from '../../platform/http/refusal.ts';
import { sharedFor } from '../../platform/http/shared-reads.ts';
import type { UsersService } from './users.service.ts';

/** HTML pages of profiles; 404 where nobody has the id. */
export function createUserPages({
  db,
  shared,
  users,
}: Pick<Platform, 'db' | 'shared'> & { users: Pick<UsersService, 'byId'> }): AboutPage {
  const share = shared<undefined | null>(sharedFor);
  const look = async (id: string) => {
    try {
      const { closedAt } = await users.byId(db, id);
      return closedAt === null ? undefined : null;
    } catch (error) {
      if (error instanceof RefusalError) return null;
      throw error;
    }
  };
  return async ({ params: { id } }) => (id === undefined ? undefined : share(id, () => look(id)));
}
