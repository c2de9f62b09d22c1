import { expect, userEvent, waitFor } from 'storybook/test';
import type { ReactNode } from 'react';
import { walletDomain, randomId } from '@keo/core';
import { withdrawEndpoints } from '@keo/core/contract';
import { NEVER_ANSWERS, SERVER_ERROR, fakeCode, only } from '@keo/core/testing';
import preview from '../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../client/story-keo.tsx';
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

const link = (_: unknown, children: ReactNode) => <a href="#there">{children}</a>;
const hide = /Ẩn số tiền|Hide amounts/;
const retry = /^(Thử lại|Try again)$/;

const sum = (element: HTMLElement) => element.querySelector('.keo-wallet__sum');

export const Filled = meta.story({
  play: async ({ canvasElement, id }) => {
    await waitFor(() => expect(sum(canvasElement)).toHaveTextContent('1,950,000đ'));
    const { server } = getFake({ id });
    await waitFor(() => expect(server.connections()).toBe(1));
    server.money.happened('minhanh', 'RECHARGE', 50_000);
    await waitFor(() => expect(sum(canvasElement)).toHaveTextContent('2,000,000đ'));
  },
});

export const Masked = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(sum(canvasElement)).toHaveTextContent('1,950,000đ'));
    await userEvent.click(canvas.getByRole('button', { name: hide }));
    await waitFor(() => expect(sum(canvasElement)).toHaveTextContent('••••••'));
    await expect(canvasElement.innerHTML).not.toContain('1,950,000');
    await expect(canvasElement.querySelector('progress')).toBeNull();
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
    getFake({ id }).network.misbehave(SERVER_ERROR);
    await userEvent.click(canvas.getByRole('button', { name: /Cập nhật số dư|Refresh the balance/ }));
    await expect(sum(canvasElement)).toHaveTextContent('1,950,000đ');
  },
});

export const Holds = meta.story({
  render: () => <WalletHolds link={link} />,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: /Thiết kế bộ nhận diện/ });
    await expect(row).toHaveTextContent('14,700,000đ');
    await expect(canvas.queryByText(/d06/)).not.toBeInTheDocument();
  },
});

export const NothingHeld = meta.story({
  tags: ['!dev'],
  parameters: { fake: { signedInAs: 'giabao' } },
  render: () => <WalletHolds link={link} />,
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

export const HoldsFollow = meta.story({
  tags: ['!dev'],
  parameters: { fake: { signedInAs: 'minhanh' } },
  render: () => <WalletHolds link={link} />,
  play: async ({ canvas, id }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(1);
    const { keo, server } = getFake({ id });
    const card = server.money.addCard('minhanh');
    const order = { amount: 200_000, cardId: card.id, requestId: randomId(), otp: fakeCode };
    await keo.call(withdrawEndpoints.createWithdraw, order);
    await expect(await canvas.findByText(/(Đang rút về ngân hàng|On its way to your bank)/)).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { fake: { misbehaviours: [only('/wallet/', NEVER_ANSWERS)] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.keo-skeleton')).toBeVisible());
    await expect(canvasElement).not.toHaveTextContent(/\d,\d{3}đ/);
  },
});

export const NoData = meta.story({
  tags: ['!dev'],
  beforeEach: ({ id }) => getFake({ id }).network.misbehave(only('/wallet/', SERVER_ERROR)),
  play: async ({ canvas, canvasElement, id }) => {
    const again = await canvas.findByRole('button', { name: retry });
    getFake({ id }).network.misbehave();
    await userEvent.click(again);
    await waitFor(() => expect(sum(canvasElement)).toHaveTextContent('1,950,000đ'));
  },
});

export const ChartFailed = meta.story({
  tags: ['!dev'],
  render: () => <WalletChart />,
  beforeEach: ({ id }) => getFake({ id }).network.misbehave(only('wallet-chart', SERVER_ERROR)),
  play: async ({ canvas, id }) => {
    const again = await canvas.findByRole('button', { name: retry });
    getFake({ id }).network.misbehave();
    await userEvent.click(again);
    await expect(await canvas.findByRole('table')).toBeInTheDocument();
  },
});

export const EmptyChart = meta.story({
  tags: ['!dev'],
  parameters: { fake: { signedInAs: 'ducthinh' } },
  render: () => <WalletChart />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(Chưa có giao dịch nào trong|Nothing has moved)/)).toBeVisible();
  },
});

export const MaskedChart = meta.story({
  tags: ['!dev'],
  render: () => <WalletChart />,
  play: async ({ canvas, canvasElement, id }) => {
    await canvas.findByRole('table');
    getFake({ id }).keo.getActor(walletDomain)?.send({ type: 'wallet.toggleMask' });
    await expect(await canvas.findByText(/(Số tiền đang ẩn|Amount hidden)/)).toBeVisible();
    await expect(canvasElement.querySelector('svg.keo-chart, table')).toBeNull();
  },
});
