import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { keoStory } from '../client/story-keo.tsx';
import { NotificationInbox } from '../notifications/notification-inbox.tsx';
import { NotificationList } from '../notifications/notification-list.tsx';
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

/** Inside a shadow root a component looks and works as in the page. */
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

/** Texts half as long again: on a small phone nothing is cut and nothing scrolls sideways. */
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

/** The same on paper and in the dark, side by side. */
export const BothThemes = meta.story({
  globals: { theme: 'all' },
  render: () => (
    <div style={{ display: 'flex', gap: 10, flexWrap: 'wrap' }}>
      <Button>Nhận việc</Button>
      <Button variant="soft">Thương lượng</Button>
      <Button variant="ghost">Bỏ qua</Button>
    </div>
  ),
  play: async () => {
    const [light, dark] = screen.getAllByRole('button', { name: 'Thương lượng' });
    await expect(getComputedStyle(light ?? document.body).color).not.toBe(
      getComputedStyle(dark ?? document.body).color,
    );
  },
});

/** Without motion a panel is there at once. */
export const WithoutMotion = meta.story({
  globals: { motion: 'none' },
  render: () => (
    <header style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 680 }}>
      <NotificationInbox />
    </header>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Thông báo/ }));
    const panel = await screen.findByRole('dialog');
    await expect(panel.getAnimations({ subtree: true })).toEqual([]);
  },
});

/** At Tết the days are counted from Tết. */
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
