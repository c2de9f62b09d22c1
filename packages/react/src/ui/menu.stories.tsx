import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { LogoutIcon, SettingsIcon, UserIcon, WalletIcon } from './icons/subject-icons.tsx';
import { Avatar } from './avatar.tsx';
import { Button } from './button.tsx';
import { Menu, type MenuItem } from './menu.tsx';

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
