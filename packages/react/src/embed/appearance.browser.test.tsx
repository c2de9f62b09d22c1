import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contrast, parseColour } from '../styles/colour.ts';
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
const getStyle = ({ element }: MountedWidget<'notifications'>, name: string) => {
  const bell = element.shadowRoot?.querySelector('button[part~=bell]');
  return bell ? getComputedStyle(bell).getPropertyValue(name) : '';
};
const surface = (bell: MountedWidget<'notifications'>) => getStyle(bell, 'background-color');

describe('the appearance of an element', () => {
  it('follows changes of its look', async () => {
    const bell = openBell();
    await vi.waitFor(() => expect(surface(bell)).toBe('rgb(255, 253, 251)'));
    bell.element.setAttribute('look', 'bank');
    await vi.waitFor(() => expect(surface(bell)).toBe('rgb(255, 255, 255)'));
    bell.update({ theme: 'dark' });
    await vi.waitFor(() => expect(surface(bell)).toBe('rgb(13, 26, 40)'));
    bell.update({ look: null, theme: 'light' });
    await vi.waitFor(() => expect(surface(bell)).toBe('rgb(255, 253, 251)'));
  });

  it('has the fixed theme of its look', async () => {
    const bell = openBell();
    bell.update({ look: 'midnight' });
    await vi.waitFor(() => expect(surface(bell)).toBe('rgb(13, 19, 38)'));
    expect(getStyle(bell, 'color-scheme')).toBe('dark');
  });

  it('applies variables and parts, which the page can override', async () => {
    const bell = openBell();
    bell.update({
      appearance: {
        variables: { colorBackground: 'rgb(1 2 3)' },
        elements: { bell: { 'border-radius': '4px' } },
      },
    });
    await vi.waitFor(() => expect(surface(bell)).toBe('rgb(1, 2, 3)'));
    expect(getStyle(bell, 'border-radius')).toBe('4px');
    const own = document.createElement('style');
    own.dataset['test'] = '';
    own.textContent =
      'keo-notifications { --keo-surface: rgb(9 9 9) } keo-notifications::part(bell) { border-radius: 7px }';
    document.head.append(own);
    await vi.waitFor(() => expect(surface(bell)).toBe('rgb(9, 9, 9)'));
    expect(getStyle(bell, 'border-radius')).toBe('7px');
  });

  it("colours the wallet's card, by a look or by the page", async () => {
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
    expect(bar()).toBe('rgba(255, 255, 255, 0.16)');
    wallet.element.style.setProperty('--keo-primary', 'rgb(0, 64, 32)');
    await vi.waitFor(() => expect(ground()).toContain('rgb(0, 64, 32)'));
  });

  it("has readable text on any primary colour, also on the card's gradient", async () => {
    const wallet = mount('wallet', document.body, {
      apiBase: '/au/api',
      fetchToken: site.fetchToken,
      theme: 'dark',
    });
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const rgb = (...colours: string[]) => {
      if (!brush) throw new Error('This browser has no canvas.');
      for (const colour of colours) {
        brush.fillStyle = colour;
        brush.fillRect(0, 0, 1, 1);
      }
      return parseColour(`rgb(${brush.getImageData(0, 0, 1, 1).data.subarray(0, 3).join(' ')})`);
    };
    const steps = ['00', '33', '66', '99', 'cc', 'ff'];
    const unread = [];
    for (const [red, green, blue] of steps.flatMap((r) =>
      steps.flatMap((g) => steps.map((b) => [r, g, b])),
    )) {
      const colorPrimary = `#${red}${green}${blue}`;
      wallet.update({ appearance: { look: 'plain', variables: { colorPrimary } } });
      const style = await vi.waitFor(
        () => {
          const card = wallet.element.shadowRoot?.querySelector('.keo-wallet');
          const act = card?.querySelector('.keo-wallet__acts > *');
          if (!card || !act) throw new Error('There is no card yet.');
          const drawn = getComputedStyle(card);
          expect(drawn.getPropertyValue('--keo-primary')).toBe(colorPrimary);
          const grounds = drawn.backgroundImage.match(/(rgb|color)\([^()]*\)/g) ?? [];
          return { words: drawn.color, grounds, act: getComputedStyle(act).backgroundColor };
        },
        { interval: 1 },
      );
      expect(style.grounds).toHaveLength(2);
      const [start = '', end = ''] = style.grounds;
      // Contrast at both ends of the gradient.
      for (const seen of [[start], [end], [end, style.act]]) {
        const read = contrast(rgb(style.words), rgb(...seen));
        if (read < 4.5)
          unread.push(`${colorPrimary}: ${style.words} on ${seen.join()} is ${read.toFixed(2)}`);
      }
    }
    expect(unread).toEqual([]);
  });

  it('uses the text colour that a site sets', async () => {
    const wallet = mount('wallet', document.body, {
      apiBase: '/au/api',
      fetchToken: site.fetchToken,
      theme: 'light',
      appearance: { variables: { colorPrimary: '#ffe08a', colorOnPrimary: 'rgb(9 9 9)' } },
    });
    await vi.waitFor(() => {
      const card = wallet.element.shadowRoot?.querySelector('.keo-wallet');
      expect(card && getComputedStyle(card).color).toBe('rgb(9, 9, 9)');
    });
  });

  it('reports refused values', async () => {
    const bell = openBell();
    const failures: string[] = [];
    bell.on('keo-error', ({ detail }) => failures.push(String(detail.error)));
    bell.update({ appearance: { variables: { colorPrimary: 'url(x)' } } });
    await vi.waitFor(() =>
      expect(failures).toEqual(['TypeError: Not taken into the appearance: variables.colorPrimary']),
    );
  });
});
