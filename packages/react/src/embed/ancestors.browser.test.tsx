import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { type Page, getBell, hasCount, hasItems, getLabel, openPage } from './test-page.ts';

declare module 'vitest/browser' {
  interface CDPSession {
    send(method: 'Emulation.setEmulatedMedia', params: object): Promise<unknown>;
  }
}

let page: Page;
beforeEach(() => {
  page = openPage();
});
afterEach(() => page.close());

const unread = () => page.server.unread('minhanh');

const ink = (element: Element) => getComputedStyle(getBell(element) ?? element).color;
const light = 'rgb(31, 26, 22)';
const dark = 'rgb(244, 237, 229)';

const preferColours = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });

const look = (node: Element) => {
  const {
    color,
    fontSize,
    fontFamily,
    lineHeight,
    display,
    padding,
    letterSpacing,
    textTransform,
    direction,
  } = getComputedStyle(node);
  const { width, height } = node.getBoundingClientRect();
  const size = [width, height].map((length) => length.toFixed(2));
  return [
    color,
    fontSize,
    fontFamily,
    lineHeight,
    display,
    padding,
    letterSpacing,
    textTransform,
    direction,
    ...size,
  ].join();
};

describe('inside a page', () => {
  it('an element takes its theme from the attribute, the nearest ancestor, the device', async () => {
    const element = page.add('keo-notifications');
    await hasCount(element, unread());
    expect(ink(element)).toBe(light);
    page.place.dataset['theme'] = 'dark';
    await vi.waitFor(() => expect(ink(element)).toBe(dark));
    element.theme = 'light';
    await vi.waitFor(() => expect(ink(element)).toBe(light));
    element.theme = null;
    await vi.waitFor(() => expect(ink(element)).toBe(dark));
    element.theme = 'system';
    await vi.waitFor(() => expect(ink(element)).toBe(light));
    await preferColours('dark');
    await vi.waitFor(() => expect(ink(element)).toBe(dark));
    await preferColours('light');
    await vi.waitFor(() => expect(ink(element)).toBe(light));
  });

  it('each element has the language of its nearest ancestor', async () => {
    page.place.lang = 'en';
    const english = page.add('keo-notifications');
    const vietnamese = page.add('keo-notifications');
    vietnamese.lang = 'vi-VN';
    const count = unread();
    await vi.waitFor(() => expect(getLabel(english)).toBe(`Notifications, ${count} unread`));
    await vi.waitFor(() => expect(getLabel(vietnamese)).toBe(`Thông báo, ${count} chưa đọc`));
    page.place.lang = 'vi';
    await vi.waitFor(() => expect(getLabel(english)).toBe(`Thông báo, ${count} chưa đọc`));
    await vi.waitFor(() => expect(page.server.connections()).toBe(1));
  });

  it("an element looks the same under a host's resets, and does not change the host's styles", async () => {
    const element = page.add('keo-notifications');
    const neighbour = document.createElement('p');
    page.place.append(neighbour);
    await hasCount(element, unread());
    element.open = true;
    const shown = () => [...(element.shadowRoot?.querySelectorAll('.keo-embed *') ?? [])];
    await hasItems(element);
    await vi.waitFor(() => expect(element.shadowRoot?.getAnimations()).toEqual([]));
    const before = shown().map(look);
    const besideBefore = look(neighbour);
    expect(before.length).toBeGreaterThan(50);

    const hostile = document.createElement('style');
    hostile.textContent = `
      html { font-size: 62.5% !important; letter-spacing: 3px; text-transform: uppercase; direction: rtl; line-height: 3 }
      * { all: unset !important; }
      button, a, span, div { color: red !important; padding: 9px !important; display: block !important }`;
    document.head.append(hostile);
    try {
      expect(shown().map(look)).toEqual(before);
    } finally {
      hostile.remove();
    }
    element.remove();
    expect(look(neighbour)).toBe(besideBefore);
  });

  it("the host's parts and variables win", async () => {
    const style = document.createElement('style');
    style.textContent = `
      keo-notifications { --keo-primary: rgb(1, 2, 3); }
      keo-notifications::part(bell) { border-radius: 3px; }`;
    document.head.append(style);
    const element = page.add('keo-notifications');
    element.theme = 'dark';
    await hasCount(element, unread());
    const count = element.shadowRoot?.querySelector('.keo-count');
    expect(count && getComputedStyle(count).backgroundColor).toBe('rgb(1, 2, 3)');
    expect(getComputedStyle(getBell(element) ?? element).borderRadius).toBe('3px');
    style.remove();
  });

  it('nothing is stored, styled or defined globally', async () => {
    localStorage.clear();
    const names = Object.keys(window);
    const { className, lang } = document.documentElement;
    const head = document.head.childElementCount;
    const element = page.add('keo-notifications');
    element.theme = 'dark';
    await hasCount(element, unread());
    expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
    expect([document.documentElement.className, document.documentElement.lang]).toEqual([className, lang]);
    expect(document.head.childElementCount).toBe(head);
    expect(Object.keys(window).filter((name) => !names.includes(name))).toEqual([]);
  });
});
