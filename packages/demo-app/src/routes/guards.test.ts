import { describe, expect, it } from 'vitest';
import { authRedirect, authStep, getCallbackUrl, isReturnedTo, signedOutHref } from './guards.ts';

const at = (pathname: string, search = '') => ({ pathname, search });
const anonymous = { hasToken: false, hasUser: false };
const token = { hasToken: true, hasUser: false };
const signedIn = { hasToken: true, hasUser: true };

describe('authentication handling', () => {
  it.each(['/signin', '/signup', '/signin/', '/SignIn', '/sign%75p'])('is skipped on %s', (path) => {
    expect(authStep(at(path), anonymous)).toBe('nothing');
    expect(authStep(at(path), token)).toBe('nothing');
  });

  it.each(['/', '/tasks', '/forgot-password', '/signing-off', '/dashboard'])(
    'clears stored auth data on %s without a token',
    (path) => expect(authStep(at(path), anonymous)).toBe('clear'),
  );

  it('loads the user if there is a token and no user', () => {
    expect(authStep(at('/'), token)).toBe('load');
    expect(authStep(at('/dashboard/wallet'), token)).toBe('load');
  });

  it('does nothing once the user is loaded', () => {
    expect(authStep(at('/dashboard'), signedIn)).toBe('nothing');
  });
});

describe('auth middleware', () => {
  it.each(['/signin', '/signup', '/signup/', '/SignUp', '/%73ignin'])(
    'sends a logged-in visitor from %s to /',
    (path) => {
      expect(authRedirect(at(path), token)).toBe('/');
      expect(authRedirect(at(path), anonymous)).toBeUndefined();
    },
  );

  it.each([
    '/dashboard',
    '/dashboard/my-jobs',
    '/dashboard/',
    '/x/dashboard/y',
    '/Dashboard/Wallet',
    '/%64ashboard',
    '/x/DASHBOARD/50%',
  ])('sends a visitor without a token from %s to /', (path) => {
    expect(authRedirect(at(path), anonymous)).toBe('/');
    expect(authRedirect(at(path), token)).toBeUndefined();
  });

  it.each(['/my-dashboard', '/dashboards', '/tasks/dashboard-for-sale', '/forgot-password', '/'])(
    'lets anyone open %s',
    (path) => expect(authRedirect(at(path), anonymous)).toBeUndefined(),
  );
});

describe('a user who is signed out on an open page', () => {
  it.each([
    ['asked', '/tasks', '', '/signin?reason=asked'],
    ['overdue', '/dashboard', '', '/signin?reason=overdue'],
    ['otherTab', '/dashboard', '', '/signin?reason=otherTab'],
    ['gone', '/dashboard/wallet', '?deal=1', '/?reason=gone'],
    ['gone', '/tasks', '?q=sơn', '/tasks?q=s%C6%A1n&reason=gone'],
  ] as const)('%s on %s%s is redirected to %s', (reason, path, search, href) =>
    expect(signedOutHref(reason, at(path, search))).toBe(href),
  );
});

describe('callbackUrl', () => {
  it.each([
    ['overdue', '/dashboard/wallet', true],
    ['overdue', '/tasks', true],
    ['gone', '/Dashboard', true],
    ['gone', '/tasks', false],
    ['asked', '/dashboard', false],
    ['otherTab', '/dashboard', false],
  ] as const)('after a session ended as %s remembers %s: %s', (reason, path, expected) =>
    expect(isReturnedTo(reason, at(path))).toBe(expected),
  );

  it('is read from any route', () => {
    expect(getCallbackUrl(at('/about', '?callbackUrl=%2Fdashboard%2Fmy-jobs%3Fnew%3D1'))).toBe(
      '/dashboard/my-jobs?new=1',
    );
  });

  it('is the first of several', () => {
    expect(getCallbackUrl(at('/', '?callbackUrl=/tasks&callbackUrl=//evil.example'))).toBe('/tasks');
  });

  it('is absent without the parameter', () => {
    expect(getCallbackUrl(at('/', '?new=1'))).toBeUndefined();
  });
});
