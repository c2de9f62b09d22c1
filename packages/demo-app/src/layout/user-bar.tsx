import type { User } from '@keo/core';
import { AccountMenu } from './account-menu.tsx';
import { Bell } from './bell.tsx';

export function UserBar({ user }: { user: User | null }) {
  return (
    <>
      <Bell />
      {user && <AccountMenu user={user} />}
    </>
  );
}
