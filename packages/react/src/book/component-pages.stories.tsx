import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import '../styles/foundations.css';
import { Button } from '../ui/button.tsx';
import { Dialog as KeoDialog } from '../ui/dialog.tsx';
import { Field as KeoField } from '../ui/field.tsx';
import { Menu as KeoMenu } from '../ui/menu.tsx';
import { Select as KeoSelect } from '../ui/select.tsx';
import { Tabs as KeoTabs } from '../ui/tabs.tsx';
import { componentPages } from './component-pages.ts';
import { HowToUse } from './how-to-use.tsx';

const meta = preview.meta({ title: 'Primitives/How to use them' });
const kinds = [
  { value: 'deal', label: 'Thoả thuận' },
  { value: 'proof', label: 'Bằng chứng' },
];

function Counter() {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>Nhận việc, {count} lần</Button>;
}

export const Buttons = meta.story({
  render: () => (
    <HowToUse page={componentPages.button}>
      <Counter />
    </HowToUse>
  ),
  play: async () => {
    const button = screen.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(button).toHaveTextContent('2 lần');
  },
});

export const Field = meta.story({
  render: () => (
    <HowToUse page={componentPages.field}>
      <KeoField label="Họ và tên" hint="Như trên giấy tờ." autoComplete="name" />
    </HowToUse>
  ),
  play: async () => {
    await userEvent.type(screen.getByLabelText('Họ và tên'), 'Minh Anh');
    await userEvent.tab();
    await expect(screen.getByLabelText('Họ và tên')).not.toHaveFocus();
  },
});

function Kinds() {
  const [kind, setKind] = useState('deal');
  return <KeoSelect label="Loại" options={kinds} value={kind} onValueChange={setKind} />;
}

export const Select = meta.story({
  render: () => (
    <HowToUse page={componentPages.select}>
      <Kinds />
    </HowToUse>
  ),
  play: async () => {
    const box = screen.getByRole('combobox', { name: 'Loại' });
    box.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: 'Bằng chứng' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(box).toHaveTextContent('Thoả thuận');
  },
});

function Requested() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Huỷ thoả thuận
      </Button>
      <KeoDialog
        open={open}
        onClose={() => setOpen(false)}
        closeLabel="Đóng"
        title="Huỷ thoả thuận với Phạm Gia Bảo?"
        description="4,500,000đ đang giữ được trả lại vào số dư của bạn ngay."
        actions={<Button variant="danger">Huỷ và nhận lại 4,500,000đ</Button>}
      />
    </>
  );
}

export const Dialog = meta.story({
  render: () => (
    <HowToUse page={componentPages.dialog}>
      <Requested />
    </HowToUse>
  ),
  play: async () => {
    const button = screen.getByRole('button', { name: 'Huỷ thoả thuận' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog');
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const Menu = meta.story({
  render: () => (
    <HowToUse page={componentPages.menu}>
      <KeoMenu
        align="start"
        trigger={<Button variant="ghost">Minh Anh</Button>}
        items={[
          { id: 'profile', label: 'Hồ sơ', onSelect: () => undefined },
          { id: 'out', label: 'Đăng xuất', danger: true, startsGroup: true, onSelect: () => undefined },
        ]}
      />
    </HowToUse>
  ),
  play: async () => {
    const button = screen.getByRole('button', { name: 'Minh Anh' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Hồ sơ' });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Đăng xuất' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

function Views() {
  const [view, setView] = useState('doing');
  return (
    <KeoTabs
      label="Việc của tôi"
      value={view}
      onValueChange={setView}
      tabs={[
        { value: 'doing', label: 'Đang làm', content: 'Ba việc đang làm.' },
        { value: 'done', label: 'Hoàn thành', content: 'Mười bốn việc đã xong.' },
      ]}
    />
  );
}

export const Tabs = meta.story({
  render: () => (
    <HowToUse page={componentPages.tabs}>
      <Views />
    </HowToUse>
  ),
  play: async () => {
    screen.getByRole('tab', { name: 'Đang làm' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('tab', { name: 'Hoàn thành' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(screen.getByRole('tab', { name: 'Đang làm' })).toHaveFocus();
  },
});
