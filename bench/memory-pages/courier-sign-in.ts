import { Courier, CourierInboxDatastore } from '@trycourier/courier-ui-inbox';

const graphql = `${location.origin}/courier`;
Courier.shared.signIn({
  userId: 'u01',
  jwt: 't',
  apiUrls: {
    courier: { rest: location.origin, graphql },
    inbox: { graphql, webSocket: `ws://${location.host}` },
  },
});

const inbox = () => Object.values(CourierInboxDatastore.shared.getDatasets())[0];

Object.assign(globalThis, {
  taken: () => inbox()?.unreadCount ?? 0,
  kept: () => inbox()?.messages.length ?? 0,
});
