import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { setTestPorts } from '../client/test-ports.ts';
import {
  type Page,
  apiBase,
  getBell,
  hasCount,
  hasItems,
  recordEvents,
  getItem,
  openPage,
} from './test-page.ts';

let page: Page;
beforeEach(() => {
  page = openPage();
});
afterEach(() => page.close());

const unread = () => page.server.unread('minhanh');

describe('events of an element', () => {
  it("report the user, the unread count, and the panel's state", async () => {
    const [ready, counts, opened, closed] = (
      ['keo-ready', 'keo-unread-change', 'keo-open', 'keo-close'] as const
    ).map(recordEvents);
    const element = page.add('keo-notifications');
    await hasCount(element, unread());
    await vi.waitFor(() => expect(ready).toEqual([{ userId: 'u01' }]));
    await vi.waitFor(() => expect(counts).toEqual([{ unread: unread() }]));
    await vi.waitFor(() => expect(page.server.connections()).toBe(1));
    page.server.notify('minhanh', { action: 'NEW_MESSAGE' });
    await vi.waitFor(() => expect(counts?.at(-1)).toEqual({ unread: unread() }));

    getBell(element)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    expect(element.open).toBe(true);
    element.open = false;
    await vi.waitFor(() => expect(closed).toHaveLength(1));
    expect(opened).toHaveLength(1);
  });

  it('are the same by keyboard, and Escape returns the focus to the bell', async () => {
    const opened = recordEvents('keo-open');
    const element = page.add('keo-notifications');
    await hasCount(element, unread());
    element.focus();
    expect(element.shadowRoot?.activeElement).toBe(getBell(element));
    await userEvent.keyboard('{Enter}');
    await hasItems(element);
    expect(element.shadowRoot?.activeElement?.getAttribute('part')).toBe('panel');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(element.shadowRoot?.activeElement).toBe(getBell(element)));
    expect(element.open).toBe(false);
    expect(opened).toHaveLength(1);
  });

  it('report a pressed link, which opens in a new tab unless prevented', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const element = page.add('keo-notification-list');
    element.appUrl = 'https://keo.example/';
    const item = () => getItem(element);
    await vi.waitFor(() => expect(item()?.target).toBe('_blank'));
    expect(item()?.href).toMatch(/^https:\/\/keo\.example\/dashboard/);

    const clicks = recordEvents('keo-item-click');
    item()?.click();
    expect(clicks).toMatchObject([{ href: item()?.href, notification: { type: 'NEW_MESSAGE' } }]);
    expect(open).toHaveBeenCalledExactlyOnceWith(item()?.href, '_blank', 'noopener');
    element.addEventListener('keo-item-click', (event) => event.preventDefault());
    item()?.click();
    expect(open).toHaveBeenCalledTimes(1);
    open.mockRestore();
  });

  it('report the end of the session, which the panel shows', async () => {
    const expired = recordEvents('keo-session-expired');
    const element = page.add('keo-notification-list');
    await hasItems(element);
    element.fetchToken = async () => '';
    page.server.expireTokens();
    element.shadowRoot?.querySelector<HTMLElement>('.keo-item__mark')?.click();
    await vi.waitFor(() => expect(expired).toEqual([null]));
    await vi.waitFor(() => expect(element.shadowRoot?.textContent).toMatch(/chưa đăng nhập|not signed in/));
    element.fetchToken = page.fetchToken;
    element.refresh();
    await hasItems(element);
  });
});

describe('the token', () => {
  it('is requested once more after a refusal, for all elements together', async () => {
    const element = page.add('keo-notifications');
    const list = page.add('keo-notification-list');
    await hasCount(element, unread());
    await hasItems(list);
    page.server.expireTokens();
    const before = unread();
    list.shadowRoot?.querySelector<HTMLElement>('.keo-item__mark')?.click();
    await hasCount(element, before - 1);
    await vi.waitFor(() => expect(unread()).toBe(before - 1));
    expect(page.reasons).toEqual(['start', 'overdue']);
  });

  it('comes from the token endpoint, without any script', async () => {
    const { fetch } = page.network;
    const requests: unknown[] = [];
    setTestPorts({
      connectSocket: page.network.connectSocket,
      async fetch(input, init) {
        if (input !== '/partner/keo-token') return fetch(input, init);
        requests.push(init?.body);
        return Response.json({ token: page.server.open('minhanh').accessToken });
      },
    });
    page.place.innerHTML = `<keo-notifications api-base="${apiBase}" token-endpoint="/partner/keo-token"></keo-notifications>`;
    const element = page.place.firstElementChild;
    if (element) await hasCount(element, unread());
    expect(requests).toEqual(['{"reason":"start"}']);
  });
});
