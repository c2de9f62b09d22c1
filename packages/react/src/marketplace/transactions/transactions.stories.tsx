import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { walletDomain } from '@keo/core';
import { NEVER_ANSWERS, SERVER_ERROR, only } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { Receipt } from './receipt.tsx';
import { Statement } from './statement.tsx';
import type { TransactionFilterValue } from './transaction-filter.tsx';
import { TransactionList } from './transaction-list.tsx';

const link = (no: string, children: ReactNode) => <a href={`#${no}`}>{children}</a>;

function Held({ filter: initial = {} }: { filter?: TransactionFilterValue }) {
  const [filter, setFilter] = useState(initial);
  const [page, setPage] = useState(1);
  return (
    <TransactionList
      filter={filter}
      onFilterChange={setFilter}
      page={page}
      onPageChange={setPage}
      receiptLink={link}
    />
  );
}

const meta = preview.meta({
  title: 'Marketplace/Transactions',
  component: Held,
  parameters: { width: 840 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

const happened = ({ id }: { id: string }) => {
  const { money } = getFake({ id }).server;
  for (const amount of [500_000, -120_000, 75_000])
    money.happened('minhanh', amount > 0 ? 'RECHARGE' : 'BONUS', amount);
};

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(Chưa có giao dịch nào|No transactions yet)/)).toBeVisible();
  },
});

export const Listed = meta.story({
  beforeEach: happened,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(3));
    await expect(canvas.getByText('575,000đ')).toBeVisible();
  },
});

export const NothingFits = meta.story({
  beforeEach: happened,
  args: { filter: { type: 'ADJUST' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Bỏ lọc|Clear the filter/ }));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(3));
  },
});

export const SearchTakenOff = meta.story({
  beforeEach: happened,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(3));
    const search = canvas.getByLabelText(/^(Mã giao dịch|Transaction number)$/);
    await userEvent.type(search, 'gd0000000002');
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
    await userEvent.type(search, '9');
    await userEvent.click(await canvas.findByRole('button', { name: /Bỏ lọc|Clear the filter/ }));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(3));
    await expect(search).toHaveValue('');
    await userEvent.type(search, '3');
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
    await expect(search).toHaveValue('3');
  },
});

export const OneReceipt = meta.story({
  beforeEach: happened,
  render: () => <Receipt no="GD0000000001" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+500,000đ')).toBeVisible();
    await expect(canvas.getByText(/(năm trăm nghìn đồng|five hundred thousand dong)/)).toBeVisible();
  },
});

export const NoSuchReceipt = meta.story({
  render: () => <Receipt no="GD9999999999" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /(Không tìm thấy giao dịch|could not find this transaction)/,
    );
  },
});

export const OnPaper = meta.story({
  beforeEach: happened,
  render: () => <Statement dateFrom="2020-01-01" dateTo="2099-12-31" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getByText(/(Số dư đầu kỳ|Opening balance)/)).toBeVisible();
  },
});

const hidden = async (canvasElement: HTMLElement, id: string) => {
  await waitFor(() => expect(canvasElement).toHaveTextContent('500,000đ'));
  getFake({ id }).keo.getActor(walletDomain)?.send({ type: 'wallet.toggleMask' });
  await waitFor(() => expect(canvasElement.innerHTML).not.toMatch(/\d{2,3},000|trăm nghìn|hundred/));
};

export const Masked = meta.story({
  beforeEach: happened,
  play: async ({ canvasElement, id }) => hidden(canvasElement, id),
});

export const MaskedReceipt = meta.story({
  beforeEach: happened,
  render: () => <Receipt no="GD0000000001" />,
  play: async ({ canvas, canvasElement, id }) => {
    await hidden(canvasElement, id);
    await userEvent.click(canvas.getByRole('button', { name: /Hiện số tiền|Show amounts/ }));
    await expect(await canvas.findByText('+500,000đ')).toBeVisible();
  },
});

export const LongOnPaper = meta.story({
  beforeEach: ({ id }) => {
    for (let count = 0; count < 230; count++) getFake({ id }).server.money.happened('minhanh', 'BONUS', 1000);
  },
  render: () => <Statement dateFrom="2020-01-01" dateTo="2099-12-31" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(231);
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('GD0000000001');
    await expect(canvas.getAllByText('2,180,000đ')).toHaveLength(2);
  },
});

export const LoadFailed = meta.story({
  beforeEach: (context) => {
    happened(context);
    getFake(context).network.misbehave(only('transactions-list', SERVER_ERROR));
  },
  play: async ({ canvas, id }) => {
    const retry = await canvas.findByRole('button', { name: /^(Thử lại|Try again)$/ });
    getFake({ id }).network.misbehave();
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(3));
  },
});

export const Loading = meta.story({
  parameters: { fake: { misbehaviours: [only('transactions-list', NEVER_ANSWERS)] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.keo-skeleton')).toBeVisible());
  },
});
