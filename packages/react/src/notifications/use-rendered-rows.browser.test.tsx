import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notificationsDomain, selectNotifications } from '@keo/core';
import { type FakeKeo, createFakeKeo } from '@keo/core/testing';
import { KeoProvider } from '../client/keo-provider.tsx';
import { NotificationList } from './notification-list.tsx';

let fake: FakeKeo;
let root: ReturnType<typeof createRoot>;
const place = document.createElement('div');
place.style.cssText = 'height: 400px; overflow: auto';

const rows = () => place.querySelectorAll<HTMLElement>('[data-keo-item]');
const known = () => {
  const actor = fake.keo.getActor(notificationsDomain);
  return actor ? selectNotifications(actor.getSnapshot()).length : 0;
};
const isLive = () =>
  vi.waitFor(() =>
    expect(fake.keo.root.getSnapshot().children.socket?.getSnapshot().matches({ linked: 'connected' })).toBe(
      true,
    ),
  );
const drawn = (count: number) => vi.waitFor(() => expect(rows()).toHaveLength(count));
const showEnd = () => place.scrollTo(0, place.scrollHeight);

function arrive(count: number) {
  for (let one = 0; one < count; one += 1)
    fake.server.notify('minhanh', { action: 'PAYMENT_PROCESSED', description: '', metadata: {} });
}

beforeEach(async () => {
  const logs = Array.from({ length: 60 }, (_, index) => ({
    action: 'PROOF_UPLOADED' as const,
    description: 'Phạm Gia Bảo đã tải lên Mốc 2',
    metadata: {},
    ago: index + 1,
    isRead: false,
  }));
  fake = createFakeKeo({ signedInAs: 'minhanh', logs });
  document.body.append(place);
  root = createRoot(place);
  root.render(
    <KeoProvider keo={fake.keo}>
      <NotificationList />
    </KeoProvider>,
  );
  await drawn(10);
  await isLive();
});
afterEach(() => {
  root.unmount();
  place.remove();
  fake.keo.stop();
});

it('renders ten rows, and the rest on scroll, without a request', async () => {
  arrive(40);
  await vi.waitFor(() => expect(known()).toBe(60));
  expect(rows()).toHaveLength(10);
  const calls = vi.spyOn(fake.network, 'fetch');
  showEnd();
  await drawn(30);
  showEnd();
  await drawn(50);
  showEnd();
  await drawn(60);
  expect(calls).not.toHaveBeenCalled();
  place.querySelector<HTMLElement>('.keo-feed__more button')?.click();
  await drawn(80);
});

it('removes no row while scrolled down', async () => {
  place.scrollTo(0, 300);
  await vi.waitFor(() => {
    arrive(1);
    expect(rows().length).toBeGreaterThan(10);
  });
  const last = [...rows()].at(-1);
  arrive(30);
  await vi.waitFor(() => expect(known()).toBeGreaterThan(50));
  expect(last?.isConnected).toBe(true);
});

it('keeps the focused row', async () => {
  const first = rows()[0];
  first?.focus({ preventScroll: true });
  arrive(30);
  await vi.waitFor(() => expect(known()).toBe(50));
  expect(document.activeElement).toBe(first);
  await drawn(31);
});
