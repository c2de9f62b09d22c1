import { Outlet } from '@tanstack/react-router';
import { IconsProvider } from '@keo/react';
import { loadIcons } from '../icons/load-icons.ts';
import { BottomBar } from './bottom-bar.tsx';
import { DashboardNav } from './dashboard-nav.tsx';
import { Header } from './header.tsx';
import { LiveBanner } from './live-banner.tsx';
import { NewAccount } from './new-account.tsx';

export function DashboardLayout() {
  return (
    <IconsProvider load={loadIcons}>
      <Header />
      <LiveBanner />
      <div className="site-desk">
        <DashboardNav />
        <main className="site-main" id="content">
          <NewAccount />
          <Outlet />
        </main>
      </div>
      <div className="site-has-bar" />
      <BottomBar />
    </IconsProvider>
  );
}
