import { useCourier } from '@trycourier/courier-react';
import { useEffect } from 'react';
import { Bell as GuidesBell } from './courier.tsx';

/** Courier's guide stays signed in; this signs out as far as Courier allows. */
export function Bell({ user }: { user: string }) {
  const courier = useCourier();
  useEffect(() => () => courier.shared.signOut(), [user]);
  return <GuidesBell user={user} />;
}
