import { type Scope, type User, profileEndpoints, usersEndpoints } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import type { UsersService } from './users.service.ts';

/** What these scopes let a partner's page see of an account; the rest is empty. */
const coveredBy = (scopes: readonly Scope[], user: User): User => ({
  ...user,
  email: null,
  phone: null,
  provinceCode: null,
  ...(!scopes.includes('notifications') && { unread: 0 }),
  ...(!scopes.includes('wallet:read') && { balance: 0, heldBalance: 0, withdrawingBalance: 0 }),
});

export function usersModule({ routes }: Platform, users: UsersService): void {
  routes.serve(usersEndpoints.userInfo, async (_input, me) => {
    const user = await users.me(me.userId);
    return me.grant ? coveredBy(me.grant.scopes, user) : user;
  });
  routes.servePublic(profileEndpoints.publicUserInfo, ({ id }) => users.publicProfile(id));
  routes.serve(usersEndpoints.refreshBalance, async (_input, me) => {
    const { balance } = await users.me(me.userId);
    return { balance };
  });
  routes.serve(usersEndpoints.updateInfo, (change, me) => users.update(me.userId, change));
}
