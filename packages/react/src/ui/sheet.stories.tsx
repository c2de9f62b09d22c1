import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Select } from './select.tsx';
import { Sheet } from './sheet.tsx';

function Held(props: ComponentProps<typeof Sheet>) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Lọc thông báo</Button>
      <Sheet {...props} open={open} onClose={close} />
    </>
  );
}

const meta = preview.meta({
  title: 'Primitives/Sheet',
  component: Sheet,
  args: {
    open: false,
    onClose: fn(),
    title: 'Lọc thông báo',
    closeLabel: 'Đóng',
    closeOnBack: true,
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        <Field label="Từ ngày" type="date" />
        <Field label="Đến ngày" type="date" />
      </div>
    ),
    actions: <Button>Áp dụng</Button>,
  },
  render: (args) => <Held {...args} />,
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lọc thông báo' }));
    const sheet = await screen.findByRole('dialog', { name: 'Lọc thông báo' });
    await waitFor(() => expect(sheet).toBeVisible());
  },
});

/** Only the body scrolls. */
export const LongForm = meta.story({
  args: {
    children: (
      <form style={{ display: 'grid', gap: 16, paddingTop: '150vh' }}>
        <Select label="Loại" value="a" options={[{ value: 'a', label: 'Tất cả' }]} onValueChange={fn()} />
      </form>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lọc thông báo' }));
    const sheet = await screen.findByRole('dialog', { name: 'Lọc thông báo' });
    await waitFor(() => expect(sheet.querySelector('select')).not.toBeNull());
    await expect(sheet.scrollHeight).toBeLessThanOrEqual(sheet.clientHeight);
  },
});

export const ClosedByBack = meta.story({
  play: async ({ canvas, args }) => {
    const address = location.href;
    await userEvent.click(canvas.getByRole('button', { name: 'Lọc thông báo' }));
    await screen.findByRole('dialog');
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(location.href).toBe(address);
  },
});

export const LeavesNoTrace = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lọc thông báo' }));
    await waitFor(() => expect(history.state).toHaveProperty('keoOverlay'));
    await userEvent.click(await screen.findByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(history.state ?? {}).not.toHaveProperty('keoOverlay'));
  },
});

function OpenedByLink(props: ComponentProps<typeof Sheet>) {
  const [address, setAddress] = useState<'list' | 'one' | 'gone'>('list');
  return (
    <main>
      <h1>Thoả thuận</h1>
      {address !== 'gone' && <Button onClick={() => setAddress('one')}>Dịch menu</Button>}
      {address !== 'list' && (
        <Sheet {...props} open onClose={() => setAddress('list')} actions={null}>
          <Button onClick={() => setAddress('gone')}>Gỡ dòng này</Button>
          <Question />
        </Sheet>
      )}
    </main>
  );
}

/** Its address unmounts it; the focus still goes back to the link, or to the heading where that is gone. */
export const GivesFocusBack = meta.story({
  render: (args) => <OpenedByLink {...args} />,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Thoả thuận' });
    const link = canvas.getByRole('button', { name: 'Dịch menu' });
    await userEvent.click(link);
    const sheet = await screen.findByRole('dialog', { name: 'Lọc thông báo' });
    await userEvent.click(screen.getByRole('button', { name: 'Xoá bộ lọc' }));
    await screen.findByRole('dialog', { name: 'Xoá bộ lọc?' });
    await userEvent.click(screen.getByRole('button', { name: 'Xoá' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Xoá bộ lọc' })).toHaveFocus());
    sheet.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(link).toHaveFocus());

    await userEvent.click(link);
    await userEvent.click(await screen.findByRole('button', { name: 'Gỡ dòng này' }));
    await waitFor(() => expect(link).not.toBeInTheDocument());
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

function Question() {
  const [isRequested, setIsRequested] = useState(false);
  const close = () => setIsRequested(false);
  return (
    <>
      <Button onClick={() => setIsRequested(true)}>Xoá bộ lọc</Button>
      <Dialog
        open={isRequested}
        onClose={close}
        title="Xoá bộ lọc?"
        closeLabel="Thôi"
        actions={<Button onClick={close}>Xoá</Button>}
      />
    </>
  );
}

export const WithAQuestion = meta.story({
  args: { children: <Question /> },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lọc thông báo' }));
    const sheet = await screen.findByRole('dialog', { name: 'Lọc thông báo' });
    await userEvent.click(screen.getByRole('button', { name: 'Xoá bộ lọc' }));
    const question = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Xoá bộ lọc?' });
    const closed = new Promise((done) => question.addEventListener('close', done));
    await userEvent.click(screen.getByRole('button', { name: 'Xoá' }));
    await closed;
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(sheet).toBeVisible();
  },
});
