import type { ReactNode } from 'react';
import type { User } from '@keo/core';
import {
  Amount,
  Avatar,
  Menu,
  type MenuChoice,
  type MenuItem,
  useAuthCommands,
  useTexts,
  useWallet,
} from '@keo/react';
import { LogoutIcon, SettingsIcon, StampIcon, WalletIcon } from '@keo/react/marketplace';
import { type Path, findPagePath } from '../../routes/paths.ts';
import { PageLink } from '../routes/page-link.tsx';
import { usePageTitle } from '../routes/use-page-title.ts';
import { shellEn } from './shell.en.ts';
import { shellVi } from './shell.vi.ts';
import { usePreferences } from './use-preferences.tsx';

const places: { to: Path; icon: typeof WalletIcon }[] = [
  { to: '/dashboard', icon: StampIcon },
  { to: '/dashboard/wallet', icon: WalletIcon },
  { to: '/dashboard/settings', icon: SettingsIcon },
];

const linkTo = (to: Path) => (children: ReactNode) => <PageLink to={to}>{children}</PageLink>;

export function AccountMenu({ user }: { user: User }) {
  const t = useTexts(shellVi, shellEn);
  const getTitle = usePageTitle();
  const { signOut } = useAuthCommands();
  const { wallet, masked } = useWallet();
  const items: (MenuItem | MenuChoice)[] = [
    ...places.map(({ to, icon: Icon }) => ({
      id: to,
      label: getTitle(findPagePath(to)),
      icon: <Icon />,
      link: linkTo(to),
    })),
    ...usePreferences(),
    {
      id: 'signOut',
      label: t('shell.signOut'),
      icon: <LogoutIcon />,
      onSelect: signOut,
      danger: true,
      startsGroup: true,
    },
  ];
  return (
    <Menu
      items={items}
      header={user.displayName}
      trigger={
        <button type="button" className="site-account">
          <span className="keo-unseen">{t('shell.account', { name: user.displayName })}</span>
          <Amount value={wallet?.balance ?? user.balance} masked={masked} />
          <Avatar name={user.displayName} src={user.avatarUrl} />
        </button>
      }
    />
  );
}
