import { createEmbeddedKeo, fetchTokenFrom, notificationsDomain, selectNotifications } from '@keo/core';

export const keo = createEmbeddedKeo({
  apiBase: '/au/api',
  fetchToken: fetchTokenFrom('/token', (...ask) => fetch(...ask)),
}).start();

const rows = () => selectNotifications(keo.getActor(notificationsDomain)?.getSnapshot());

Object.assign(globalThis, {
  // Rows are accepted in sequence only, so the newest counts all.
  taken: () => rows()[0]?.seq ?? 0,
  kept: () => rows().length,
});
