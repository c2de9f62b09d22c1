import { useCourier } from '@trycourier/courier-react';
import { useEffect } from 'react';
import { Bell as GuidesBell } from './courier.tsx';

/** Courier's guide leaves the page signed in; this one ends what it began, in so far as Courier has a way to. */
export function Bell({ user }: { user: string }) {
  const courier = useCourier();
  useEffect(() => () => courier.shared.signOut(), [user]);
  return <GuidesBell user={user} />;
}
