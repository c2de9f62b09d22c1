import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { notificationTexts } from '@keo/core';
import { countLeaks, noLeaks } from './test-leaks.ts';
import { type Page, hasCount, openPage } from './test-page.ts';

let page: Page;
beforeEach(() => {
  page = openPage();
});
afterEach(() => page.close());

const layer = () => {
  for (const node of document.querySelectorAll('body > div, dialog > div')) {
    const found = node.shadowRoot?.querySelector<HTMLElement>('.keo-toast-layer');
    if (found) return found;
  }
  return null;
};
const toastHost = () => {
  const root = layer()?.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
};
const toasts = () => [...(layer()?.querySelectorAll<HTMLElement>('.keo-toast') ?? [])];
const isShown = () => vi.waitFor(() => expect(toasts().length).toBeGreaterThan(0));
const isLive = () => vi.waitFor(() => expect(page.server.connections()).toBe(1));

describe('<keo-toaster>', () => {
  it('shows arrivals over the shared connection', async () => {
    const bell = page.add('keo-notifications');
    const toaster = page.add('keo-toaster');
    toaster.lang = 'vi';
    await hasCount(bell, page.server.unread('minhanh'));
    await vi.waitFor(() => expect(page.isListRead()).toBe(true));
    await isLive();
    await vi.waitFor(() => expect(layer()).not.toBeNull());
    // Of a topic that is off.
    page.server.notify('minhanh', { action: 'PROOF_UPLOADED', isRead: true });
    page.server.notify('minhanh', {
      action: 'NEW_MESSAGE',
      metadata: { params: { otherName: 'Phạm Gia Bảo', text: 'Chào chị' } },
    });
    await vi.waitFor(() => expect(toasts()[0]?.textContent).toContain('Tin nhắn mới'));
    expect(toasts()).toHaveLength(1);
    expect(layer()?.matches(':popover-open')).toBe(true);
    toaster.clear();
    await vi.waitFor(() => expect(toasts()).toHaveLength(0));
  });

  it('shows arrivals once their texts are loaded', async () => {
    const read = notificationTexts.en;
    let isHere = false;
    const load = vi.spyOn(notificationTexts, 'en').mockImplementation(async () => {
      await vi.waitUntil(() => isHere, 10_000);
      return read();
    });
    try {
      const toaster = page.add('keo-toaster');
      toaster.lang = 'en';
      await vi.waitFor(() => expect(page.isListRead()).toBe(true));
      await isLive();
      await vi.waitFor(() => expect(layer()).not.toBeNull());
      await vi.waitFor(() => expect(load).toHaveBeenCalled());
      page.server.notify('minhanh', { action: 'NEW_MESSAGE' });
      for (let frame = 0; frame < 40; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      expect(toasts()).toHaveLength(0);
      isHere = true;
      await vi.waitFor(() => expect(toasts()[0]?.textContent).toContain('New message'));
    } finally {
      load.mockRestore();
    }
  });

  it("shows the page's own toasts, also those from before the client was loaded", async () => {
    const toaster = document.createElement('keo-toaster');
    toaster.show({ severity: 'success', summary: 'Đã lưu' });
    Object.assign(toaster, { apiBase: '/au/api', fetchToken: page.fetchToken, position: 'bottom-left' });
    page.place.append(toaster);
    await vi.waitFor(() => expect(toasts()[0]?.textContent).toContain('Đã lưu'));
    expect(layer()?.dataset['position']).toBe('bottom-left');
    expect(toaster.getAttribute('position')).toBe('bottom-left');
  });

  it("can be used over a modal dialog, with the element's appearance", async () => {
    const style = document.createElement('style');
    style.textContent =
      'keo-toaster { --keo-surface: rgb(1, 2, 3) } div { display: block !important; padding: 50px !important }';
    document.head.append(style);
    const toaster = page.add('keo-toaster');
    toaster.theme = 'dark';
    toaster.show({ severity: 'info', summary: 'Một', life: null });
    await vi.waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toastHost()?.getBoundingClientRect().height).toBe(0);
    const dialog = document.createElement('dialog');
    dialog.textContent = 'Hỏi';
    document.body.append(dialog);
    dialog.showModal();
    await vi.waitFor(() => expect(dialog.contains(toastHost())).toBe(true));
    const [toast] = toasts();
    if (!toast) throw new Error('The toast went into the dialog');
    expect(getComputedStyle(toast).backgroundColor).toBe('rgb(1, 2, 3)');
    expect(getComputedStyle(toast).color).toBe('rgb(244, 237, 229)');
    await userEvent.click(toast.querySelector('button') ?? toast);
    await vi.waitFor(() => expect(toasts()).toHaveLength(0));
    dialog.close();
    dialog.remove();
    style.remove();
  });

  it('leaks no node, listener, timer, observer or socket', async () => {
    const toaster = page.add('keo-toaster');
    await isLive();
    toaster.remove();
    await vi.waitFor(() => expect(page.network.sockets()).toBe(0));
    const leaks = countLeaks();
    try {
      for (let time = 0; time < 100; time += 1) {
        page.place.append(toaster);
        toaster.show({ severity: 'info', summary: `${time}` });
        if (time % 3 === 1) await Promise.resolve();
        if (time % 10 === 2) await isShown();
        toaster.remove();
        if (time % 3 === 2) await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      await vi.waitFor(() => expect(page.network.sockets()).toBe(0));
      await vi.waitFor(() => expect(leaks.left()).toEqual(noLeaks));
    } finally {
      leaks.stop();
    }
  });
});
