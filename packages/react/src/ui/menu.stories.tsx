import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { LogoutIcon, SettingsIcon, UserIcon, WalletIcon } from './icons/subject-icons.tsx';
import { Avatar } from './avatar.tsx';
import { Button } from './button.tsx';
import { Menu, type MenuChoice, type MenuItem } from './menu.tsx';

const signOut = fn();
const to = (href: string): NonNullable<MenuItem['link']> =>
  function link(content) {
    return <a href={href}>{content}</a>;
  };
const items: MenuItem[] = [
  { id: 'profile', label: 'Hồ sơ', icon: <UserIcon />, link: to('#profile') },
  { id: 'wallet', label: 'Ví', icon: <WalletIcon />, link: to('#wallet') },
  { id: 'settings', label: 'Cài đặt', icon: <SettingsIcon />, disabled: true },
  { id: 'out', label: 'Đăng xuất', icon: <LogoutIcon />, danger: true, startsGroup: true, onSelect: signOut },
];

const meta = preview.meta({
  title: 'Primitives/Menu',
  subcomponents: { Menu },
  beforeEach: () => {
    signOut.mockClear();
  },
  render: () => (
    <Menu
      align="start"
      header="Nguyễn Minh Anh"
      items={items}
      trigger={
        <Button variant="ghost">
          <Avatar name="Nguyễn Minh Anh" size={26} />
          Minh Anh
        </Button>
      }
    />
  ),
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Minh Anh' }));
    await expect(await screen.findByRole('menuitem', { name: 'Hồ sơ' })).toHaveAttribute('href', '#profile');
  },
});

/** One of several; the menu stays open. */
export const WithChoices = meta.story({
  render: function WithChoices() {
    const [value, setValue] = useState('vi');
    const choice: MenuChoice = {
      id: 'language',
      label: 'Ngôn ngữ',
      value,
      options: [
        { value: 'vi', label: 'Tiếng Việt', onSelect: () => setValue('vi') },
        { value: 'en', label: <span lang="en">English</span>, onSelect: () => setValue('en') },
      ],
    };
    return (
      <Menu
        align="start"
        items={[...items.slice(0, 2), choice, ...items.slice(3)]}
        trigger={<Button variant="ghost">Minh Anh</Button>}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Minh Anh' }));
    const group = within(await screen.findByRole('group', { name: 'Ngôn ngữ' }));
    const english = group.getByRole('menuitemradio', { name: 'English' });
    await expect(group.getByRole('menuitemradio', { name: 'Tiếng Việt' })).toBeChecked();
    await userEvent.keyboard('{End}{ArrowUp}');
    await waitFor(() => expect(english).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(english).toBeChecked();
    await expect(screen.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});
