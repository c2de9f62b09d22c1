import '@keo/react/styles.css';
import '@keo/react/marketplace.css';
import './styles/site.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { KeoProvider } from '@keo/react';
import { allowStyles } from './build/allow-styles.ts';
import { reloadForNewBuild } from './build/reload-once.ts';
import { router } from './router.tsx';
import { keo } from './session/keo.ts';
import { leaveFor } from './session/leave-for.ts';
import { leaveOnSignOut } from './session/leave-on-sign-out.ts';

reloadForNewBuild();
allowStyles();
keo.start();
leaveOnSignOut(keo, (href) => void leaveFor(href));

const place = document.getElementById('app');
if (!place) throw new Error('The page has no element #app.');
createRoot(place).render(
  <StrictMode>
    <KeoProvider keo={keo}>
      <RouterProvider router={router} />
    </KeoProvider>
  </StrictMode>,
);
