import { StrictMode, act, version } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notificationsDomain } from '@keo/core';
import { type FakeKeo, createFakeKeo } from '@keo/core/testing';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { useNotificationCommands } from '../notifications/use-notifications.ts';
import { useAuthCommands } from '../auth/use-auth.ts';
import { KeoProvider } from './keo-provider.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let fake: FakeKeo;
afterEach(() => fake?.keo.stop());

const bell = (keo: FakeKeo['keo']) => (
  <StrictMode>
    <KeoProvider keo={keo}>
      <NotificationBell />
    </KeoProvider>
  </StrictMode>
);

const getLabel = (host: Element) => host.querySelector('button')?.getAttribute('aria-label');

describe('KeoProvider', () => {
  it("runs on the project's React version", () => {
    expect(version.split('.')[0]).toBe(import.meta.env['REACT_MAJOR']);
  });

  it('opens one socket under StrictMode, and closes it with the client', async () => {
    fake = createFakeKeo({ signedInAs: 'minhanh' });
    const host = document.createElement('div');
    for (let time = 0; time < 100; time += 1) {
      const root = createRoot(host);
      await act(async () => root.render(bell(fake.keo)));
      await act(async () => root.unmount());
    }
    await vi.waitFor(() => expect(fake.server.connections()).toBe(1));
    expect(fake.server.calls('/user/socket-ticket')).toBe(1);
    expect(host.innerHTML).toBe('');

    fake.keo.stop();
    await vi.waitFor(() => expect(fake.network.sockets()).toBe(0));
    expect(fake.page.listeners()).toBe(0);
  });

  it('leaves no subscription after unmount', async () => {
    fake = createFakeKeo({ signedInAs: 'minhanh' });
    const { keo } = fake;
    await vi.waitFor(() => expect(keo.getActor(notificationsDomain)).toBeDefined());
    let open = 0;
    const subscribe = keo.root.subscribe.bind(keo.root);
    vi.spyOn(keo.root, 'subscribe').mockImplementation((...args: Parameters<typeof subscribe>) => {
      open += 1;
      const subscription = subscribe(...args);
      return {
        unsubscribe() {
          open -= 1;
          subscription.unsubscribe();
        },
      };
    });
    const root = createRoot(document.createElement('div'));
    await act(async () => root.render(bell(keo)));
    expect(open).toBeGreaterThan(0);
    await act(async () => root.unmount());
    expect(open).toBe(0);
  });

  it('updates the count', async () => {
    fake = createFakeKeo({ signedInAs: 'minhanh', locale: 'en' });
    const host = document.createElement('div');
    const root = createRoot(host);
    await act(async () => root.render(bell(fake.keo)));
    const before = fake.server.unread('minhanh');
    await vi.waitFor(() => expect(getLabel(host)).toBe(`Notifications, ${before} unread`));
    await vi.waitFor(() => expect(fake.server.connections()).toBe(1));
    await act(async () => {
      fake.server.notify('minhanh', { action: 'NEW_MESSAGE' });
    });
    await vi.waitFor(() => expect(getLabel(host)).toBe(`Notifications, ${before + 1} unread`));
    await act(async () => root.unmount());
  });

  it('returns stable commands', async () => {
    fake = createFakeKeo();
    const seen = new Set<unknown>();
    const Reader = () => {
      seen.add(useNotificationCommands());
      seen.add(useAuthCommands());
      return null;
    };
    const root = createRoot(document.createElement('div'));
    const draw = () =>
      root.render(
        <KeoProvider keo={fake.keo}>
          <Reader />
        </KeoProvider>,
      );
    await act(async () => draw());
    await act(async () => draw());
    expect(seen.size).toBe(2);
    await act(async () => root.unmount());
  });
});
