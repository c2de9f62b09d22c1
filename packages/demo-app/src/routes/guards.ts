import type { SignedOutReason } from '@keo/core';

/** Where a visitor stands or wants to go. `pathname` has no query. */
export type GuardLocation = { readonly pathname: string; readonly search: string };

/** What a guard may know of the visitor: the token is the cookie's, the user is the one loaded with it. */
export type GuardSession = { readonly hasToken: boolean; readonly hasUser: boolean };

/** What authentication handling asks for before a page opens. */
export type AuthStep = 'nothing' | 'clear' | 'load';

const isEntrance = ({ pathname }: GuardLocation) => /^\/(?:signin|signup)\/?$/.test(pathname);

const isDashboard = ({ pathname }: GuardLocation) => pathname.split('/').includes('dashboard');

/**
 * Skipped on /signin and /signup. Without a token cookie the stored auth data is cleared; with a token and no
 * user the user is loaded, and where that fails, auth data is cleared and the visitor goes to /signin.
 */
export function authStep(location: GuardLocation, session: GuardSession): AuthStep {
  if (isEntrance(location)) return 'nothing';
  if (!session.hasToken) return 'clear';
  return session.hasUser ? 'nothing' : 'load';
}

/**
 * The auth middleware: a logged-in visitor (token stored) who opens sign-in or sign-up goes to /, and so does
 * a visitor without a token who opens any path with the dashboard segment. Undefined lets the visitor pass.
 */
export function authRedirect(location: GuardLocation, session: GuardSession): '/' | undefined {
  if (session.hasToken) return isEntrance(location) ? '/' : undefined;
  return isDashboard(location) ? '/' : undefined;
}

/**
 * Where somebody goes who is signed out while a page is open. A token cookie that is gone keeps nobody from the open
 * pages; from a dashboard path it leads to /, as for every visitor without one.
 */
export function signedOutHref(reason: SignedOutReason, location: GuardLocation): string {
  if (reason !== 'gone') return `/signin?reason=${reason}`;
  const search = new URLSearchParams(isDashboard(location) ? '' : location.search);
  search.set('reason', reason);
  return `${isDashboard(location) ? '/' : location.pathname}?${search}`;
}

/** The first `callbackUrl` of any route's query, raw and unchecked, or undefined. */
export function callbackUrlOf({ search }: GuardLocation): string | undefined {
  return new URLSearchParams(search).get('callbackUrl') ?? undefined;
}
