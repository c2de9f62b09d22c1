import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTexts } from '@keo/react';
import {
  BanknoteIcon,
  BriefcaseIcon,
  FileIcon,
  HandshakeIcon,
  SettingsIcon,
  StampIcon,
  StarIcon,
  UserIcon,
  WalletIcon,
} from '@keo/react/marketplace';
import { type Path, findPagePath } from '../../routes/paths.ts';
import { PageLink } from '../routes/page-link.tsx';
import { usePageTitle } from '../routes/use-page-title.ts';
import { shellEn } from './shell.en.ts';
import { shellVi } from './shell.vi.ts';

const groups: { title: keyof typeof shellVi; places: { to: Path; icon: typeof UserIcon }[] }[] = [
  {
    title: 'shell.group.work',
    places: [
      { to: '/dashboard', icon: StampIcon },
      { to: '/dashboard/my-tasks', icon: HandshakeIcon },
      { to: '/dashboard/my-jobs', icon: BriefcaseIcon },
      { to: '/dashboard/my-reviews', icon: StarIcon },
    ],
  },
  {
    title: 'shell.group.money',
    places: [
      { to: '/dashboard/wallet', icon: WalletIcon },
      { to: '/dashboard/transactions', icon: FileIcon },
      { to: '/dashboard/bank-cards', icon: BanknoteIcon },
    ],
  },
  {
    title: 'shell.group.me',
    places: [
      { to: '/dashboard/profile', icon: UserIcon },
      { to: '/dashboard/settings', icon: SettingsIcon },
    ],
  },
];

/** In px, as the gutter of a phone. */
const edge = 16;

export function DashboardNav() {
  const t = useTexts(shellVi, shellEn);
  const getTitle = usePageTitle();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a narrow screen the places are a row that scrolls.
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>(`a[href="${pathname}"]`);
    if (here) nav.current?.scrollTo({ left: here.offsetLeft - nav.current.offsetLeft - edge });
  }, [pathname]);
  return (
    <nav ref={nav} className="site-aside" aria-label={t('shell.dashboard')}>
      {groups.map(({ title, places }) => (
        <section key={title}>
          <h2>{t(title)}</h2>
          <ul>
            {places.map(({ to, icon: Icon }) => (
              <li key={to}>
                <PageLink to={to} exact>
                  <Icon />
                  <span>{getTitle(findPagePath(to))}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
