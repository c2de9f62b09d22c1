import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { walletDomain } from '@keo/core';
import { NEVER_ANSWERS, SERVER_ERROR, only } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { Receipt, type ReceiptLinks } from './receipt.tsx';
import { Statement } from './statement.tsx';
import type { TransactionFilterValue } from './transaction-filter.tsx';
import { TransactionList } from './transaction-list.tsx';

const link = (no: string, children: ReactNode) => <a href={`#${no}`}>{children}</a>;

const place = (to: string, label: string) => <a href={`#${to}`}>{label}</a>;
const links: ReceiptLinks = {
  job: place,
  person: place,
  deal: place,
  withdraw: place,
  recharge: place,
  receipt: place,
};

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

const job = 'Khảo sát khách mua trà ở chợ Đà Lạt';
const withWork = {
  about: { job, person: 'Lý Thanh Trúc' },
  jobSlug: 'khao-sat',
  personId: 'u05',
  ref: { dealId: 'd1' },
};

/** A shop keeps 63,000đ for three, pays one of them with a bonus, earns once itself, and withdraws. */
const keptBooks = ({ id }: { id: string }) => {
  const { money } = getFake({ id }).server;
  const none = { author: 0, worker: 0, withdraw: 0 };
  money.happened('minhanh', 'RECHARGE', 500_000, 50);
  money.happened('minhanh', 'ESCROW_LOCK', -63_000, 40, {
    kept: 63_000,
    feeKept: 3000,
    about: { job, person: null },
    jobSlug: 'khao-sat',
  });
  money.happened('minhanh', 'ESCROW_RELEASE', 0, 30, {
    ...withWork,
    kept: -21_000,
    pay: 20_000,
    fees: { ...none, author: 1000 },
  });
  money.happened('minhanh', 'BONUS', -10_500, 25, {
    ...withWork,
    pay: 10_000,
    fees: { ...none, author: 500 },
  });
  money.happened('minhanh', 'ESCROW_RELEASE', 90_000, 20, {
    ...withWork,
    about: { job: 'Dịch thực đơn', person: 'Quán Gió' },
    pay: 100_000,
    fees: { ...none, worker: 10_000 },
  });
  money.happened('minhanh', 'WITHDRAW_HOLD', -200_000, 10, {
    fees: { ...none, withdraw: 3300 },
    ref: { withdrawId: 'w1' },
    bank: { shortName: 'Vietcombank', last4: '6789', holder: 'NGUYEN MINH ANH' },
  });
  money.happened('minhanh', 'WITHDRAW_REVERT', 200_000, 5, { fees: { ...none, withdraw: -3300 } });
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

export const OneReceipt = meta.story({
  beforeEach: happened,
  render: () => <Receipt no="GD0000000001" links={links} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+500,000đ')).toBeVisible();
    await expect(canvas.getByText(/(năm trăm nghìn đồng|five hundred thousand dong)/)).toBeVisible();
  },
});

export const ReceiptForWork = meta.story({
  beforeEach: keptBooks,
  render: () => <Receipt no="GD0000000003" links={links} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('-21,000đ')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lý Thanh Trúc' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: job })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Xem thoả thuận|See the deal)$/ })).toBeVisible();
    const article = canvas.getByRole('article');
    await expect(article).toHaveTextContent(/(Tiền công|Pay before fees) ?20,000đ/);
    await expect(article).toHaveTextContent(/(Phí người đăng|Author fee) ?1,000đ/);
    await expect(article).toHaveTextContent(/(Tiền giữ sau giao dịch|Kept for work after it) ?[\d,]+2,000đ/);
    await expect(article).not.toHaveTextContent(/d1|khao-sat|u05/);
  },
});

export const ReceiptForWithdrawal = meta.story({
  beforeEach: keptBooks,
  render: () => <Receipt no="GD0000000006" links={links} />,
  play: async ({ canvas }) => {
    const article = await canvas.findByRole('article');
    await expect(article).toHaveTextContent(/(Về tài khoản|To the account) ?Vietcombank •••• 6789/);
    await expect(article).toHaveTextContent('NGUYEN MINH ANH');
    await expect(article).toHaveTextContent(/(Thực nhận|Received|You get).*196,700đ/);
    await expect(canvas.getByRole('link', { name: /^(Xem lệnh rút|See the withdrawal)$/ })).toBeVisible();
  },
});

export const NoSuchReceipt = meta.story({
  render: () => <Receipt no="GD9999999999" links={links} />,
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

export const WorkOnPaper = meta.story({
  beforeEach: keptBooks,
  render: () => <Statement dateFrom="2020-01-01" dateTo="2099-12-31" />,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    await expect(table).toHaveTextContent(/(Trả tiền công|Paid for work) · Lý Thanh Trúc · Khảo sát/);
    await expect(table).toHaveTextContent(/(Phí người đăng|Author fee) 1,000đ/);
    const article = canvas.getByRole('article');
    await expect(article).toHaveTextContent(/(Chủ ví|Wallet of)/);
    await expect(article).toHaveTextContent(/(Tiền giữ cuối kỳ|Kept for work at the end) ?[\d,]+2,000đ/);
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
  render: () => <Receipt no="GD0000000001" links={links} />,
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
