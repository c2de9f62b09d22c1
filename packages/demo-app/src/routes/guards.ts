import type { SignedOutReason } from '@keo/core';
import { readPath } from '../../routes/paths.ts';

/** `pathname` as the URL has it, encoded. */
export type GuardLocation = { readonly pathname: string; readonly search: string };

export type GuardSession = { readonly hasToken: boolean; readonly hasUser: boolean };

export type AuthStep = 'nothing' | 'clear' | 'load';

const isEntrance = ({ pathname }: GuardLocation) =>
  ['/signin', '/signup'].includes(readPath(pathname).page?.path ?? '');

const isDashboard = ({ pathname }: GuardLocation) => readPath(pathname).segments.includes('dashboard');

/**
 * Skipped on /signin and /signup. Without a token cookie the stored auth data is cleared; with a token and no user, the
 * user is loaded. If that fails, auth data is cleared and the visitor goes to /signin.
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
export function authRedirect(
  location: GuardLocation,
  session: Pick<GuardSession, 'hasToken'>,
): '/' | undefined {
  if (session.hasToken) return isEntrance(location) ? '/' : undefined;
  return isDashboard(location) ? '/' : undefined;
}

/**
 * Redirect after a sign-out. If the token cookie is missing, public pages stay and dashboard paths lead to /, as for
 * every visitor.
 */
export function signedOutHref(reason: SignedOutReason, location: GuardLocation): string {
  if (reason !== 'gone') return `/signin?reason=${reason}`;
  const search = new URLSearchParams(isDashboard(location) ? '' : location.search);
  search.set('reason', reason);
  return `${isDashboard(location) ? '/' : location.pathname}?${search}`;
}

/** Whether a user who signs in again returns to the page that a session ended on. Not after a sign-out by choice. */
export const isReturnedTo = (reason: SignedOutReason, location: GuardLocation): boolean =>
  reason === 'overdue' || (reason === 'gone' && isDashboard(location));

/** The raw, unchecked `callbackUrl` of the query. */
export function getCallbackUrl({ search }: GuardLocation): string | undefined {
  return new URLSearchParams(search).get('callbackUrl') ?? undefined;
}
