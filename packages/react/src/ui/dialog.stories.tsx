import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Select } from './select.tsx';

function Held(props: ComponentProps<typeof Dialog>) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Huỷ thoả thuận
      </Button>
      <Dialog {...props} open={open} onClose={close} />
    </>
  );
}

const meta = preview.meta({
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    open: false,
    onClose: fn(),
    closeLabel: 'Đóng',
    title: 'Huỷ thoả thuận với Phạm Gia Bảo?',
    description: '4,500,000đ đang giữ được trả lại vào số dư của bạn ngay. Phần đã duyệt vẫn thuộc về Bảo.',
    actions: (
      <>
        <Button variant="ghost">Để sau</Button>
        <Button variant="danger">Huỷ thoả thuận và nhận lại 4,500,000đ đang giữ</Button>
      </>
    ),
  },
  render: (args) => <Held {...args} />,
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Huỷ thoả thuận' }));
    const dialog = await screen.findByRole('dialog', { name: 'Huỷ thoả thuận với Phạm Gia Bảo?' });
    await expect(dialog).toHaveAccessibleDescription(/4,500,000đ đang giữ/);
    await expect(dialog.contains(document.activeElement)).toBe(true);
  },
});

export const Closes = meta.story({
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Huỷ thoả thuận' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();

    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(opener);
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: await screen.findByRole('dialog'),
      coords: { clientX: 2, clientY: 2 },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
});

/** A second Escape closes it in Chromium whatever `cancel` does. */
export const ClosedByTheBrowser = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Huỷ thoả thuận' }));
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
    dialog.close();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const MustBeAnswered = meta.story({
  args: { dismissible: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Huỷ thoả thuận' }));
    const dialog = await screen.findByRole('dialog');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(screen.queryByRole('button', { name: 'Đóng' })).toBeNull();
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** A portal inside the dialog, because the page is inert. */
export const WithAListInside = meta.story({
  args: {
    title: 'Báo cáo người này',
    description: undefined,
    children: (
      <Select
        label="Lý do"
        value=""
        placeholder="Chọn"
        onValueChange={() => {}}
        options={[
          { value: 'spam', label: 'Tin rác' },
          { value: 'fraud', label: 'Có dấu hiệu lừa đảo' },
        ]}
      />
    ),
    actions: <Button>Gửi báo cáo</Button>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Huỷ thoả thuận' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('combobox', { name: 'Lý do' }));
    const option = await screen.findByRole('option', { name: 'Có dấu hiệu lừa đảo' });
    await expect(dialog.contains(option)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await waitFor(() => expect(dialog).toBeVisible());
  },
});
