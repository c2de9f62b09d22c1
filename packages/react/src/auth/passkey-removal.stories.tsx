import { expect, userEvent, waitFor } from 'storybook/test';
import { fakePassword } from '@keo/core/testing';
import preview from '../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../client/story-keo.tsx';
import { closedDialog, openDialog } from '../ui/story-dialog.ts';
import { Passkeys } from './passkeys.tsx';
import { storyBrowser, withTwoPasskeys } from './story-passkeys.ts';

const meta = preview.meta({
  title: 'Widgets/Removal of passkeys',
  component: Passkeys,
  parameters: { width: 640 },
  args: { browser: storyBrowser('made-here') },
  ...keoStory({ signedInAs: 'minhanh' }),
});

type Canvas = { findByRole(role: string, by: { name: RegExp }): Promise<HTMLElement> };

async function askToRemove(canvas: Canvas, canvasElement: HTMLElement) {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Gỡ|Remove) Safari · iPhone$/ }));
  const dialog = await openDialog(canvasElement);
  return { dialog, password: dialog.getByLabelText(/^(Mật khẩu hiện tại|Current password)$/) };
}
const remove = /^(Gỡ|Remove)$/;
const byPasskey = /^(Gỡ và xác nhận bằng passkey|Remove, confirmed by a passkey)$/;

/** Removed after confirmation by the password. */
export const Removed = meta.story({
  beforeEach: withTwoPasskeys,
  play: async ({ canvas, canvasElement }) => {
    const { dialog, password } = await askToRemove(canvas, canvasElement);
    await userEvent.type(password, fakePassword);
    await userEvent.click(dialog.getByRole('button', { name: remove }));
    await closedDialog(canvasElement);
    await waitFor(() => expect(canvas.queryByText('Safari · iPhone')).toBeNull());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

/** A wrong password and none are said at the field; nothing is removed. */
export const RemovedByNobodyElse = meta.story({
  beforeEach: withTwoPasskeys,
  play: async ({ canvas, canvasElement, id }) => {
    const { dialog, password } = await askToRemove(canvas, canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: remove }));
    await expect(await dialog.findByText(/^(Nhập mật khẩu của bạn|Enter your password)\.$/)).toBeVisible();
    await expect(getFake({ id }).server.calls('/user/remove-passkey')).toBe(0);
    await userEvent.type(password, 'khong-phai');
    await userEvent.click(dialog.getByRole('button', { name: remove }));
    await waitFor(() => expect(getFake({ id }).server.calls('/user/remove-passkey')).toBe(1));
    await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'true'));
    await expect(password).toHaveValue('khong-phai');
    await expect(canvas.getByText('Safari · iPhone')).toBeInTheDocument();
  },
});

/** Confirmed by a passkey of the account in place of the password. */
export const RemovedByPasskey = meta.story({
  args: { browser: storyBrowser('passkey-2') },
  beforeEach: withTwoPasskeys,
  play: async ({ canvas, canvasElement }) => {
    const { dialog } = await askToRemove(canvas, canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: byPasskey }));
    await closedDialog(canvasElement);
    await waitFor(() => expect(canvas.queryByText('Safari · iPhone')).toBeNull());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

/** A passkey of somebody else confirms nothing, and the password still can. */
export const RemovalUnproved = meta.story({
  args: { browser: storyBrowser('not-mine') },
  beforeEach: withTwoPasskeys,
  play: async ({ canvas, canvasElement }) => {
    const { dialog, password } = await askToRemove(canvas, canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: byPasskey }));
    await expect(await dialog.findByText(/Chưa xác nhận được bằng passkey/)).toBeVisible();
    await expect(password).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(password, fakePassword);
    await userEvent.click(dialog.getByRole('button', { name: remove }));
    await closedDialog(canvasElement);
  },
});
