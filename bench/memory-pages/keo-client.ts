/** Keo's client on both its pages, with the numbers that it received and kept. */
import { createEmbeddedKeo, fetchTokenFrom, notificationsDomain, selectNotifications } from '@keo/core';

export const keo = createEmbeddedKeo({
  apiBase: '/au/api',
  fetchToken: fetchTokenFrom('/token', (...ask) => fetch(...ask)),
}).start();

const rows = () => selectNotifications(keo.actorOf(notificationsDomain)?.getSnapshot());

Object.assign(globalThis, {
  // Rows are only accepted in sequence, so the newest stands for all before it.
  taken: () => rows()[0]?.seq ?? 0,
  kept: () => rows().length,
});
