import type { Preview } from '@storybook/react-vite';
import { pageLooks } from './partner-looks.ts';

type Bar = NonNullable<Preview['globalTypes']>[string];
type Icon = NonNullable<NonNullable<Bar['toolbar']>['icon']>;

/** `initialGlobals` are the defaults in tests. */
export const initialGlobals = {
  theme: 'light',
  locale: 'vi',
  network: 'ok',
  isolation: 'page',
  motion: 'device',
  clock: 'now',
  translation: import.meta.env['KEO_TEST_TRANSLATED'] === '1' ? 'browser' : 'none',
};

const menu = (description: string, icon: Icon, items: Readonly<Record<string, string>>): Bar => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
  },
});

export const globalTypes = {
  theme: menu('Theme', 'contrast', {
    ...Object.fromEntries(Object.entries(pageLooks).map(([name, { title }]) => [name, title])),
    all: 'All of them',
  }),
  locale: menu('Language', 'globe', {
    vi: 'Tiếng Việt',
    en: 'English',
    pseudo: 'Pseudo: half as long again',
  }),
  network: menu('Network', 'rss', {
    ok: 'Network: well',
    slow: 'Network: slow, 1.5 s',
    offline: 'Network: none',
    overdue: 'Session: overdue once',
    500: 'Server: 500',
    flaky: 'Network: every other answer lost',
  }),
  isolation: menu('Isolation', 'box', { page: 'In the page', shadow: 'In a shadow root' }),
  motion: menu('Motion', 'play', { device: 'Motion: as the device asks', none: 'Motion: none' }),
  translation: menu('Translation', 'transfer', {
    none: 'As it is',
    browser: 'By the browser: texts within <font>',
  }),
  clock: menu('Clock', 'time', {
    now: 'Now',
    '2026-11-20T18:05:00+07:00': 'Friday evening, after the banks’ cut-off',
    '2026-12-31T23:59:30+07:00': 'Half a minute to the new year',
    '2027-02-06T09:00:00+07:00': 'Tết',
  }),
};
