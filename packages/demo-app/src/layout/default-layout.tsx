import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LiveBanner } from './live-banner.tsx';
import { SignedOutNotice } from './signed-out-notice.tsx';

/** The frame of the open pages. */
export function DefaultLayout() {
  return (
    <DefaultFrame>
      <Outlet />
    </DefaultFrame>
  );
}

/** The same frame around a page that no route of its own has, such as the one for unknown addresses. */
export function DefaultFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <LiveBanner />
      <main className="site-main" id="content">
        <SignedOutNotice />
        {children}
      </main>
      <div className="site-has-bar">
        <Footer />
      </div>
      <BottomBar />
    </>
  );
}
