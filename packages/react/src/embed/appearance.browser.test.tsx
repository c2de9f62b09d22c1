import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './define.ts';
import { type FakeSite, openFakeSite } from './fake-site.ts';
import { type MountedWidget, mount } from './mount.ts';

let site: FakeSite;
beforeEach(() => {
  site = openFakeSite();
});
afterEach(() => {
  document.body.replaceChildren();
  document.head.querySelector('style[data-test]')?.remove();
  site.close();
});

const openBell = () =>
  mount('notifications', document.body, { apiBase: '/au/api', fetchToken: site.fetchToken, theme: 'light' });
const styleOf = ({ element }: MountedWidget<'notifications'>, name: string) => {
  const bell = element.shadowRoot?.querySelector('button[part~=bell]');
  return bell ? getComputedStyle(bell).getPropertyValue(name) : '';
};
const surface = (bell: MountedWidget<'notifications'>) => styleOf(bell, 'background-color');

describe('the appearance of an element', () => {
  it('follows its look, also a later one, and goes back', async () => {
    const bell = openBell();
    await vi.waitFor(() => expect(surface(bell)).toBe('rgb(255, 253, 251)'));
    bell.element.setAttribute('look', 'bank');
    await vi.waitFor(() => expect(surface(bell)).toBe('rgb(255, 255, 255)'));
    bell.update({ theme: 'dark' });
    await vi.waitFor(() => expect(surface(bell)).toBe('rgb(13, 26, 40)'));
    bell.update({ look: null, theme: 'light' });
    await vi.waitFor(() => expect(surface(bell)).toBe('rgb(255, 253, 251)'));
  });

  it('is dark where its look always is, whatever the page says', async () => {
    const bell = openBell();
    bell.update({ look: 'midnight' });
    await vi.waitFor(() => expect(surface(bell)).toBe('rgb(13, 19, 38)'));
    expect(bell.element.matches(':state(dark)')).toBe(true);
  });

  it('takes variables and parts, and leaves the last word to the page', async () => {
    const bell = openBell();
    bell.update({
      appearance: {
        variables: { colorBackground: 'rgb(1 2 3)' },
        elements: { bell: { 'border-radius': '4px' } },
      },
    });
    await vi.waitFor(() => expect(surface(bell)).toBe('rgb(1, 2, 3)'));
    expect(styleOf(bell, 'border-radius')).toBe('4px');
    const own = document.createElement('style');
    own.dataset['test'] = '';
    own.textContent =
      'keo-notifications { --keo-surface: rgb(9 9 9) } keo-notifications::part(bell) { border-radius: 7px }';
    document.head.append(own);
    await vi.waitFor(() => expect(surface(bell)).toBe('rgb(9, 9, 9)'));
    expect(styleOf(bell, 'border-radius')).toBe('7px');
  });

  it('dyes the card of a wallet, by its look and by the page alone', async () => {
    const wallet = mount('wallet', document.body, {
      apiBase: '/au/api',
      fetchToken: site.fetchToken,
      theme: 'light',
    });
    const ground = () => {
      const card = wallet.element.shadowRoot?.querySelector('.keo-wallet');
      return card ? getComputedStyle(card).backgroundImage : '';
    };
    const bar = () => {
      const month = wallet.element.shadowRoot?.querySelector('progress');
      return month ? getComputedStyle(month).backgroundColor : '';
    };
    await vi.waitFor(() => expect(ground()).toMatch(/oklch/));
    wallet.element.setAttribute('look', 'bank');
    await vi.waitFor(() => expect(ground()).toContain('rgb(11, 79, 138)'));
    // What was not used of the month is no bright bar that looks full.
    expect(bar()).toMatch(/\/ 0\.16\)$/);
    wallet.element.style.setProperty('--keo-primary', 'rgb(0, 64, 32)');
    await vi.waitFor(() => expect(ground()).toContain('rgb(0, 64, 32)'));
  });

  it('tells what it did not take', async () => {
    const bell = openBell();
    const failures: string[] = [];
    bell.on('keo-error', ({ detail }) => failures.push(String(detail.error)));
    bell.update({ appearance: { variables: { colorPrimary: 'url(x)' } } });
    await vi.waitFor(() =>
      expect(failures).toEqual(['TypeError: Not taken into the appearance: variables.colorPrimary']),
    );
  });
});
