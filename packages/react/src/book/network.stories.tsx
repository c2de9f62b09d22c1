import { expect, screen, waitFor } from 'storybook/test';
import { getFake, keoStory } from '../client/story-keo.tsx';
import { NotificationList } from '../notifications/notification-list.tsx';
import { WalletCard } from '../wallet/wallet-card.tsx';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Patterns/Network',
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 720 }}>
      <WalletCard />
      <NotificationList />
    </div>
  ),
  ...keoStory({ signedInAs: 'minhanh' }),
});

const items = () => document.querySelectorAll('[data-keo-item]').length;
const skeleton = () => document.querySelector('.keo-skeleton');
const loaded = () => waitFor(() => expect([items() > 5, skeleton()]).toEqual([true, null]));

export const Slow = meta.story({
  globals: { network: 'slow' },
  play: async () => {
    await expect(items()).toBe(0);
    await waitFor(() => expect(skeleton()).not.toBeNull());
    await expect(items()).toBe(0);
    await loaded();
  },
});

export const None = meta.story({
  globals: { network: 'offline' },
  play: async () => {
    await screen.findAllByRole('button', { name: /^(Thử lại|Try again)$/ });
    await expect(items()).toBe(0);
  },
});

export const OverdueOnce = meta.story({
  globals: { network: 'overdue' },
  play: async ({ id }) => {
    await loaded();
    await expect(getFake({ id }).server.calls('/user/refresh-token')).toBe(1);
    await expect(screen.queryByRole('button', { name: /^(Thử lại|Try again)$/ })).toBeNull();
  },
});

export const ServerError = meta.story({
  globals: { network: '500' },
  play: async () => {
    await screen.findAllByRole('button', { name: /^(Thử lại|Try again)$/ });
    await expect(screen.getAllByText('Máy chủ đang gặp sự cố, vui lòng thử lại.').length).toBeGreaterThan(0);
  },
});

/** Reads are retried, so losing every other answer does not show. */
export const Flaky = meta.story({
  globals: { network: 'flaky' },
  play: async () => {
    await loaded();
  },
});
