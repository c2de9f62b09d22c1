import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { keoStory } from '../client/story-keo.tsx';
import { NotificationInbox } from '../notifications/notification-inbox.tsx';
import { NotificationList } from '../notifications/notification-list.tsx';
import '../embed/define.ts';
import { Button } from '../ui/button.tsx';
import { WalletCard } from '../wallet/wallet-card.tsx';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Patterns/Surroundings',
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 720 }}>
      <WalletCard />
      <NotificationList />
    </div>
  ),
  ...keoStory({ signedInAs: 'minhanh' }),
});

const inShadow = (selector: string) =>
  document.querySelector('[data-room="shadow"]')?.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

export const ShadowRoot = meta.story({
  globals: { isolation: 'shadow' },
  play: async () => {
    const first = await waitFor(() => {
      const found = inShadow('[data-keo-item]');
      if (!found) throw new Error('not there yet');
      return found;
    });
    await expect(document.querySelector('[data-keo-item]')).toBeNull();
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(inShadow('[data-keo-item]:focus')).not.toBe(first);
    await expect(getComputedStyle(first).fontFamily).toContain('Be Vietnam Pro');
  },
});

/** Pseudo-localised texts: nothing is cut or scrolls sideways on a phone. */
export const LongTexts = meta.story({
  globals: { locale: 'pseudo', viewport: { value: 'small' } },
  parameters: { width: 320 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(document.querySelectorAll('[data-keo-item]').length).toBeGreaterThan(5));
    await waitFor(() => expect(canvasElement.textContent).toContain('ộỡự'));
    for (const part of canvasElement.querySelectorAll('h2, h3, p, li'))
      await expect(part.scrollWidth, part.className).toBeLessThanOrEqual(part.clientWidth + 1);
  },
});

const widgets = (
  <div style={{ display: 'grid', gap: 20 }}>
    <Button variant="primary">Nhận việc</Button>
    <Button variant="soft">Thương lượng</Button>
    <keo-wallet movements={1} />
  </div>
);
const acts = {
  light: 'oklch(0.565 0.2151 25)',
  dark: 'oklch(0.565 0.2151 25)',
  plain: 'rgb(31, 35, 40)',
  midnight: 'rgb(138, 180, 255)',
  bank: 'rgb(11, 79, 138)',
  playful: 'rgb(123, 47, 242)',
};
const painted = (element: Element | undefined | null) =>
  element ? getComputedStyle(element).backgroundColor : '';

export const AllLooks = meta.story({
  globals: { theme: 'all' },
  // Six copies on one page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => widgets,
  play: async () => {
    const buttons = screen.getAllByRole('button', { name: 'Nhận việc' });
    await expect(buttons.map(painted)).toEqual(Object.values(acts));
    await waitFor(() => {
      const grounds = [...document.querySelectorAll('keo-wallet')].map((element) =>
        getComputedStyle(element).getPropertyValue('--keo-primary').trim(),
      );
      return expect(grounds.slice(2)).toEqual(['#1f2328', '#8ab4ff', '#0b4f8a', '#7b2ff2']);
    });
    await waitFor(() => expect(document.querySelectorAll('keo-wallet').length).toBe(6));
    for (const each of document.querySelectorAll('keo-wallet'))
      await waitFor(() => expect(each.shadowRoot?.querySelector('[part=balance]')).toBeTruthy());
  },
});

export const AsABank = meta.story({
  globals: { theme: 'bank' },
  render: () => widgets,
  play: async () => {
    await expect(painted(screen.getByRole('button', { name: 'Nhận việc' }))).toBe(acts.bank);
    await expect(painted(document.body)).toBe('rgb(255, 255, 255)');
  },
});

export const MidnightInAShadowRoot = meta.story({
  tags: ['!dev'],
  globals: { theme: 'midnight', isolation: 'shadow' },
  render: () => <Button>Nhận việc</Button>,
  play: async () => {
    await waitFor(() => expect(painted(inShadow('button'))).toBe(acts.midnight));
  },
});

export const WithoutMotion = meta.story({
  globals: { motion: 'none' },
  render: () => (
    <header style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 680 }}>
      <NotificationInbox />
    </header>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Thông báo|Notifications)/ }));
    const panel = await screen.findByRole('dialog');
    await expect(panel.getAnimations({ subtree: true })).toEqual([]);
  },
});

const movingInside = (host: string) =>
  [...(document.querySelector(host)?.shadowRoot?.querySelectorAll('*') ?? [])].filter((element) => {
    const { animationName, transitionDuration } = getComputedStyle(element);
    return animationName !== 'none' || transitionDuration !== '0s';
  });

export const ElementsWithoutMotion = meta.story({
  tags: ['!dev'],
  globals: { motion: 'none' },
  render: () => (
    <header style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 680 }}>
      <keo-notifications open />
    </header>
  ),
  play: async () => {
    const panel = await waitFor(() => {
      const found = document
        .querySelector('keo-notifications')
        ?.shadowRoot?.querySelector('.keo-inbox:popover-open');
      if (!found?.querySelector('[data-keo-item]')) throw new Error('not open yet');
      return found;
    });
    await expect(panel).toBeVisible();
    await expect(movingInside('keo-notifications')).toEqual([]);
  },
});

export const ShadowRootWithoutMotion = meta.story({
  tags: ['!dev'],
  globals: { motion: 'none', isolation: 'shadow' },
  render: () => <Button>Nhận việc</Button>,
  play: async () => {
    await waitFor(() => expect(inShadow('button')).not.toBeNull());
    await expect(movingInside('[data-room]')).toEqual([]);
  },
});

const wallet = () => document.querySelector('keo-wallet')?.shadowRoot;

export const LongTextsInElements = meta.story({
  globals: { locale: 'pseudo' },
  render: () => <keo-wallet />,
  play: async () => {
    await waitFor(() => expect(wallet()?.querySelector('[part=movement]')).toHaveTextContent('ộỡự'));
    document.documentElement.lang = 'vi';
    await waitFor(() => expect(wallet()?.firstElementChild).toHaveAttribute('lang', 'vi'));
    await waitFor(() => expect(wallet()?.querySelector('[part=movement]')).toHaveTextContent('ộỡự'));
  },
});

export const LongTextsInAShadowRoot = meta.story({
  tags: ['!dev'],
  globals: { locale: 'pseudo', isolation: 'shadow' },
  render: () => <Button>Nhận việc</Button>,
  play: async () => {
    await waitFor(() => expect(inShadow('button')).toHaveTextContent('ộỡự'));
  },
});

export const AnotherDay = meta.story({
  globals: { clock: '2027-02-06T09:00:00+07:00' },
  play: async () => {
    const moments = await waitFor(() => {
      const found = [...document.querySelectorAll('.keo-item__time')].map((time) =>
        time.getAttribute('datetime'),
      );
      if (found.length === 0) throw new Error('not there yet');
      return found;
    });
    await expect(moments[0]).toMatch(/^2027-02-0[56]T/);
    await expect(new Date(0).getFullYear()).toBe(1970);
  },
});
