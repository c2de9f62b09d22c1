import { type Keo, selectIsAuthenticated } from '@keo/core';
import { signedOutHref } from '../routes/guards.ts';
import { hasTokenCookie } from './token-cookie.ts';

/**
 * On sign-out, here, in another tab or by the server, redirects with the reason. A full page load, so that nothing of
 * the account stays in memory.
 */
export function leaveOnSignOut(keo: Keo, go: (href: string) => void): () => void {
  const subscription = keo.auth.on('auth.signedOut', ({ reason }) => {
    if (location.pathname !== '/signin') go(signedOutHref(reason, location));
  });
  // A page restored by Back (bfcache) still shows the account; without the cookie it must not.
  const onShow = (event: PageTransitionEvent) => {
    const isStale = event.persisted && selectIsAuthenticated(keo.auth.getSnapshot()) && !hasTokenCookie();
    if (isStale) location.reload();
  };
  addEventListener('pageshow', onShow);
  return () => {
    subscription.unsubscribe();
    removeEventListener('pageshow', onShow);
  };
}
