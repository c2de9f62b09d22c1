import { expect, screen, userEvent, within } from 'storybook/test';
import { fakeCode } from '@keo/core/testing';
import preview from '../../../../.storybook/preview.tsx';
import { fakeOf, keoStory } from '../client/story-keo.tsx';
import { BankCards } from './bank-cards.tsx';

const meta = preview.meta({
  title: 'Widgets/Bank cards',
  component: BankCards,
  parameters: { width: 640 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(Chưa có tài khoản ngân hàng|No bank account yet)/)).toBeVisible();
  },
});

export const Several = meta.story({
  beforeEach({ id }) {
    const { money } = fakeOf({ id }).server;
    money.addCard('minhanh');
    money.addCard('minhanh', { bankShortName: 'Techcombank', last4: '1122', isDefault: false });
    money.addCard('minhanh', {
      bankShortName: 'MBBank',
      last4: '3344',
      isDefault: false,
      state: 'UNVERIFIED',
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /Đặt làm mặc định|Make it the default/ }));
    await expect(await canvas.findByText('Techcombank •••• 1122')).toBeVisible();
  },
});

/** A bank by a name it had before, the number, the own name, the code. */
export const Added = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Thêm tài khoản|Add an account/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /Thêm tài khoản|Add an account/ }));
    await userEvent.type(dialog.getByLabelText(/Tìm ngân hàng|Find a bank/), 'dong a');
    await userEvent.click(await dialog.findByRole('radio', { name: /Vikki/ }));
    await userEvent.type(dialog.getByLabelText(/^(Số tài khoản|Account number)$/), '1023456789');
    await userEvent.click(dialog.getByRole('button', { name: /Thêm và nhận mã|Add and get a code/ }));
    const [first] = within(await screen.findByRole('dialog', { name: /Xác minh|Verify/ })).getAllByRole(
      'textbox',
    );
    if (first) await userEvent.type(first, fakeCode);
    await expect(await canvas.findByText('Vikki •••• 6789')).toBeVisible();
  },
});

export const Missing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Thêm tài khoản|Add an account/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /Thêm tài khoản|Add an account/ }));
    await userEvent.click(dialog.getByRole('button', { name: /Thêm và nhận mã|Add and get a code/ }));
    await expect(dialog.getByText(/(Chọn một ngân hàng|Choose a bank)/)).toBeVisible();
    await expect(dialog.getByText(/(gồm 6 đến 19 chữ số|has 6 to 19 digits)/)).toBeVisible();
  },
});
