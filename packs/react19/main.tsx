import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { formatDong } from '@keo/core';
import { createFakeKeo } from '@keo/core/testing';
import { Button, KeoProvider, NotificationInbox, WalletCard } from '@keo/react';
import '@keo/react/embed/define';
import '@keo/react/styles.css';
import { Header } from './README-0';

const { keo } = createFakeKeo({ signedInAs: 'minhanh' });
const place = document.querySelector('#app');
if (!place) throw new Error('The page has no place for the app');

createRoot(place).render(
  <StrictMode>
    <KeoProvider keo={keo}>
      <NotificationInbox />
      <WalletCard />
      <Button>{formatDong(1_250_000)}</Button>
    </KeoProvider>
    <keo-wallet movements={2} />
    <section id="readme">
      <Header />
    </section>
  </StrictMode>,
);
