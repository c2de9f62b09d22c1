import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './define.ts';
import { type FakeSite, openFakeSite } from './fake-site.ts';
import { mount } from './mount.ts';

let site: FakeSite;
beforeEach(() => {
  document.body.innerHTML = '<header></header>';
  site = openFakeSite();
});
afterEach(() => {
  document.body.replaceChildren();
  site.close();
});
const options = () => ({ apiBase: '/au/api', fetchToken: site.fetchToken, lang: 'en' });

describe('mount', () => {
  it('mounts and unmounts a widget', async () => {
    const bell = mount('notifications', 'header', options());
    expect(bell.element.parentElement?.tagName).toBe('HEADER');
    await vi.waitFor(() =>
      expect(bell.element.shadowRoot?.querySelector('[part~=bell]')?.getAttribute('aria-label')).toMatch(
        /unread/,
      ),
    );
    bell.unmount();
    expect(document.querySelector('header')?.childElementCount).toBe(0);
  });

  it('opens and closes the panel, with events until unsubscribed', async () => {
    const bell = mount('notifications', document.body, options());
    const heard: string[] = [];
    const stop = bell.on('keo-open', ({ type }) => heard.push(type));
    bell.on('keo-close', ({ type }) => heard.push(type));
    bell.open();
    await vi.waitFor(() => expect(heard).toEqual(['keo-open']));
    bell.close();
    await vi.waitFor(() => expect(heard).toEqual(['keo-open', 'keo-close']));
    stop();
    bell.open();
    await vi.waitFor(() => expect(bell.element.shadowRoot?.querySelector(':popover-open')).not.toBeNull());
    expect(heard).toEqual(['keo-open', 'keo-close']);
  });

  it('updates only the given options', () => {
    const wallet = mount('wallet', document.body, { ...options(), movements: 3 });
    wallet.update({ theme: 'dark' });
    expect(wallet.element.getAttribute('movements')).toBe('3');
    expect(wallet.element.getAttribute('theme')).toBe('dark');
    wallet.update({ theme: null });
    expect(wallet.element.hasAttribute('theme')).toBe(false);
    expect(wallet.element.fetchToken).toBe(site.fetchToken);
  });

  it('restarts on refresh', async () => {
    const bell = mount('notifications', document.body, options());
    await new Promise((resolve) => bell.on('keo-ready', resolve));
    expect(site.reasons).toEqual(['start']);
    bell.refresh();
    await vi.waitFor(() => expect(site.reasons).toEqual(['start', 'start']));
  });

  it('throws if the page has no such target', () => {
    expect(() => mount('notifications', '#nowhere')).toThrow(
      'mount: nothing on this page matches "#nowhere"',
    );
  });
});
