import { usersEndpoints } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import type { UsersService } from './users.service.ts';

export function usersModule({ routes }: Platform, users: UsersService): void {
  routes.serve(usersEndpoints.userInfo, (_input, me) => users.me(me.userId));
  routes.serve(usersEndpoints.publicUserInfo, ({ id }) => users.publicProfile(id));
  routes.serve(usersEndpoints.refreshBalance, async (_input, me) => {
    const { balance } = await users.me(me.userId);
    return { balance };
  });
  routes.serve(usersEndpoints.updateInfo, (change, me) => users.update(me.userId, change));
}
