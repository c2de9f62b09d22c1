import { KeoProvider, NotificationBell, NotificationList } from '@keo/react';
import { createRoot } from 'react-dom/client';
import { keo } from './keo-client.ts';

createRoot(document.getElementById('root')!).render(
  <KeoProvider keo={keo}>
    <NotificationBell />
    <NotificationList />
  </KeoProvider>,
);
