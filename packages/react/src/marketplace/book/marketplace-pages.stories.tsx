import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { BankCards } from '../bank-cards/bank-cards.tsx';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { DealDetail } from '../deals/deal-detail.tsx';
import { asAuthor, link as linkTo } from '../deals/story-deals.tsx';
import type { JobFilterValue } from '../jobs/job-filter-value.ts';
import { JobList } from '../jobs/job-list.tsx';
import { RechargePanel } from '../recharge/recharge-panel.tsx';
import '../../styles/foundations.css';
import type { TransactionFilterValue } from '../transactions/transaction-filter.tsx';
import { TransactionList } from '../transactions/transaction-list.tsx';
import { closedDialog, openDialog } from '../../ui/story-dialog.ts';
import { WithdrawPanel } from '../withdraw/withdraw-panel.tsx';
import { HowToUse } from '../../book/how-to-use.tsx';
import { marketplacePages } from './marketplace-pages.ts';

const meta = preview.meta({
  title: 'Marketplace/How to use them',
  ...keoStory({ signedInAs: 'minhanh' }),
});

const nothing = () => undefined;
const receiptLink = (no: string, children: ReactNode) => <a href={`#${no}`}>{children}</a>;
const jobLink = ({ slug }: { slug: string }, children: ReactNode) => <a href={`#${slug}`}>{children}</a>;
const amount = /^(Số tiền|Amount)$/;

export const Cards = meta.story({
  beforeEach: ({ id }) => void getFake({ id }).server.money.addCard('minhanh'),
  render: () => (
    <HowToUse page={marketplacePages.bankCards}>
      <BankCards />
    </HowToUse>
  ),
  play: async ({ canvas, canvasElement }) => {
    const add = await canvas.findByRole('button', { name: /Thêm tài khoản|Add an account/ });
    add.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await openDialog(canvasElement, /Thêm tài khoản|Add an account/);
    const [first, second] = await dialog.findAllByRole('radio');
    await userEvent.click(first ?? document.body);
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: /^(Đóng|Close)$/ }));
    await closedDialog(canvasElement);
    await waitFor(() => expect(add).toHaveFocus());
  },
});

export const Recharge = meta.story({
  render: () => (
    <HowToUse page={marketplacePages.recharge}>
      <RechargePanel />
    </HowToUse>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(amount), '200k{Enter}');
    await expect(await canvas.findByRole('img', { name: /VietQR/ })).toBeVisible();
  },
});

export const Withdraw = meta.story({
  beforeEach: ({ id }) => void getFake({ id }).server.money.addCard('minhanh'),
  render: () => (
    <HowToUse page={marketplacePages.withdraw}>
      <WithdrawPanel
        cardsLink={(label) => <a href="#cards">{label}</a>}
        receiptLink={(no, label) => <a href={`#${no}`}>{label}</a>}
      />
    </HowToUse>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(amount), '300k');
    const next = canvas.getByRole('button', { name: /^(Tiếp tục|Continue)$/ });
    await waitFor(() => expect(next).toBeEnabled());
    await userEvent.keyboard('{Enter}');
    const [first, second] = await canvas.findAllByRole('textbox');
    await userEvent.type(first ?? document.body, '1');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(first).toHaveFocus();
  },
});

function Movements() {
  const [filter, setFilter] = useState<TransactionFilterValue>({});
  return (
    <TransactionList
      filter={filter}
      onFilterChange={setFilter}
      page={1}
      onPageChange={nothing}
      receiptLink={receiptLink}
    />
  );
}

export const Transactions = meta.story({
  beforeEach: ({ id }) => {
    const { money } = getFake({ id }).server;
    for (const sum of [500_000, -120_000, 75_000])
      money.happened('minhanh', sum > 0 ? 'RECHARGE' : 'BONUS', sum);
  },
  render: () => (
    <HowToUse page={marketplacePages.transactions}>
      <Movements />
    </HowToUse>
  ),
  play: async ({ canvas }) => {
    const receipts = await canvas.findAllByRole('link');
    await expect(receipts).toHaveLength(3);
    const [newest, next] = receipts;
    newest?.focus();
    await userEvent.tab();
    await expect(next).toHaveFocus();
    canvas.getByRole('combobox', { name: /^(Chiều|Direction)/ }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: /^(Tiền ra|Money out)/ });
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
  },
});

function Market() {
  const [filter, setFilter] = useState<JobFilterValue>({});
  return <JobList filter={filter} onFilterChange={setFilter} link={jobLink} />;
}

export const Jobs = meta.story({
  beforeEach: ({ id }) => {
    const { postJob } = getFake({ id }).server;
    postJob('quochuy', { title: 'Kiểm thử luồng đăng ký app giao đồ ăn', slotsLeft: 15 });
    postJob('quochuy', { title: 'Khảo sát thói quen mua mỹ phẩm', price: 15_000 });
  },
  render: () => (
    <HowToUse page={marketplacePages.jobs}>
      <Market />
    </HowToUse>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Kiểm thử luồng/ });
    await userEvent.type(canvas.getByRole('searchbox'), 'my pham');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: /Kiểm thử luồng/ })).toBeNull());
    await expect(canvas.getByRole('heading', { name: /mua mỹ phẩm/ })).toBeVisible();
  },
});

export const Deal = meta.story({
  render: () => (
    <HowToUse page={marketplacePages.deal}>
      <h2>Thoả thuận</h2>
      <DealDetail deal={asAuthor} jobLink={linkTo} rechargeLink={linkTo} />
    </HowToUse>
  ),
  play: async ({ canvas, canvasElement }) => {
    const approve = canvas.getByRole('button', { name: /^(Duyệt|Approve)$/ });
    approve.focus();
    await userEvent.keyboard('{Enter}');
    await openDialog(canvasElement);
    document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await closedDialog(canvasElement);
    await waitFor(() => expect(approve).toHaveFocus());
  },
});

export const Chat = meta.story({
  beforeEach: ({ id }) =>
    void getFake({ id }).server.chat.open('minhanh', 'giabao', {
      title: 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm thiên nhiên',
      says: [{ by: 'worker', text: 'Dạ em chào chị. Em bắt đầu được từ thứ Tư ạ.', ago: 188 }],
    }),
  render: () => (
    <HowToUse page={marketplacePages.chat}>
      <div style={{ height: 480 }}>
        <ChatPanel
          roomId="rm_1"
          onOpen={nothing}
          onList={nothing}
          jobLink={(_, label) => <a href="#job">{label}</a>}
          dealLink={(_, className, label) => (
            <a href="#deal" className={className}>
              {label}
            </a>
          )}
          rechargeLink={(_, label) => <a href="#recharge">{label}</a>}
        />
      </div>
    </HowToUse>
  ),
  play: async ({ canvas, id }) => {
    const field = await canvas.findByRole('textbox');
    await userEvent.type(field, 'Tốt quá.{Shift>}{Enter}{/Shift}Hẹn em thứ Tư.{Enter}');
    await expect(field).toHaveValue('');
    await waitFor(() =>
      expect(getFake({ id }).server.chat.messages('rm_1').at(-1)?.text).toBe('Tốt quá.\nHẹn em thứ Tư.'),
    );
  },
});
