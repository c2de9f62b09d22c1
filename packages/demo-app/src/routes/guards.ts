import type { SignedOutReason } from '@keo/core';

/** Where a visitor is or wants to go. `pathname` has no query. */
export type GuardLocation = { readonly pathname: string; readonly search: string };

/** What guards know: whether there is a token cookie, and whether its user is loaded. */
export type GuardSession = { readonly hasToken: boolean; readonly hasUser: boolean };

/** What authentication must do before a page opens. */
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
 * Where a user goes who is signed out on an open page. Without a token cookie public pages stay; a dashboard path
 * leads to /, as for every visitor.
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
