import { expect, userEvent, waitFor } from 'storybook/test';
import { fakeCode } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { BankCards } from '../bank-cards/bank-cards.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { RechargePanel } from '../recharge/recharge-panel.tsx';
import { closedDialog, openDialog } from '../../ui/story-dialog.ts';
import { WalletCard } from '../../wallet/wallet-card.tsx';
import { WithdrawPanel } from '../withdraw/withdraw-panel.tsx';

const meta = preview.meta({
  title: 'Flows/Money',
  parameters: { width: 640 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

const balance = (element: HTMLElement, words: string) =>
  waitFor(() => expect(element.querySelector('.keo-wallet__sum')).toHaveTextContent(words));

export const Recharge = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <WalletCard />
      <RechargePanel />
    </div>
  ),
  play: async ({ canvas, canvasElement, id }) => {
    const { server } = getFake({ id });
    await balance(canvasElement, '1,950,000đ');
    await waitFor(() => expect(server.connections()).toBe(1));
    await userEvent.type(canvas.getByLabelText(/^(Số tiền|Amount)$/), '200k');
    await userEvent.click(canvas.getByRole('button', { name: /Tạo mã chuyển khoản|Make the transfer code/ }));
    await canvas.findByRole('img', { name: /VietQR/ });
    server.money.transfer('minhanh');
    await expect(await canvas.findByRole('heading', { name: /200,000đ/ })).toHaveFocus();
    await balance(canvasElement, '2,150,000đ');
  },
});

export const AddCard = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <BankCards />
      <WithdrawPanel
        cardsLink={(label) => <a href="#cards">{label}</a>}
        receiptLink={(no, label) => <a href={`#${no}`}>{label}</a>}
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Thêm tài khoản|Add an account/ }));
    const dialog = await openDialog(canvasElement, /Thêm tài khoản|Add an account/);
    await userEvent.type(dialog.getByLabelText(/Tìm ngân hàng|Find a bank/), 'dong a');
    await userEvent.click(await dialog.findByRole('radio', { name: /Vikki/ }));
    await userEvent.type(dialog.getByLabelText(/^(Số tài khoản|Account number)$/), '1023456789');
    await userEvent.type(dialog.getByLabelText(/^(Họ tên thật của bạn|Your legal name)/), 'Nguyễn Minh Anh');
    await userEvent.click(dialog.getByRole('button', { name: /Thêm và nhận mã|Add and get a code/ }));
    const [first] = (await openDialog(canvasElement, /Xác minh|Verify/)).getAllByRole('textbox');
    if (first) await userEvent.type(first, fakeCode);
    await closedDialog(canvasElement);
    await expect((await canvas.findAllByText('Vikki •••• 6789')).length).toBeGreaterThan(1);
  },
});

export const Withdraw = meta.story({
  beforeEach: ({ id }) => void getFake({ id }).server.money.addCard('minhanh'),
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <WalletCard />
      <WithdrawPanel
        cardsLink={(label) => <a href="#cards">{label}</a>}
        receiptLink={(no, label) => <a href={`#${no}`}>{label}</a>}
      />
    </div>
  ),
  play: async ({ canvas, canvasElement, id }) => {
    await balance(canvasElement, '1,950,000đ');
    const next = /^(Tiếp tục|Continue)$/;
    await userEvent.type(await canvas.findByLabelText(/^(Số tiền|Amount)$/), '300k');
    await waitFor(() => expect(canvas.getByRole('button', { name: next })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: next }));
    await canvas.findByRole('heading', { name: /300,000đ .* •••• 6789/ });
    const [digit] = canvas.getAllByRole('textbox');
    if (digit) await userEvent.type(digit, fakeCode);
    await canvas.findByRole('button', { name: /Huỷ lệnh rút|Cancel the withdrawal/ });
    getFake({ id }).server.money.payout('minhanh', 'SUCCEEDED');
    await expect(
      await canvas.findByRole('heading', { name: /(Đã chuyển 300,000đ|300,000đ sent)/ }),
    ).toBeVisible();
    await balance(canvasElement, '1,650,000đ');
  },
});
