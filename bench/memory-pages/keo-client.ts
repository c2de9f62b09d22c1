/** Keo's client of both its pages, and what it has taken and kept. */
import { createEmbeddedKeo, fetchTokenFrom, notificationsDomain, selectNotifications } from '@keo/core';

export const keo = createEmbeddedKeo({
  apiBase: '/au/api',
  fetchToken: fetchTokenFrom('/token', (...ask) => fetch(...ask)),
}).start();

const rows = () => selectNotifications(keo.actorOf(notificationsDomain)?.getSnapshot());

Object.assign(globalThis, {
  // A row is taken only if it is the next of the sequence, so the newest stands for all before it.
  taken: () => rows()[0]?.seq ?? 0,
  kept: () => rows().length,
});
