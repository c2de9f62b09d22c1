import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { IconsProvider } from '@keo/react';
import { loadIcons } from '../icons/load-icons.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LiveBanner } from './live-banner.tsx';
import { NewAccount } from './new-account.tsx';
import { SignedOutNotice } from './signed-out-notice.tsx';

export function DefaultLayout() {
  return (
    <DefaultFrame>
      <Outlet />
    </DefaultFrame>
  );
}

/** For pages without a route, such as 404. */
export function DefaultFrame({ children }: { children: ReactNode }) {
  return (
    <IconsProvider load={loadIcons}>
      <Header />
      <LiveBanner />
      <main className="site-main" id="content">
        <SignedOutNotice />
        <NewAccount />
        {children}
      </main>
      <div className="site-has-bar">
        <Footer />
      </div>
      <BottomBar />
    </IconsProvider>
  );
}
