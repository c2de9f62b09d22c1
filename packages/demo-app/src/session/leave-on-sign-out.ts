import { type Keo, selectIsAuthenticated } from '@keo/core';
import { signedOutHref } from '../routes/guards.ts';
import { hasTokenCookie } from './token-cookie.ts';

/**
 * Whoever is signed out, here, in another tab or by the server, is sent away with the reason. It is a hard redirect: nothing of the account stays in the memory of the page.
 */
export function leaveOnSignOut(keo: Keo, go: (href: string) => void): () => void {
  const subscription = keo.auth.on('auth.signedOut', ({ reason }) => {
    if (location.pathname !== '/signin') go(signedOutHref(reason, location));
  });
  // A page brought back by the Back button still holds what it held; without the cookie it must not show it.
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
