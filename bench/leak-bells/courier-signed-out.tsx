import { useCourier } from '@trycourier/courier-react';
import { useEffect } from 'react';
import { Bell as GuidesBell } from './courier.tsx';

export function Bell({ user }: { user: string }) {
  const courier = useCourier();
  useEffect(() => () => courier.shared.signOut(), [user]);
  return <GuidesBell user={user} />;
}
