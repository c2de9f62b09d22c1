import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEVER_ANSWERS, only } from '@keo/core/testing';
import { type Page, hasCount, hasItems, getItem, openPage } from './test-page.ts';

let page: Page;
beforeEach(() => {
  page = openPage();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  page.close();
});

const isSeen = (element: Element) => getItem(element)?.checkVisibility() ?? false;

const watchAttributes = (bell: HTMLElement) => {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((seen) => records.push(...seen));
  if (bell.shadowRoot)
    observer.observe(bell.shadowRoot, { subtree: true, attributes: true, attributeOldValue: true });
  return records;
};
const panelIn = (bell: HTMLElement) => bell.shadowRoot?.querySelector<HTMLElement>('.keo-inbox');

describe('<keo-notifications>', () => {
  it('shows the count before its list is loaded', async () => {
    page.network.misbehave(only('/jobdeallog/', NEVER_ANSWERS));
    const bell = page.add('keo-notifications');
    await hasCount(bell, page.server.unread('minhanh'));
    expect(getItem(bell)).toBeNull();
  });

  it('prerenders its panel, and opens it at the top each time', async () => {
    const bell = page.add('keo-notifications');
    await hasItems(bell);
    expect(isSeen(bell)).toBe(false);
    expect(bell.shadowRoot?.querySelector(':popover-open')).toBeNull();

    bell.open = true;
    await vi.waitFor(() => expect(isSeen(bell)).toBe(true));
    const first = getItem(bell);
    const list = () => bell.shadowRoot?.querySelector('.keo-panel__body');
    list()?.scrollTo(0, 100);
    await vi.waitFor(() => expect(list()?.scrollTop).toBe(100));

    bell.open = false;
    await vi.waitFor(() => expect(isSeen(bell)).toBe(false));
    await vi.waitFor(() => expect(getItem(bell)?.isSameNode(first)).toBe(false));
    bell.open = true;
    await vi.waitFor(() => expect(isSeen(bell)).toBe(true));
    expect(list()?.scrollTop).toBe(0);
  });

  it("keeps its panel anchored when the page's layout shifts", async () => {
    const bell = page.add('keo-notifications');
    await hasItems(bell);
    bell.open = true;
    const gap = () => {
      const button = bell.shadowRoot?.querySelector('button[part~=bell]')?.getBoundingClientRect();
      const panel = panelIn(bell)?.getBoundingClientRect();
      return button && panel && Math.round(panel.top - button.bottom);
    };
    await vi.waitFor(() => expect(gap()).toBe(8));
    const banner = document.createElement('div');
    banner.style.height = '30px';
    document.body.prepend(banner);
    try {
      await vi.waitFor(() => expect(gap()).toBe(8));
      banner.style.height = '80px';
      await vi.waitFor(() => expect(gap()).toBe(8));
    } finally {
      banner.remove();
    }
  });

  it('prerenders it in a page that is never idle', async () => {
    vi.spyOn(window, 'requestIdleCallback').mockReturnValue(1);
    const bell = page.add('keo-notifications');
    await hasItems(bell);
    expect(isSeen(bell)).toBe(false);
  });

  it('renders it on open if the page has another `scheduler`', async () => {
    const looked = vi.fn<() => string>(() => 'every Monday');
    vi.stubGlobal('scheduler', Object.defineProperty({}, 'postTask', { get: looked }));
    const bell = page.add('keo-notifications');
    await vi.waitFor(() => expect(looked).toHaveBeenCalled());
    bell.open = true;
    await vi.waitFor(() => expect(isSeen(bell)).toBe(true));
  });

  it('renders only the initial rows behind a closed bell', async () => {
    const bell = page.add('keo-notifications');
    await hasItems(bell);
    const before = page.server.unread('minhanh');
    for (let one = 0; one < 40; one += 1)
      page.server.notify('minhanh', { action: 'PAYMENT_PROCESSED', description: '', metadata: {} });
    await hasCount(bell, before + 40);
    await vi.waitFor(() =>
      expect(bell.shadowRoot?.querySelector('[data-keo-item]')?.textContent).toMatch(/Payment/),
    );
    expect(bell.shadowRoot?.querySelectorAll('[data-keo-item]')).toHaveLength(10);
  });

  it('forces the layout of its closed panel once', async () => {
    const bell = page.add('keo-notifications');
    await vi.waitFor(() => expect(bell.shadowRoot).not.toBeNull(), { interval: 1 });
    const records = watchAttributes(bell);
    await vi.waitFor(() => expect(records.some(({ oldValue }) => oldValue?.includes('hidden'))).toBe(true));
    expect(panelIn(bell)?.style.cssText).toBe('');
    expect(isSeen(bell)).toBe(false);
    expect(panelIn(bell)?.checkVisibility()).toBe(false);
  });

  it('opens its panel without a style recalculation of its content', async () => {
    const bell = page.add('keo-notifications');
    await hasItems(bell);
    const records = watchAttributes(bell);
    bell.open = true;
    await vi.waitFor(() => expect(panelIn(bell)?.style.top).not.toBe(''));
    expect(records.filter(({ attributeName }) => attributeName === 'lang')).toEqual([]);
    expect(panelIn(bell)?.getAttribute('style')).not.toMatch(/--[\w-]+:/);
  });
});
