import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { NEVER_ANSWERS, SERVER_ERROR, only } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { happened, hidden, keptBooks, link } from './story-books.tsx';
import type { TransactionFilterValue } from './transaction-filter.tsx';
import { TransactionList } from './transaction-list.tsx';

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

export const ListedWork = meta.story({
  beforeEach: keptBooks,
  play: async ({ canvas }) => {
    const rows = () => canvas.getAllByRole('link');
    await waitFor(() => expect(rows()).toHaveLength(7));
    const paid = rows().find((row) => row.textContent.includes('-21,000đ'));
    await expect(paid).toHaveTextContent(/(Trả tiền công|Paid for work).*Lý Thanh Trúc · Khảo sát/);
    await expect(paid).toHaveTextContent(/(Phí người đăng|Author fee) 1,000đ/);
    await expect(paid).toHaveTextContent(/(Từ tiền giữ, còn|From kept money,) [\d,]+2,000đ/);
    // Fees that came back are not added to those that were paid.
    const sums = canvas.getByRole('status').parentElement;
    await expect(sums).toHaveTextContent(/(Phí người đăng|Author fee) ?1,500đ/);
    await expect(sums).toHaveTextContent(/(Phí người làm|Worker fee) ?10,000đ/);
    await expect(sums).not.toHaveTextContent(/3,300đ/);
    await userEvent.type(canvas.getByRole('searchbox'), 'gió');
    await waitFor(() => expect(rows()).toHaveLength(1));
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
    const search = canvas.getByLabelText(/^(Tìm người, công việc hoặc mã|Find a person, job or number)$/);
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

export const Masked = meta.story({
  beforeEach: happened,
  play: async ({ canvasElement, id }) => hidden(canvasElement, id),
});

export const LoadFailed = meta.story({
  beforeEach: (context) => {
    happened(context);
    getFake(context).network.misbehave(only('books-list', SERVER_ERROR));
  },
  play: async ({ canvas, id }) => {
    const retry = await canvas.findByRole('button', { name: /^(Thử lại|Try again)$/ });
    getFake({ id }).network.misbehave();
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(3));
  },
});

export const Loading = meta.story({
  parameters: { fake: { misbehaviours: [only('books-list', NEVER_ANSWERS)] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.keo-skeleton')).toBeVisible());
  },
});
