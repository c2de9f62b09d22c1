import { CourierInboxDatastore, defaultFeeds } from '@trycourier/courier-ui-inbox';
import './courier-sign-in.ts';

const store = CourierInboxDatastore.shared;
store.registerFeeds(defaultFeeds());
await store.load();
await store.listenForUpdates();
