import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { Receipt } from './receipt.tsx';
import { Statement } from './statement.tsx';
import { happened, hidden, job, keptBooks, links } from './story-books.tsx';

const meta = preview.meta({
  title: 'Marketplace/Receipts and statements',
  component: Receipt,
  args: { no: 'GD0000000001', links },
  parameters: { width: 840 },
  ...keoStory({ signedInAs: 'minhanh' }),
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

export const ReceiptForReturn = meta.story({
  beforeEach: keptBooks,
  render: () => <Receipt no="GD0000000007" links={links} />,
  play: async ({ canvas }) => {
    const article = await canvas.findByRole('article');
    await expect(article).toHaveTextContent('+200,000đ');
    await expect(article).toHaveTextContent(
      /(Tài khoản của lệnh rút|Account of the withdrawal) ?Vietcombank •••• 6789/,
    );
    await expect(article).not.toHaveTextContent(/Về tài khoản|To the account/);
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
