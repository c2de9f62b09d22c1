import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { toastSeverities } from '@keo/core';
import preview from '../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../client/story-keo.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { settled } from './story-toasts.ts';
import { Toaster, type ToastPosition } from './toaster.tsx';
import { useToastCommands } from './use-toasts.ts';

const meta = preview.meta({
  title: 'Widgets/Toaster',
  component: Toaster,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ minHeight: 620 }}>
      <Toaster {...args} />
    </div>
  ),
  ...keoStory(),
});

const paid = {
  severity: 'success',
  summary: 'Đã trả 2,500,000đ',
  detail: 'Mốc 2 được duyệt. Bảo nhận tiền ngay.',
} as const;

const refused = {
  severity: 'error',
  summary: 'Chưa giữ được tiền',
  detail: 'Số dư còn thiếu 675,000đ. Nạp thêm rồi thử lại.',
} as const;

export const Success = meta.story({
  play: async (context) => {
    getFake(context).keo.toasts.send({ type: 'toast.show', toast: { ...paid, life: null } });
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Đã trả 2,500,000đ');
    const card = alert.closest('li');
    await expect(card?.offsetWidth).toBe(Math.min(400, innerWidth - 2 * 16));
    await expect(alert.closest(':popover-open')).not.toBeNull();
    await settled(card);
    await userEvent.click(screen.getByRole('button', { name: /Đóng thông báo này|Close this message/ }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    // The layer of the toasts has had the focus, and goes a moment after the last of them.
    await waitFor(() => expect(document.body).toHaveFocus());
    getFake(context).keo.toasts.send({ type: 'toast.show', toast: { ...paid, life: null } });
    await screen.findByRole('alert');
  },
});

export const Severities = meta.story({
  play: async (context) => {
    const { toasts } = getFake(context).keo;
    for (const severity of toastSeverities.slice(0, 5)) {
      toasts.send({ type: 'toast.show', toast: { ...paid, severity, life: null } });
    }
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(5));
  },
});

export const Contrast = meta.story({
  tags: ['!dev'],
  play: async (context) => {
    const toast = { ...paid, severity: 'contrast', life: null } as const;
    getFake(context).keo.toasts.send({ type: 'toast.show', toast });
    await screen.findByRole('alert');
  },
});

export const AnnouncedBySeverity = meta.story({
  tags: ['!dev'],
  args: { announce: 'bySeverity' },
  play: async (context) => {
    const { toasts } = getFake(context).keo;
    toasts.send({ type: 'toast.show', toast: { ...paid, life: null } });
    toasts.send({ type: 'toast.show', toast: { ...refused, life: null } });
    await expect(await screen.findByRole('alert')).toHaveTextContent('Chưa giữ được tiền');
    await expect(screen.getByRole('status')).toHaveTextContent('Đã trả 2,500,000đ');
  },
});

const corner = (position: ToastPosition) => ({
  args: { position },
  play: async (context: Parameters<typeof getFake>[0]) => {
    getFake(context).keo.toasts.send({ type: 'toast.show', toast: { ...paid, life: null } });
    const card = (await screen.findByRole('alert')).closest('li');
    await settled(card);
    const box = card?.getBoundingClientRect();
    if (!box) throw new Error('no card');
    const [x, y] = [(box.left + box.right) / 2 / innerWidth, (box.top + box.bottom) / 2 / innerHeight];
    const [row, column = row] = position.split('-');
    if (row === 'top') await expect(y).toBeLessThan(0.3);
    if (row === 'bottom') await expect(y).toBeGreaterThan(0.7);
    if (column === 'center') await expect(Math.abs(x - 0.5)).toBeLessThan(0.02);
    if (innerWidth > 900 && column === 'left') await expect(x).toBeLessThan(0.5);
    if (innerWidth > 900 && column === 'right') await expect(x).toBeGreaterThan(0.5);
  },
});

export const TopLeft = meta.story(corner('top-left'));
export const TopCenter = meta.story(corner('top-center'));
export const BottomLeft = meta.story(corner('bottom-left'));
export const BottomCenter = meta.story(corner('bottom-center'));
export const BottomRight = meta.story(corner('bottom-right'));
export const Center = meta.story(corner('center'));

const getLayer = (text: string) =>
  screen.getByText(text).closest<HTMLElement>('.keo-toast-layer')?.dataset['position'];

export const Groups = meta.story({
  render: () => (
    <div style={{ minHeight: 620 }}>
      <Toaster />
      <Toaster group="chat" position="bottom-left" label="Tin nhắn mới ({hotkey})" />
    </div>
  ),
  play: async (context) => {
    const { toasts } = getFake(context).keo;
    toasts.send({ type: 'toast.show', toast: { ...paid, life: null } });
    const chat = { severity: 'info', summary: 'Phạm Gia Bảo đã trả lời', group: 'chat', life: null } as const;
    toasts.send({ type: 'toast.show', toast: chat });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    await expect(getLayer(paid.summary)).toBe('top-right');
    await expect(getLayer(chat.summary)).toBe('bottom-left');
  },
});

export const HeldWhileRead = meta.story({
  render: () => (
    <div style={{ minHeight: 620 }}>
      <Button>Duyệt mốc 2</Button>
      <Toaster />
    </div>
  ),
  play: async (context) => {
    const { toasts } = getFake(context).keo;
    const isHeld = () => toasts.getSnapshot().matches('paused');
    const button = context.canvas.getByRole('button', { name: 'Duyệt mốc 2' });
    toasts.send({ type: 'toast.show', toast: { ...paid, life: 60_000 } });
    const alert = await screen.findByRole('alert');
    await settled(alert.closest('li'));

    await userEvent.hover(alert);
    await expect(isHeld()).toBe(true);
    await userEvent.unhover(alert);
    await expect(isHeld()).toBe(false);

    button.focus();
    await userEvent.keyboard('[F8]');
    await expect(isHeld()).toBe(true);
    const cross = screen.getByRole('button', { name: /Đóng thông báo này|Close this message/ });
    cross.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(isHeld()).toBe(false);
  },
});

function PageWithDialog() {
  const [open, setOpen] = useState(false);
  const { show } = useToastCommands();
  return (
    <div style={{ minHeight: 620 }}>
      <Button onClick={() => setOpen(true)}>Huỷ thoả thuận</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Huỷ thoả thuận này?"
        closeLabel="Đóng"
        actions={<Button onClick={() => show({ ...refused, life: null })}>Huỷ và hoàn tiền</Button>}
      />
      <Toaster />
    </div>
  );
}

/** A toast stays usable over a modal dialog and outlives it. */
export const OverAModalDialog = meta.story({
  render: () => <PageWithDialog />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Huỷ thoả thuận' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Huỷ và hoàn tiền' }));
    const alert = await screen.findByRole('alert');
    const card = alert.closest('li');
    await settled(card);

    const box = alert.getBoundingClientRect();
    const seen = document.elementFromPoint(box.left + 20, box.top + 8);
    await expect(card?.contains(seen)).toBe(true);
    const cross = screen.getByRole('button', { name: /Đóng thông báo này|Close this message/ });
    cross.focus();
    await expect(cross).toHaveFocus();

    await userEvent.click(dialog.querySelector('.keo-dialog__head button') ?? dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('alert')).toBeVisible();
    await expect(dialog.contains(screen.getByRole('alert'))).toBe(false);

    await userEvent.click(screen.getByRole('button', { name: /Đóng thông báo này|Close this message/ }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
});
