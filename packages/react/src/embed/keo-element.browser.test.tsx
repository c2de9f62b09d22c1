import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeoNotificationsElement } from './index.ts';
import { countLeaks, noLeaks } from './test-leaks.ts';
import { setTestPorts } from '../client/test-ports.ts';
import {
  type Page,
  apiBase,
  getBell,
  hasCount,
  hasItems,
  recordEvents,
  getLabel,
  openPage,
} from './test-page.ts';

let page: Page;
beforeEach(() => {
  page = openPage();
});
afterEach(() => page.close());

const unread = () => page.server.unread('minhanh');

let made = 0;
const newTag = () => `keo-late-${++made}`;

describe('an element', () => {
  it('keeps properties that were set before its upgrade', async () => {
    const tag = newTag();
    page.place.innerHTML = `<${tag} api-base="${apiBase}" lang="en"></${tag}>`;
    const element = page.place.firstElementChild;
    if (!element) throw new Error('The page has the element');
    Object.assign(element, { fetchToken: page.fetchToken, open: true });
    customElements.define(tag, class extends KeoNotificationsElement {});
    await hasCount(element, unread());
    expect(element.hasAttribute('open')).toBe(true);
    await vi.waitFor(() => expect(element.shadowRoot?.querySelector(':popover-open')).not.toBeNull());
  });

  it('reflects properties to attributes', () => {
    const element = document.createElement('keo-notifications');
    const pairs = [
      ['apiBase', 'api-base'],
      ['socketUrl', 'socket-url'],
      ['tokenEndpoint', 'token-endpoint'],
      ['appUrl', 'app-url'],
      ['theme', 'theme'],
      ['lang', 'lang'],
    ] as const;
    for (const [property, attribute] of pairs) {
      Object.assign(element, { [property]: '/one' });
      expect(element.getAttribute(attribute)).toBe('/one');
      element.setAttribute(attribute, '/two');
      expect(element[property]).toBe('/two');
    }
    element.apiBase = null;
    expect(element.hasAttribute('api-base')).toBe(false);
    element.open = true;
    expect(element.hasAttribute('open')).toBe(true);
    element.removeAttribute('open');
    expect(element.open).toBe(false);
  });

  it('shares one client and one socket with the others of its address', async () => {
    const elements = [
      page.add('keo-notifications'),
      page.add('keo-notification-list'),
      page.add('keo-notifications'),
    ];
    const tokenless = document.createElement('keo-notifications');
    tokenless.apiBase = apiBase;
    page.place.append(tokenless);
    for (const element of [elements[0], elements[2], tokenless])
      if (element) await hasCount(element, unread());
    await vi.waitFor(() => expect(page.server.connections()).toBe(1));
    expect(page.reasons).toEqual(['start']);
    expect(page.server.calls('/user/info')).toBe(1);
    expect(page.server.calls('/user/socket-ticket')).toBe(1);

    page.server.notify('minhanh', { action: 'NEW_MESSAGE' });
    const now = unread();
    await hasCount(tokenless, now);

    elements[0]?.remove();
    elements[1]?.remove();
    await hasCount(tokenless, now);
    expect(page.network.sockets()).toBe(1);
    elements[2]?.remove();
    await vi.waitFor(() => expect(page.network.sockets()).toBe(0));
    expect(getBell(tokenless)).toBeNull();
  });

  it.each(['keo-notifications', 'keo-notification-list'] as const)(
    '<%s> leaks no node, listener, timer, observer or socket after 100 mounts',
    async (tag) => {
      const element = page.add(tag);
      const isDrawn = () => (tag === 'keo-notifications' ? hasCount(element, unread()) : hasItems(element));
      await isDrawn();
      element.remove();
      await vi.waitFor(() => expect(page.network.sockets()).toBe(0));

      const leaks = countLeaks();
      try {
        for (let time = 0; time < 100; time += 1) {
          element.toggleAttribute('open', time % 2 === 0);
          page.place.append(element);
          if (time % 3 === 1) await Promise.resolve();
          if (time % 10 === 2) await isDrawn();
          element.remove();
          if (time % 3 === 2) await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        await vi.waitFor(() => expect(page.network.sockets()).toBe(0));
        await vi.waitFor(() => expect(leaks.left()).toEqual(noLeaks));
      } finally {
        leaks.stop();
      }
      expect(element.shadowRoot?.childNodes).toHaveLength(0);
      expect(page.place.childNodes).toHaveLength(0);
    },
  );

  it('moved by moveBefore keeps its socket, nodes and open panel, and follows its new ancestors', async () => {
    const element = page.add('keo-notifications');
    await hasCount(element, unread());
    const root = element.shadowRoot?.firstElementChild;
    await vi.waitFor(() => expect(page.server.connections()).toBe(1));
    element.open = true;
    await vi.waitFor(() => expect(element.shadowRoot?.querySelector(':popover-open')).not.toBeNull());

    const aside = document.createElement('aside');
    aside.lang = 'en';
    page.place.append(aside);
    aside.moveBefore(element, null);
    await vi.waitFor(() => expect(getLabel(element)).toBe(`Notifications, ${unread()} unread`));
    expect(element.shadowRoot?.querySelector(':popover-open')).not.toBeNull();
    expect(element.shadowRoot?.firstElementChild).toBe(root);
    expect(page.reasons).toEqual(['start']);
    expect(page.server.calls('/user/socket-ticket')).toBe(1);
  });

  it('moved by append keeps its client, nodes and open panel', async () => {
    const element = page.add('keo-notifications');
    await hasCount(element, unread());
    const root = element.shadowRoot?.firstElementChild;
    await hasItems(element);
    await vi.waitFor(() => expect(page.server.connections()).toBe(1));
    element.open = true;
    await Promise.resolve();

    const aside = document.createElement('aside');
    page.place.append(aside);
    aside.append(element);
    await vi.waitFor(() => expect(element.shadowRoot?.querySelector(':popover-open')).not.toBeNull());
    expect(element.shadowRoot?.firstElementChild).toBe(root);
    expect(element.open).toBe(true);
    expect(page.reasons).toEqual(['start']);
    expect(page.server.calls('/user/socket-ticket')).toBe(1);
  });

  it('restarts for another token endpoint', async () => {
    const { server, network } = page;
    const people: Record<string, string> = { '/one': 'minhanh', '/other': 'ducthinh' };
    setTestPorts({
      connectSocket: network.connectSocket,
      fetch: async (input, init) => {
        const who = typeof input === 'string' ? people[input] : undefined;
        return who === undefined
          ? network.fetch(input, init)
          : Response.json({ token: server.open(who).accessToken });
      },
    });
    const ready = recordEvents('keo-ready');
    page.place.innerHTML = `<keo-notifications api-base="${apiBase}" token-endpoint="/one"></keo-notifications>`;
    await vi.waitFor(() => expect(ready).toEqual([{ userId: 'u01' }]));
    page.place.firstElementChild?.setAttribute('token-endpoint', '/other');
    await vi.waitFor(() => expect(ready).toEqual([{ userId: 'u01' }, { userId: 'u10' }]));
    await vi.waitFor(() => expect(network.sockets()).toBe(1));
  });

  it('restarts with another token on refresh', async () => {
    let who = 'minhanh';
    const element = page.add('keo-notifications');
    const ready = recordEvents('keo-ready');
    element.fetchToken = async () => page.server.open(who).accessToken;
    await hasCount(element, unread());
    who = 'ducthinh';
    element.refresh();
    await vi.waitFor(() => expect(getLabel(element)).not.toMatch(/\d/));
    await vi.waitFor(() => expect(ready).toEqual([{ userId: 'u01' }, { userId: 'u10' }]));
    await vi.waitFor(() => expect(page.server.connections()).toBe(1));
  });
});

describe('without an address and a token', () => {
  it('an element shows marked sample data, without requests', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    const element = document.createElement('keo-notifications');
    page.place.append(element);
    await vi.waitFor(() => expect(getLabel(element)).toMatch(/\d+ (chưa đọc|unread)/));
    expect(element.shadowRoot?.querySelector('[part=demo]')?.textContent).toMatch(/Dữ liệu mẫu|Sample data/);
    expect(fetch).not.toHaveBeenCalled();

    Object.assign(element, { apiBase, fetchToken: page.fetchToken });
    await vi.waitFor(() => expect(element.shadowRoot?.querySelector('[part=demo]')).toBeNull());
    await hasCount(element, unread());
    fetch.mockRestore();
  });

  it('a removed demo leaks nothing, also while loading', async () => {
    const demo = document.createElement('keo-notifications');
    page.place.append(demo);
    await vi.waitFor(() => expect(getLabel(demo)).toMatch(/\d/));
    demo.remove();
    await vi.waitFor(() => expect(demo.shadowRoot?.childNodes).toHaveLength(0));

    const leaks = countLeaks();
    try {
      page.place.append(demo);
      await Promise.resolve();
      demo.remove();
      page.place.append(demo);
      await vi.waitFor(() => expect(getLabel(demo)).toMatch(/\d/));
      demo.remove();
      await vi.waitFor(() => expect(leaks.left().timers).toBe(0));
      page.place.append(demo);
      await Promise.resolve();
      await Promise.resolve();
      demo.remove();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await vi.waitFor(() => expect(leaks.left()).toEqual(noLeaks));
    } finally {
      leaks.stop();
    }
  });
});
