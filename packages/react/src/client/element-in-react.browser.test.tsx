import { StrictMode, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KeoNotificationsElement } from '../embed/index.ts';
import { countLeaks, noLeaks } from '../embed/test-leaks.ts';
import { type Page, apiBase, hasCount, openPage } from '../embed/test-page.ts';

let page: Page;
beforeEach(() => {
  page = openPage();
});
afterEach(() => page.close());

const hasSockets = (count: number) => vi.waitFor(() => expect(page.network.sockets()).toBe(count));

it('an element with the user as React key requests a new token for another user', async () => {
  let who = 'minhanh';
  const fetchToken = async () => page.server.open(who).accessToken;
  const root = createRoot(page.place);
  const draw = () => {
    flushSync(() =>
      root.render(createElement('keo-notifications', { key: who, 'api-base': apiBase, fetchToken })),
    );
    const element = page.place.querySelector('keo-notifications');
    if (!element) throw new Error('React has put the element into the page');
    // React 18 sets no properties of custom elements.
    Object.assign(element, { fetchToken });
    return element;
  };
  await hasCount(draw(), page.server.unread(who));
  await vi.waitFor(() => expect(page.server.connections()).toBe(1));
  who = 'thuha';
  page.server.notify(who, { action: 'NEW_MESSAGE' });
  await hasCount(draw(), page.server.unread(who));
  await hasSockets(1);
  flushSync(() => root.unmount());
  await hasSockets(0);
});

it('under StrictMode an element has one socket, one after a change of user, and none after 100 mounts', async () => {
  let who = 'minhanh';
  const fetchToken = async () => page.server.open(who).accessToken;
  const ref = (element: KeoNotificationsElement | null) => {
    if (element) Object.assign(element, { apiBase, fetchToken });
  };
  const draw = () => <StrictMode>{createElement('keo-notifications', { ref })}</StrictMode>;
  const mount = () => {
    const root = createRoot(page.place);
    flushSync(() => root.render(draw()));
    const element = page.place.querySelector('keo-notifications');
    if (!element) throw new Error('React has put the element into the page');
    return { root, element };
  };

  const { root, element } = mount();
  await hasCount(element, page.server.unread(who));
  await hasSockets(1);
  expect(page.server.calls('/user/socket-ticket')).toBe(1);
  who = 'thuha';
  element.refresh();
  await vi.waitFor(() => expect(page.server.calls('/user/socket-ticket')).toBe(2));
  await hasSockets(1);
  flushSync(() => root.unmount());
  await hasSockets(0);

  const leaks = countLeaks();
  try {
    for (let time = 0; time < 100; time += 1) {
      const again = mount();
      if (time % 10 === 0) await hasSockets(1);
      if (time % 3 === 1) await Promise.resolve();
      flushSync(() => again.root.unmount());
      if (time % 3 === 2) await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await hasSockets(0);
    await vi.waitFor(() => expect(leaks.left()).toEqual(noLeaks));
  } finally {
    leaks.stop();
  }
  expect(page.place.innerHTML).toBe('');
});
