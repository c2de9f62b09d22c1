import { afterEach, expect, it, vi } from 'vitest';
import { createFakePage } from '@keo/core/testing';
import { openFakeSite } from './fake-site.ts';
import { hasCount, hasItems } from './test-page.ts';
import { setTestPorts } from '../client/test-ports.ts';

const parkedAfter = 30_000;

function createParkingClock() {
  const due = new Set<() => void>();
  return {
    clock: {
      now: () => Date.now(),
      after(ms: number, run: () => void) {
        if (ms === parkedAfter) {
          due.add(run);
          return { cancel: () => void due.delete(run) };
        }
        const timer = setTimeout(run, Math.min(ms, 2 ** 31 - 1));
        return { cancel: () => clearTimeout(timer) };
      },
    },
    due,
    run() {
      const runs = [...due];
      due.clear();
      for (const run of runs) run();
    },
  };
}

const site = openFakeSite();
afterEach(() => site.close());

it('widgets of a hidden page close their socket after 30 s, and catch up when it is visible again', async () => {
  const tab = createFakePage();
  const parking = createParkingClock();
  setTestPorts({
    fetch: site.network.fetch,
    connectSocket: site.network.connectSocket,
    page: tab,
    clock: parking.clock,
  });
  const widgets = (['keo-notifications', 'keo-notification-list', 'keo-wallet'] as const).map((tag) => {
    const element = document.createElement(tag);
    Object.assign(element, { apiBase: '/au/api', fetchToken: site.fetchToken });
    document.body.append(element);
    return element;
  });
  const [bell, list] = widgets;
  if (!bell || !list) throw new Error('The page has its widgets');
  await hasItems(list);
  await vi.waitFor(() => expect(site.server.connections()).toBe(1));

  tab.hide();
  tab.show();
  expect(parking.due.size).toBe(0);
  tab.hide();
  expect(parking.due.size).toBe(1);
  expect(site.network.sockets()).toBe(1);
  parking.run();
  await vi.waitFor(() => expect(site.network.sockets()).toBe(0));

  site.server.notify('minhanh', { action: 'NEW_MESSAGE' });
  site.server.notify('minhanh', { action: 'NEW_MESSAGE' });
  tab.show();
  await vi.waitFor(() => expect(site.server.connections()).toBe(1));
  expect(site.network.sockets()).toBe(1);
  await hasCount(bell, site.server.unread('minhanh'));

  for (const widget of widgets) widget.remove();
  await vi.waitFor(() => expect(site.network.sockets()).toBe(0));
  await vi.waitFor(() => expect(tab.listeners()).toBe(0));
});
