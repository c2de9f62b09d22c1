import type { User } from '@keo/core';
import { AccountMenu } from './account-menu.tsx';
import { Bell } from './bell.tsx';

/** The end of the header for a signed-in user. */
export function OwnEnd({ user }: { user: User | null }) {
  return (
    <>
      <Bell />
      {user && <AccountMenu user={user} />}
    </>
  );
}
