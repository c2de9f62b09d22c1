import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Page, getBell, hasCount, hasItems, getItem, openPage } from './test-page.ts';

const names = ['showPopover', 'hidePopover', 'togglePopover', 'popover'] as const;
const known = Object.getOwnPropertyDescriptors(HTMLElement.prototype);

const layers = () =>
  [...document.body.children].filter((one) => one.shadowRoot?.querySelector('.keo-toast-layer'));

let page: Page;
beforeEach(() => {
  page = openPage();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  page.close();
  await vi.waitFor(() => {
    if (layers().length > 0) throw new Error('A layer of toasts is left');
  });
  for (const name of names) Object.defineProperty(HTMLElement.prototype, name, known[name]);
  document.documentElement.removeAttribute('style');
  document.body.removeAttribute('style');
});

const boxes = (bell: HTMLElement) => {
  const panel = bell.shadowRoot?.querySelector('.keo-inbox')?.getBoundingClientRect();
  const button = getBell(bell)?.getBoundingClientRect();
  if (!panel || !button) throw new Error('there is no bell');
  return { panel, button };
};

const inLayer = (selector: string) =>
  [...document.body.children]
    .flatMap((one) => [...(one.shadowRoot?.querySelectorAll(selector) ?? [])])
    .find((one) => one.checkVisibility());

async function openAt(style: string, placement?: string) {
  const bell = page.add('keo-notifications');
  bell.style.cssText = `position: fixed; ${style}`;
  if (placement !== undefined) bell.setAttribute('placement', placement);
  await hasItems(bell);
  bell.open = true;
  await vi.waitFor(() => expect(getItem(bell)?.checkVisibility()).toBe(true));
  await vi.waitFor(() => expect(bell.shadowRoot?.getAnimations().length ?? 0).toBe(0));
  return bell;
}

async function isInSight(bell: HTMLElement) {
  await vi.waitFor(() => {
    const { panel, button } = boxes(bell);
    expect(panel.top).toBeGreaterThanOrEqual(0);
    expect(panel.left).toBeGreaterThanOrEqual(0);
    expect(panel.right).toBeLessThanOrEqual(window.innerWidth);
    expect(panel.bottom).toBeLessThanOrEqual(window.innerHeight);
    expect(panel.height).toBeGreaterThan(250);
    expect(panel.bottom <= button.top || panel.top >= button.bottom).toBe(true);
  });
}

describe('the panel of a bell', () => {
  it.each([
    ['bottom: 4px; right: 8px'],
    ['bottom: 4px; left: 8px'],
    ['top: 4px; right: 8px'],
    ['top: 4px; left: 8px'],
  ])('is in the viewport with the bell at %s', async (style) => {
    const bell = await openAt(style);
    await isInSight(bell);
    expect(bell.open).toBe(true);
  });

  it.each([
    ['body', 1.4],
    ['html', 1.4],
    ['html', 0.6],
  ])('stays on the screen where %s is zoomed by %s', async (tag, zoom) => {
    document.querySelector<HTMLElement>(tag)?.style.setProperty('zoom', String(zoom));
    const bell = await openAt('bottom: 4px; right: 8px');
    await isInSight(bell);
    const { panel, button } = boxes(bell);
    expect(Math.abs(button.top - panel.bottom - 8 * zoom)).toBeLessThan(2);
  });

  it.each([
    ['bottom-end', false],
    ['bottom-start', false],
    ['top-end', true],
    ['top-start', true],
  ])('opens at the given placement %s', async (placement, isAbove) => {
    document.documentElement.style.zoom = '0.5';
    const bell = await openAt('top: 50%; left: 50%', placement);
    await isInSight(bell);
    const { panel, button } = boxes(bell);
    expect(panel.bottom <= button.top).toBe(isAbove);
    const gap = placement.endsWith('start') ? panel.left - button.left : panel.right - button.right;
    expect(Math.abs(gap)).toBeLessThan(1);
  });

  it('covers its button rather than being too low', async () => {
    document.documentElement.style.zoom = '4';
    const bell = await openAt('top: 50%; left: 8px');
    const { panel } = boxes(bell);
    expect(panel.top).toBeGreaterThanOrEqual(0);
    expect(panel.height).toBeGreaterThan(window.innerHeight / 2);
    expect(panel.bottom).toBeLessThanOrEqual(window.innerHeight);
  });
});

describe('in a browser without popovers', () => {
  beforeEach(() => {
    for (const name of names) Reflect.deleteProperty(HTMLElement.prototype, name);
    vi.stubGlobal('ToggleEvent', undefined);
  });

  it('a bell counts, opens and closes', async () => {
    const bell = page.add('keo-notifications');
    bell.style.cssText = 'position: fixed; top: 4px; right: 8px';
    await hasCount(bell, page.server.unread('minhanh'));
    await hasItems(bell);
    const isOpen = () => getItem(bell)?.checkVisibility() ?? false;
    expect(isOpen()).toBe(false);
    const button = getBell(bell);
    if (!(button instanceof HTMLElement)) throw new Error('there is no bell');

    button.click();
    await vi.waitFor(() => expect(isOpen()).toBe(true));
    await isInSight(bell);
    expect(bell.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(isOpen()).toBe(false));
    expect(bell.shadowRoot?.activeElement).toBe(button);

    bell.open = true;
    await vi.waitFor(() => expect(isOpen()).toBe(true));
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await vi.waitFor(() => expect(isOpen()).toBe(false));
    expect(bell.open).toBe(false);
  });

  it('a toast is shown', async () => {
    page.add('keo-toaster');
    await vi.waitFor(() => expect(inLayer('.keo-toast-layer')).toBeDefined());
    await vi.waitFor(() => expect([page.server.connections(), page.isListRead()]).toEqual([1, true]));
    page.server.notify('minhanh', {
      action: 'NEW_MESSAGE',
      metadata: { params: { otherName: 'Phạm Gia Bảo', text: 'Chào chị' } },
    });
    await vi.waitFor(() => expect(inLayer('.keo-toast')).toBeDefined());
  });
});
