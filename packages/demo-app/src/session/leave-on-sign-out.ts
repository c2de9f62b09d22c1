import { type Keo, selectIsAuthenticated } from '@keo/core';
import { isReturnedTo, signedOutHref } from '../routes/guards.ts';
import { findPagePath } from '../../routes/paths.ts';
import { hasTokenCookie } from './token-cookie.ts';

/**
 * Redirects on any sign-out: here, in another tab, or by the server. A full page load clears the account from memory.
 */
export function leaveOnSignOut(keo: Keo, go: (href: string) => void): () => void {
  const subscription = keo.auth.on('auth.signedOut', ({ reason }) => {
    if (findPagePath(location.pathname)?.path === '/signin') return;
    const { pathname, search, hash } = location;
    if (isReturnedTo(reason, location)) keo.callbackUrl.keep(`${pathname}${search}${hash}`);
    go(signedOutHref(reason, location));
  });
  // A page restored from the bfcache must not show the account of an ended session.
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
