import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createKeo } from '@keo/core';
import { SignInForm } from '../auth/sign-in-form.tsx';
import { NotificationInbox } from '../notifications/notification-inbox.tsx';
import { NotificationList } from '../notifications/notification-list.tsx';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { Toaster } from '../toasts/toaster.tsx';
import { KeoProvider } from './keo-provider.tsx';
import { useKeo } from './use-keo.ts';

const Lost = () => <>{useKeo().i18n.locale}</>;

describe('on a server', () => {
  it('every widget renders without a browser, and starts nothing', () => {
    expect(typeof document).toBe('undefined');
    const keo = createKeo({ apiBase: '/au/api', locale: 'vi' });
    const html = renderToString(
      <KeoProvider keo={keo}>
        <NotificationInbox />
        <NotificationList />
        <SignInForm />
        <ThemeSwitch />
        <Toaster />
      </KeoProvider>,
    );
    expect(html).toContain('aria-label="Thông báo"');
    expect(html).toContain('autoComplete="current-password"');
  });

  it('a hook without a provider throws an error that says so', () => {
    expect(() => renderToString(<Lost />)).toThrow('wrap this part of the page in <KeoProvider keo={…}>');
  });
});
