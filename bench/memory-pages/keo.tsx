import { createEmbeddedKeo, fetchTokenFrom, notificationsDomain, selectNotifications } from '@keo/core';
import { KeoProvider, NotificationBell, NotificationList } from '@keo/react';
import { createRoot } from 'react-dom/client';

const keo = createEmbeddedKeo({
  apiBase: '/au/api',
  fetchToken: fetchTokenFrom('/token', (...ask) => fetch(...ask)),
}).start();

createRoot(document.getElementById('root')!).render(
  <KeoProvider keo={keo}>
    <NotificationBell />
    <NotificationList />
  </KeoProvider>,
);

const rows = () => selectNotifications(keo.actorOf(notificationsDomain)?.getSnapshot());

Object.assign(globalThis, {
  // A row is taken only if it is the next of the sequence, so the newest stands for all before it.
  taken: () => rows()[0]?.seq ?? 0,
  kept: () => rows().length,
});
