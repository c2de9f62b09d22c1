import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEVER_ANSWERS, only } from '@keo/core/testing';
import { type Page, hasCount, hasItems, itemOf, openPage } from './test-page.ts';

let page: Page;
beforeEach(() => {
  page = openPage();
});
afterEach(() => page.close());

const isSeen = (element: Element) => itemOf(element)?.checkVisibility() ?? false;

describe('<keo-notifications>', () => {
  it('counts before its list is read', async () => {
    page.network.misbehave(only('/jobdeallog/', NEVER_ANSWERS));
    const bell = page.add('keo-notifications');
    await hasCount(bell, page.server.unread('minhanh'));
    expect(itemOf(bell)).toBeNull();
  });

  it('has its panel drawn before it is opened, and begins at the top each time', async () => {
    const bell = page.add('keo-notifications');
    await hasItems(bell);
    expect(isSeen(bell)).toBe(false);
    expect(bell.shadowRoot?.querySelector(':popover-open')).toBeNull();

    bell.open = true;
    await vi.waitFor(() => expect(isSeen(bell)).toBe(true));
    const first = itemOf(bell);
    const list = () => bell.shadowRoot?.querySelector('.keo-panel__body');
    list()?.scrollTo(0, 100);
    await vi.waitFor(() => expect(list()?.scrollTop).toBe(100));

    bell.open = false;
    await vi.waitFor(() => expect(isSeen(bell)).toBe(false));
    await vi.waitFor(() => expect(itemOf(bell)?.isSameNode(first)).toBe(false));
    bell.open = true;
    await vi.waitFor(() => expect(isSeen(bell)).toBe(true));
    expect(list()?.scrollTop).toBe(0);
  });
});
