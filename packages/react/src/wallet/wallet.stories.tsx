import { expect, userEvent, waitFor } from 'storybook/test';
import { SERVER_ERROR } from '@keo/core/testing';
import preview from '../../../../.storybook/preview.tsx';
import { fakeOf, keoStory } from '../client/story-keo.tsx';
import { Button } from '../ui/button.tsx';
import { WalletCard } from './wallet-card.tsx';
import { WalletChart } from './wallet-chart.tsx';
import { WalletHolds } from './wallet-holds.tsx';

const meta = preview.meta({
  title: 'Widgets/Wallet',
  component: WalletCard,
  parameters: { width: 560 },
  args: { actions: <Button variant="plain">Nạp tiền</Button> },
  ...keoStory({ signedInAs: 'minhanh' }),
});

const sum = (element: HTMLElement) => element.querySelector('.keo-wallet__sum');

export const Filled = meta.story({
  play: async ({ canvasElement, id }) => {
    await waitFor(() => expect(sum(canvasElement)).toHaveTextContent('1,950,000đ'));
    const { server, network } = fakeOf({ id });
    await waitFor(() => expect(network.sockets()).toBe(1));
    server.money.happened('minhanh', 'RECHARGE', 50_000);
    await waitFor(() => expect(sum(canvasElement)).toHaveTextContent('2,000,000đ'));
  },
});

/** Hidden on this device until it is shown again. */
export const Masked = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(sum(canvasElement)).toHaveTextContent('1,950,000đ'));
    await userEvent.click(canvas.getByRole('button', { name: /Ẩn số tiền|Hide amounts/ }));
    await waitFor(() => expect(sum(canvasElement)).toHaveTextContent('••••••'));
    await expect(canvasElement).not.toHaveTextContent('1,950,000đ');
  },
});

export const Empty = meta.story({
  parameters: { fake: { signedInAs: 'ducthinh' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(sum(canvasElement)).toHaveTextContent('0đ'));
  },
});

export const Failed = meta.story({
  parameters: { fake: { misbehaviours: [] } },
  play: async ({ canvas, canvasElement, id }) => {
    await waitFor(() => expect(sum(canvasElement)).toHaveTextContent('1,950,000đ'));
    fakeOf({ id }).network.misbehave(SERVER_ERROR);
    await userEvent.click(canvas.getByRole('button', { name: /Cập nhật số dư|Refresh the balance/ }));
    await expect(sum(canvasElement)).toHaveTextContent('1,950,000đ');
  },
});

export const Holds = meta.story({
  render: () => <WalletHolds />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(Giữ cho thoả thuận|Kept for deal) d06/)).toBeVisible();
  },
});

export const NothingHeld = meta.story({
  parameters: { fake: { signedInAs: 'giabao' } },
  render: () => <WalletHolds />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(Không có khoản nào bị giữ|Nothing is held)/)).toBeVisible();
  },
});

export const Chart = meta.story({
  render: () => <WalletChart />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(7);
  },
});
