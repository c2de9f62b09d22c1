import type { PublicUser, UserCard } from '@keo/core/contract';
import { apiBase } from '../../platform/http/endpoint-route.ts';
import type { UserRow } from './users.repository.ts';

/** Shown in deals and conversations of others. */
export const closedName = 'Tài khoản đã đóng';
export const closedUsername = 'tai.khoan.da.dong';

export const toPublicUser = (row: UserRow): PublicUser => ({
  id: row.id,
  username: row.closedAt === null ? row.username : closedUsername,
  displayName: row.displayName,
  avatarUrl: row.photoId === null ? null : `${apiBase}/user/photo/${row.photoId}`,
  headline: row.headline,
  bio: row.bio,
  verified: {
    email: row.emailVerifiedAt !== null,
    phone: row.phoneVerifiedAt !== null,
    identity: row.identityVerifiedAt !== null,
    bank: row.bankVerifiedAt !== null,
  },
  joinedAt: row.joinedAt.toISOString(),
});

/** The fields that lists show. */
export const getCard = (row: UserRow): UserCard => {
  const { id, username, displayName, avatarUrl, verified } = toPublicUser(row);
  return { id, username, displayName, avatarUrl, verified };
};
