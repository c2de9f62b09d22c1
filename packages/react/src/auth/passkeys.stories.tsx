import { expect, userEvent, waitFor } from 'storybook/test';
import { NEVER_ANSWERS, SERVER_ERROR, fakePassword, only } from '@keo/core/testing';
import preview from '../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../client/story-keo.tsx';
import { closedDialog, openDialog } from '../ui/story-dialog.ts';
import { Passkeys } from './passkeys.tsx';
import { browserError, storyBrowser, withTwoPasskeys } from './story-passkeys.ts';

const meta = preview.meta({
  title: 'Widgets/Passkeys',
  component: Passkeys,
  parameters: { width: 640 },
  args: { browser: storyBrowser('made-here') },
  ...keoStory({ signedInAs: 'minhanh' }),
});

const none = /^(Bạn chưa có passkey nào|You have no passkey yet)/;
const add = /^(Thêm passkey|Add a passkey)$/;
const goOn = /^(Tiếp tục|Continue)$/;

type Canvas = { findByRole(role: string, by: { name: RegExp }): Promise<HTMLElement> };
async function ask(canvas: Canvas, canvasElement: HTMLElement, password: string) {
  await userEvent.click(await canvas.findByRole('button', { name: add }));
  const dialog = await openDialog(canvasElement, add);
  if (password)
    await userEvent.type(dialog.getByLabelText(/^(Mật khẩu hiện tại|Current password)$/), password);
  await userEvent.click(dialog.getByRole('button', { name: goOn }));
  return dialog;
}

/** Confirmed by the password and the browser's dialog; listed by the name of the device. */
export const Added = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(none)).toBeVisible();
    await ask(canvas, canvasElement, fakePassword);
    await closedDialog(canvasElement);
    await expect(await canvas.findByText('Chrome · Android')).toBeVisible();
  },
});

export const WrongPassword = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement, 'khong-phai');
    const password = dialog.getByLabelText(/^(Mật khẩu hiện tại|Current password)$/);
    await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'true'));
    await expect(password).toHaveValue('khong-phai');
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvas, canvasElement, id }) => {
    const dialog = await ask(canvas, canvasElement, '');
    await expect(await dialog.findByText(/^(Nhập mật khẩu của bạn|Enter your password)\.$/)).toBeVisible();
    await expect(getFake({ id }).server.calls('/user/passkey-options')).toBe(0);
  },
});

/** Cancelling the browser's dialog keeps what was typed. */
export const LetBe = meta.story({
  args: {
    browser: storyBrowser('made-here', {
      make: async () => {
        throw browserError('NotAllowedError');
      },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement, fakePassword);
    await waitFor(() => expect(dialog.getByRole('button', { name: goOn })).not.toHaveAttribute('aria-busy'));
    await expect(dialog.queryByRole('alert')).toBeNull();
    await expect(dialog.getByLabelText(/^(Mật khẩu hiện tại|Current password)$/)).toHaveValue(fakePassword);
  },
});

export const ThereAlready = meta.story({
  args: {
    browser: storyBrowser('made-here', {
      make: async () => {
        throw browserError('InvalidStateError');
      },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement, fakePassword);
    await expect(await dialog.findByText(/đã có passkey của bạn|has a passkey of yours/)).toBeVisible();
  },
});

export const BrowserFails = meta.story({
  args: {
    browser: storyBrowser('made-here', {
      make: async () => {
        throw browserError('SecurityError');
      },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement, fakePassword);
    await expect(await dialog.findByText(/chưa tạo được passkey|did not make a passkey/)).toBeVisible();
  },
});

/** An empty name is refused at the field. */
export const Renamed = meta.story({
  beforeEach: withTwoPasskeys,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /^(Đổi tên|Rename) Safari · iPhone$/ }));
    const dialog = await openDialog(canvasElement);
    const name = dialog.getByLabelText(/^(Tên passkey|Name of the passkey)$/);
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: /^(Lưu tên|Save the name)$/ }));
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(name, 'Điện thoại của tôi');
    await userEvent.click(dialog.getByRole('button', { name: /^(Lưu tên|Save the name)$/ }));
    await closedDialog(canvasElement);
    await expect(await canvas.findByText('Điện thoại của tôi')).toBeVisible();
  },
});

export const Unsupported = meta.story({
  args: { browser: storyBrowser('made-here', { isSupported: () => false }) },
  beforeEach: withTwoPasskeys,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: add })).toBeNull();
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ id }) => getFake({ id }).network.misbehave(only('passkeys-list', SERVER_ERROR)),
  play: async ({ canvas, id }) => {
    const retry = await canvas.findByRole('button', { name: /^(Thử lại|Try again)$/ });
    getFake({ id }).network.misbehave();
    await userEvent.click(retry);
    await expect(await canvas.findByText(none)).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { fake: { misbehaviours: [only('passkeys-list', NEVER_ANSWERS)] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.keo-skeleton')).toBeVisible());
  },
});
