import { Outlet } from '@tanstack/react-router';
import { LanguageSwitch, ThemeSwitch, useTexts } from '@keo/react';
import { DealPicture } from '../pictures/deal-picture.tsx';
import { authPagesEn } from '../pages/auth/auth-pages.en.ts';
import { authPagesVi } from '../pages/auth/auth-pages.vi.ts';
import { Logo } from './logo.tsx';
import { SignedOutNotice } from './signed-out-notice.tsx';
import './auth-layout.css';

export function AuthLayout() {
  const t = useTexts(authPagesVi, authPagesEn);
  return (
    <div className="site-entrance">
      <div className="site-entrance__side">
        <header className="site-entrance__top">
          <Logo />
        </header>
        <main className="site-entrance__main" id="content">
          <SignedOutNotice />
          {!navigator.cookieEnabled && (
            <p className="site-notice" role="alert">
              {t('entrance.noCookies')}
            </p>
          )}
          <Outlet />
        </main>
        <footer className="site-row">
          <LanguageSwitch />
          <ThemeSwitch />
        </footer>
      </div>
      <aside className="site-entrance__picture">
        <DealPicture />
        <p className="site-entrance__line">{t('entrance.line')}</p>
        <p>{t('entrance.detail')}</p>
      </aside>
    </div>
  );
}
