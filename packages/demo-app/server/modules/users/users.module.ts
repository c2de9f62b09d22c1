import { type Scope, type User, newsEndpoints, profileEndpoints, usersEndpoints } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import type { Profiles } from './profiles.service.ts';
import type { UserPhotos } from './user-photos.service.ts';
import type { UsersService } from './users.service.ts';

/** What these scopes let a partner's page see; other fields are empty. */
const coveredBy = (scopes: readonly Scope[], user: User): User => ({
  ...user,
  email: null,
  phone: null,
  legalName: null,
  provinceCode: null,
  ...(!scopes.includes('notifications') && { unread: 0 }),
  ...(!scopes.includes('wallet:read') && { balance: 0, heldBalance: 0, withdrawingBalance: 0 }),
});

export function usersModule(
  { routes }: Platform,
  { users, profiles, photos }: { users: UsersService; profiles: Profiles; photos: UserPhotos },
): void {
  routes.serve(usersEndpoints.userInfo, async (_input, me) => {
    const user = await users.me(me.userId);
    return me.grant ? coveredBy(me.grant.scopes, user) : user;
  });
  routes.servePublic(profileEndpoints.publicUserInfo, ({ id }, readerId) => profiles.of(id, readerId));
  routes.serve(usersEndpoints.refreshBalance, async (_input, me) => {
    const { balance } = await users.me(me.userId);
    return { balance };
  });
  routes.serve(profileEndpoints.updateInfo, async ({ photoFileId, ...change }, me) => {
    const photo =
      typeof photoFileId === 'string' ? await photos.readUpload(me.userId, photoFileId) : photoFileId;
    return users.update(me.userId, change, photo);
  });
  routes.serve(newsEndpoints.newsChoices, (_input, me) => users.newsChoices(me.userId));
  routes.serve(newsEndpoints.chooseNews, (choice, me) => users.chooseNews(me.userId, choice));
  routes.serveStored(profileEndpoints.userPhoto, ({ id }) => photos.open(id));
}
