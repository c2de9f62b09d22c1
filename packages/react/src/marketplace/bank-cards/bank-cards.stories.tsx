import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { NEVER_ANSWERS, SERVER_ERROR, fakeCode, only } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { IconsProvider } from '../../ui/icons/loaded-icon.tsx';
import { refusedCode } from '../../ui/story-code.ts';
import { closedDialog, openDialog } from '../../ui/story-dialog.ts';
import { BankCards } from './bank-cards.tsx';

const meta = preview.meta({
  title: 'Marketplace/Bank cards',
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
    const { money } = getFake({ id }).server;
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

const marks: { come?: () => void } = {};

/** A letter replaces the bank's logo until it is loaded, without a layout shift. */
export const Marked = meta.story({
  decorators: [
    (Story) => (
      <IconsProvider
        load={async () => {
          await new Promise<void>((resolve) => {
            marks.come = resolve;
          });
          const body = '<rect width="24" height="24" fill="#00703c"/>';
          return [{ prefix: 'keo-banks', width: 24, height: 24, icons: { 970436: { body } } }];
        }}
      >
        <Story />
      </IconsProvider>
    ),
  ],
  beforeEach({ id }) {
    delete marks.come;
    const { money } = getFake({ id }).server;
    money.addCard('minhanh');
    money.addCard('minhanh', { bankBin: '970407', bankShortName: 'Techcombank', last4: '1122' });
  },
  play: async ({ canvas, canvasElement }) => {
    const [marked = canvasElement, bare = canvasElement] = await canvas.findAllByRole('listitem');
    await waitFor(() => expect(marks.come).toBeDefined());
    const places = () => [marked, bare].map((row) => JSON.stringify(row.getBoundingClientRect()));
    const before = places();
    marks.come?.();
    await waitFor(() => expect(marked.querySelector('svg rect')).toBeInTheDocument());
    await expect(places()).toEqual(before);
    await expect(bare.querySelector('svg rect')).toBeNull();
    const letter = bare.querySelector('[data-letter]') ?? bare;
    await expect(getComputedStyle(letter, '::before').content).toBe('"T"');
    await expect(bare).toHaveTextContent('Techcombank •••• 1122');
  },
});

export const Missing = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Thêm tài khoản|Add an account/ }));
    const dialog = await openDialog(canvasElement, /Thêm tài khoản|Add an account/);
    await userEvent.click(dialog.getByRole('button', { name: /Thêm và nhận mã|Add and get a code/ }));
    await expect(dialog.getByText(/(Chọn một ngân hàng|Choose a bank)/)).toBeVisible();
    await expect(dialog.getByText(/(gồm 6 đến 19 chữ số|has 6 to 19 digits)/)).toBeVisible();
  },
});

export const Held = meta.story({
  beforeEach: ({ id }) =>
    void getFake({ id }).server.money.addCard('minhanh', {
      holdUntil: new Date(Date.now() + 20 * 3_600_000).toISOString(),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent(
      /^(Rút về đây được|Money can be sent here) (từ|from) \d\d:\d\d, \d\d\/\d\d\/\d{4}$/,
    );
  },
});

const typeCode = async (canvasElement: HTMLElement, title: RegExp, code: string) => {
  const dialog = await openDialog(canvasElement, title);
  const [first] = dialog.getAllByRole('textbox');
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard(code);
  return dialog;
};

export const Verified = meta.story({
  beforeEach: ({ id }) =>
    void getFake({ id }).server.money.addCard('minhanh', { state: 'UNVERIFIED', isDefault: false }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Xác minh|Verify)$/ }));
    const dialog = await typeCode(canvasElement, /(Xác minh|Verify) Vietcombank/, '000000');
    await refusedCode(dialog, /Mã không đúng|code is not right/);
    await userEvent.keyboard(fakeCode);
    await waitFor(() => expect(canvas.queryByText(/^(Chưa xác minh|Not verified)$/)).toBeNull());
    await expect(await canvas.findByText(/^(Mặc định|Default)$/)).toBeVisible();
  },
});

export const Removed = meta.story({
  beforeEach: ({ id }) => void getFake({ id }).server.money.addCard('minhanh'),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Xoá|Remove) Vietcombank/ }));
    await openDialog(canvasElement, /(Xoá|Remove) Vietcombank/);
    await expect(canvas.getByText('Vietcombank •••• 6789')).toBeInTheDocument();
    await typeCode(canvasElement, /(Xoá|Remove) Vietcombank/, fakeCode);
    await expect(await canvas.findByText(/(Chưa có tài khoản ngân hàng|No bank account yet)/)).toBeVisible();
  },
});

export const Full = meta.story({
  beforeEach: ({ id }) => {
    for (let count = 0; count < 5; count++)
      getFake({ id }).server.money.addCard('minhanh', { last4: `000${count}` });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: /Thêm tài khoản|Add an account/ })).toBeDisabled();
  },
});

const openForm = async (canvas: ReturnType<typeof within>, canvasElement: HTMLElement) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Thêm tài khoản|Add an account/ }));
  const dialog = await openDialog(canvasElement, /Thêm tài khoản|Add an account/);
  return { dialog, name: dialog.getByLabelText(/^(Họ tên thật của bạn|Your legal name)/) };
};

/** The first account asks for the legal name, which may differ from the one that others see; later ones have it too. */
export const LegalName = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const { dialog, name } = await openForm(canvas, canvasElement);
    await expect(name).toHaveValue('');
    await userEvent.click(await dialog.findByRole('radio', { name: /Vietcombank/ }));
    await userEvent.type(dialog.getByLabelText(/^(Số tài khoản|Account number)$/), '1023456789');
    await userEvent.type(name, 'Nguyễn Thị Lan');
    await userEvent.click(dialog.getByRole('button', { name: /Thêm và nhận mã|Add and get a code/ }));
    await typeCode(canvasElement, /(Xác minh|Verify) Vietcombank/, fakeCode);
    await expect(await canvas.findByText('NGUYEN THI LAN')).toBeVisible();
    await closedDialog(canvasElement);
    const { name: second } = await openForm(canvas, canvasElement);
    await waitFor(() => expect(second).toHaveValue('NGUYEN THI LAN'));
    await expect(second).toHaveAttribute('readonly');
    await expect(second).toHaveAccessibleDescription(/hãy liên hệ hỗ trợ|write to support/);
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ id }) => getFake({ id }).network.misbehave(only('bank-cards-list', SERVER_ERROR)),
  play: async ({ canvas, id }) => {
    const retry = await canvas.findByRole('button', { name: /^(Thử lại|Try again)$/ });
    getFake({ id }).network.misbehave();
    await userEvent.click(retry);
    await expect(await canvas.findByText(/(Chưa có tài khoản ngân hàng|No bank account yet)/)).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { fake: { misbehaviours: [only('bank-cards-list', NEVER_ANSWERS)] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.keo-skeleton')).toBeVisible());
  },
});
