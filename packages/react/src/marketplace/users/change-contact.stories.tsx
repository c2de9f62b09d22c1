import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { accountEndpoints } from '@keo/core/contract';
import { type Misbehaviour, OFFLINE, only } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { openDialog } from '../../ui/story-dialog.ts';
import { ChangeContact } from './change-contact.tsx';

const meta = preview.meta({
  title: 'Marketplace/Change of a contact',
  component: ChangeContact,
  args: { contact: 'email' as const, onClose: fn() },
  parameters: { width: 480 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

const send = /^(Gửi mã|Send codes)$/;
const confirm = /^(Xác nhận|Confirm)$/;
const next = 'moi@keo.example';

const askCodes = async (story: HTMLElement, to: string) => {
  const dialog = await openDialog(story);
  await userEvent.type(
    dialog.getByLabelText(/^(E-mail mới|New e-mail|Số điện thoại mới|New phone number)$/),
    to,
  );
  await userEvent.type(dialog.getByLabelText(/^(Mật khẩu hiện tại|Current password)$/), 'keo-demo-2026');
  await userEvent.click(dialog.getByRole('button', { name: send }));
  return dialog;
};

export const First = meta.story({
  play: async ({ canvasElement, id }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.type(dialog.getByLabelText(/^(E-mail mới|New e-mail)$/), 'không phải');
    await userEvent.click(dialog.getByRole('button', { name: send }));
    await expect(dialog.getByText(/ten@example\.com|name@example\.com/)).toBeVisible();
    await expect(getFake({ id }).server.calls(accountEndpoints.sendContactCodes.path)).toBe(0);
  },
});

/** The refused code is cleared; the other one stays. */
export const Codes = meta.story({
  play: async ({ args, canvasElement, id }) => {
    const { server } = getFake({ id });
    const dialog = await askCodes(canvasElement, next);
    const [old, fresh] = await waitFor(() => {
      const groups = dialog.getAllByRole('group');
      if (groups.length < 2) throw new Error('Two codes are asked for');
      return groups;
    });
    const type = async (group: HTMLElement | undefined, code: string) => {
      await userEvent.click(group?.querySelector('input') ?? canvasElement);
      await userEvent.keyboard(code);
    };
    await type(old, '111111');
    await type(fresh, '246810');
    await userEvent.click(dialog.getByRole('button', { name: confirm }));
    await waitFor(() => expect(old?.querySelector('input')).toHaveValue(''));
    await expect(fresh?.querySelector('input')).toHaveValue('2');
    await type(old, '246810');
    await userEvent.click(dialog.getByRole('button', { name: confirm }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(server.calls(accountEndpoints.changeContact.path)).toBe(2);
  },
});

const getDigits = (dialog: Awaited<ReturnType<typeof askCodes>>) =>
  dialog.getAllByRole('group').map((group) => group.querySelector('input'));
const sendsTo = /^(Không còn dùng|No longer using)/;

/** What was typed of the codes before is gone with them. */
export const LostContact = meta.story({
  parameters: { fake: { signedInAs: 'giabao' } },
  play: async ({ canvasElement, id }) => {
    const { network, server } = getFake({ id });
    const dialog = await askCodes(canvasElement, next);
    const lost = await dialog.findByRole('button', { name: sendsTo });
    await userEvent.click(getDigits(dialog)[1] ?? canvasElement);
    await userEvent.keyboard('246810');
    network.misbehave(only('/user/send-contact-codes', OFFLINE));
    await userEvent.click(lost);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/kết nối mạng|connection/);
    await expect(getDigits(dialog)[1]).toHaveValue('2');
    network.misbehave();
    await userEvent.click(lost);
    await expect(await dialog.findByText(/(Mã gửi tới|Code sent to) 0934567890/)).toBeVisible();
    for (const digit of getDigits(dialog)) await expect(digit).toHaveValue('');
    await expect(dialog.queryByRole('alert')).toBeNull();
    await expect(server.calls(accountEndpoints.sendContactCodes.path)).toBe(2);
  },
});

const expired: Misbehaviour = {
  name: 'expired',
  answer: async () =>
    Response.json({ code: 10_000, msg: 'Mã đã hết hạn.', data: { reason: 'EXPIRED' } }, { status: 422 }),
};

/** Both codes went with another call: the refusal names neither. */
export const BothExpired = meta.story({
  play: async ({ canvasElement, id }) => {
    const dialog = await askCodes(canvasElement, next);
    await dialog.findAllByRole('group');
    for (const digit of getDigits(dialog)) {
      await userEvent.click(digit ?? canvasElement);
      await userEvent.keyboard('246810');
    }
    getFake({ id }).network.misbehave(only('/user/change-contact', expired));
    await userEvent.click(dialog.getByRole('button', { name: confirm }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/hết hạn|expired/);
  },
});

export const NewPhone = meta.story({
  parameters: { fake: { signedInAs: 'ducthinh' } },
  render: () => <ChangeContact contact="phone" onClose={fn()} />,
  play: async ({ canvasElement }) => {
    const warning = (await openDialog(canvasElement)).getByText(/đăng xuất|signed out/);
    await expect(warning).not.toHaveTextContent(/24/);
    const dialog = await askCodes(canvasElement, '0912345678');
    await expect(await dialog.findByText(/0912345678/)).toBeVisible();
  },
});
