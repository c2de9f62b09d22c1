import { CourierInboxPopupMenu, useCourier } from '@trycourier/courier-react';
import { useEffect } from 'react';

const graphql = `${location.origin}/courier`;
const apiUrls = {
  courier: { rest: location.origin, graphql },
  inbox: { graphql, webSocket: `ws://${location.host}` },
};

export function Bell({ user }: { user: string }) {
  const courier = useCourier();
  useEffect(() => {
    courier.shared.signIn({ userId: user, jwt: user, apiUrls });
  }, [user]);
  return <CourierInboxPopupMenu />;
}
