import { describe, expect, it } from 'vitest';
import type { PageSignals, TabChannel, TabMessage } from '../ports/ports.ts';
import { createThemeActor } from './create-theme-actor.ts';
import { paintStoredTheme } from './stored-theme.ts';
import { selectIsDark, selectThemeChoice } from './theme.selectors.ts';

const createRoot = () => {
  const names = new Set<string>();
  const toggle = (name: string, force: boolean) => (force ? names.add(name) : names.delete(name));
  return { names, classList: { toggle } };
};

/** One browser: a device that prefers a colour, one storage, and any number of tabs. */
const createBrowser = (stored: Record<string, string> = {}, prefersDark = false) => {
  const items = new Map(Object.entries(stored));
  const deviceListeners = new Set<Parameters<PageSignals['subscribe']>[0]>();
  const tabs = new Map<object, (message: TabMessage) => void>();
  const storage = {
    read: (key: string) => items.get(key) ?? null,
    write: (key: string, value: string) => void items.set(key, value),
    remove: (key: string) => void items.delete(key),
  };
  const page: PageSignals = {
    isOnline: () => true,
    isVisible: () => true,
    prefersDark: () => prefersDark,
    subscribe: (listener) => {
      deviceListeners.add(listener);
      return () => deviceListeners.delete(listener);
    },
  };
  const openTab = () => {
    const me = {};
    const channel: TabChannel = {
      post: (message) => tabs.forEach((hear, tab) => tab !== me && hear(message)),
      subscribe: (hear) => {
        tabs.set(me, hear);
        return () => void tabs.delete(me);
      },
      close: () => void tabs.delete(me),
    };
    const root = createRoot();
    const actor = createThemeActor({ storage, page, tabs: channel, root }).start();
    const look = () => ({
      choice: selectThemeChoice(actor.getSnapshot()),
      dark: selectIsDark(actor.getSnapshot()),
      painted: root.names.has('app-dark'),
    });
    return { actor, look };
  };
  const turnDevice = (dark: boolean) => {
    prefersDark = dark;
    for (const listener of deviceListeners) listener('colour-scheme');
  };
  /** What the boot script paints before any tab starts. */
  const boot = () => {
    const root = createRoot();
    paintStoredTheme({
      localStorage: { getItem: storage.read },
      matchMedia: () => ({ matches: prefersDark }),
      document: { documentElement: root },
    });
    return root.names.has('app-dark');
  };
  return { items, openTab, turnDevice, boot, listeners: () => deviceListeners.size + tabs.size };
};

describe('the first theme', () => {
  it.each([
    ['true', false, 'dark', true],
    ['true', true, 'dark', true],
    ['false', true, 'light', false],
    ['false', false, 'light', false],
  ] as const)(
    'stored darkMode %s wins over a device that prefers dark: %s',
    (stored, device, choice, dark) => {
      const browser = createBrowser({ darkMode: stored }, device);
      expect(browser.boot()).toBe(dark);
      expect(browser.openTab().look()).toEqual({ choice, dark, painted: dark });
      expect(browser.items.get('darkMode')).toBe(stored);
    },
  );

  it.each([true, false])('without a stored choice follows the device and stores the result: %s', (device) => {
    const browser = createBrowser({}, device);
    expect(browser.boot()).toBe(device);
    expect(browser.openTab().look()).toEqual({ choice: 'system', dark: device, painted: device });
    expect(browser.items.get('darkMode')).toBe(String(device));
  });

  it('still follows the device on the next visit, although the result of the last one is stored', () => {
    const browser = createBrowser({}, false);
    browser.openTab().actor.stop();
    browser.turnDevice(true);
    expect(browser.boot()).toBe(true);
    expect(browser.openTab().look()).toEqual({ choice: 'system', dark: true, painted: true });
  });

  it('takes a darkMode that was changed from outside as a choice', () => {
    const browser = createBrowser({}, false);
    browser.openTab().actor.stop();
    browser.items.set('darkMode', 'true');
    expect(browser.boot()).toBe(true);
    expect(browser.openTab().look()).toEqual({ choice: 'dark', dark: true, painted: true });
  });

  it('ignores nonsense in the storage', () => {
    expect(createBrowser({ darkMode: 'yes' }, true).openTab().look().choice).toBe('system');
  });
});

describe('a choice', () => {
  it('is painted, stored and kept whatever the device does', () => {
    const browser = createBrowser({}, false);
    const { actor, look } = browser.openTab();
    actor.send({ type: 'theme.choose', choice: 'dark' });
    expect(look()).toEqual({ choice: 'dark', dark: true, painted: true });
    browser.turnDevice(true);
    browser.turnDevice(false);
    expect(look()).toEqual({ choice: 'dark', dark: true, painted: true });
    expect([...browser.items]).toEqual([['darkMode', 'true']]);
    expect(browser.openTab().look()).toEqual({ choice: 'dark', dark: true, painted: true });
  });

  it('of the system follows the device from then on', () => {
    const browser = createBrowser({ darkMode: 'true' }, false);
    const { actor, look } = browser.openTab();
    actor.send({ type: 'theme.choose', choice: 'system' });
    expect([look().painted, browser.items.get('darkMode')]).toEqual([false, 'false']);
    browser.turnDevice(true);
    expect([look().painted, browser.items.get('darkMode')]).toEqual([true, 'true']);
  });

  it('in one tab is seen in the others', () => {
    const browser = createBrowser();
    const here = browser.openTab();
    const there = browser.openTab();
    here.actor.send({ type: 'theme.choose', choice: 'dark' });
    expect(there.look()).toEqual({ choice: 'dark', dark: true, painted: true });
    there.actor.send({ type: 'theme.choose', choice: 'system' });
    expect(here.look()).toEqual({ choice: 'system', dark: false, painted: false });
  });
});

it('a stopped theme hears neither the device nor the other tabs', () => {
  const browser = createBrowser();
  const { actor } = browser.openTab();
  expect(browser.listeners()).toBe(2);
  actor.stop();
  expect(browser.listeners()).toBe(0);
});

it('a closed storage leaves the boot script with the device', () => {
  const names: string[] = [];
  paintStoredTheme({
    get localStorage(): never {
      throw new Error('closed');
    },
    matchMedia: () => ({ matches: true }),
    document: { documentElement: { classList: { toggle: (name, force) => force && names.push(name) } } },
  });
  expect(names).toEqual(['app-dark']);
});
