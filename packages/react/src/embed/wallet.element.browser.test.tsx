import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEVER_ANSWERS, SERVER_ERROR, only } from '@keo/core/testing';
import { countLeaks, noLeaks } from './test-leaks.ts';
import { type Page, recordEvents, openPage } from './test-page.ts';

let page: Page;
beforeEach(() => {
  page = openPage();
});
afterEach(() => page.close());

const getText = (element: Element, selector: string) =>
  element.shadowRoot?.querySelector(selector)?.textContent ?? '';
const getRows = (element: Element) => [...(element.shadowRoot?.querySelectorAll('[part=movement]') ?? [])];
const isDrawn = (element: Element) => vi.waitFor(() => expect(getRows(element).length).toBeGreaterThan(0));

describe('<keo-wallet>', () => {
  it('shows the balance, and each movement live', async () => {
    const wallet = page.add('keo-wallet');
    wallet.lang = 'vi';
    await isDrawn(wallet);
    expect(getText(wallet, '[part=balance]')).toBe('1,950,000đ');
    await vi.waitFor(() => expect(page.server.connections()).toBe(1));
    page.server.money.happened('minhanh', 'RECHARGE', 50_000);
    await vi.waitFor(() => expect(getText(wallet, '[part=balance]')).toBe('2,000,000đ'));
    await vi.waitFor(() => expect(getRows(wallet)[0]?.textContent).toMatch(/Nạp tiền.*\+50,000đ/));
    expect(getRows(wallet).length).toBeLessThanOrEqual(5);
    wallet.movements = 1;
    await vi.waitFor(() => expect(getRows(wallet)).toHaveLength(1));
    expect(wallet.getAttribute('movements')).toBe('1');
    wallet.setAttribute('movements', '999');
    expect(wallet.movements).toBe(20);
  });

  it('opens the product in a new tab for anything that moves money', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const clicks = recordEvents('keo-item-click');
    const wallet = page.add('keo-wallet');
    wallet.appUrl = 'https://keo.example';
    await isDrawn(wallet);
    const links = [...(wallet.shadowRoot?.querySelectorAll('a') ?? [])];
    const hrefs = ['recharge', 'withdraw', 'wallet'].map((name) => `https://keo.example/dashboard/${name}`);
    expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual(
      hrefs.map((href) => [href, '_blank', 'noopener']),
    );
    for (const link of links) link.click();
    expect(open.mock.calls).toEqual(hrefs.map((href) => [href, '_blank', 'noopener']));
    expect(clicks).toEqual(hrefs.map((href) => ({ href, notification: null })));
    open.mockRestore();
  });

  it('shares the client of the bell beside it, and hides amounts in both', async () => {
    const [one, two] = [page.add('keo-wallet'), page.add('keo-wallet')];
    page.add('keo-notifications');
    await isDrawn(one);
    await isDrawn(two);
    await vi.waitFor(() => expect(page.server.connections()).toBe(1));
    expect(page.reasons).toEqual(['start']);
    one.shadowRoot?.querySelector<HTMLElement>('button[aria-pressed]')?.click();
    await vi.waitFor(() => expect(getText(two, '[part=balance]')).toContain('••••••'));
    expect(two.shadowRoot?.textContent?.replace('100,000,000đ', '')).not.toMatch(/\dđ/);
  });

  it('keeps its rows while the server has errors', async () => {
    const wallet = page.add('keo-wallet');
    await isDrawn(wallet);
    await vi.waitFor(() => expect(page.server.connections()).toBe(1));
    const rows = getRows(wallet).length;
    page.network.misbehave(SERVER_ERROR);
    page.server.money.happened('minhanh', 'RECHARGE', 50_000);
    await vi.waitFor(() => expect(getText(wallet, '[part=balance]')).toBe('2,000,000đ'));
    expect(getRows(wallet)).toHaveLength(rows);
  });

  it('leaks no node, listener, timer, observer or socket after 100 mounts', async () => {
    const wallet = page.add('keo-wallet');
    await isDrawn(wallet);
    wallet.remove();
    await vi.waitFor(() => expect(page.network.sockets()).toBe(0));
    const leaks = countLeaks();
    try {
      for (let time = 0; time < 100; time += 1) {
        page.place.append(wallet);
        if (time % 3 === 1) await Promise.resolve();
        if (time % 10 === 2) await isDrawn(wallet);
        wallet.remove();
        if (time % 3 === 2) await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      await vi.waitFor(() => expect(page.network.sockets()).toBe(0));
      await vi.waitFor(() => expect(leaks.left()).toEqual(noLeaks));
    } finally {
      leaks.stop();
    }
    expect(wallet.shadowRoot?.childNodes).toHaveLength(0);
  });

  it('aborts pending requests when it is removed', async () => {
    const wallet = page.add('keo-wallet');
    // Keeps the client open, so that only the request can be aborted.
    const other = page.add('keo-wallet');
    await isDrawn(wallet);
    await isDrawn(other);
    // The socket has its own timers.
    await vi.waitFor(() => expect(page.server.connections()).toBe(1));
    wallet.remove();
    await vi.waitFor(() => expect(wallet.shadowRoot?.childNodes).toHaveLength(0));
    const leaks = countLeaks();
    try {
      page.network.misbehave(only('/transaction/', NEVER_ANSWERS));
      const requests = page.server.calls('/wallet/wallet-info');
      page.place.append(wallet);
      await vi.waitFor(() => expect(getText(wallet, '[part=balance]')).toMatch(/đ$/));
      expect(page.server.calls('/wallet/wallet-info')).toBe(requests);
      await vi.waitFor(() => expect(leaks.left().timers).toBeGreaterThan(0));
      wallet.remove();
      await vi.waitFor(() => expect(leaks.left().timers).toBe(0));
    } finally {
      leaks.stop();
    }
  });
});
