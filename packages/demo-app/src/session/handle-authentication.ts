import { selectAuthReady, selectIsAuthenticated, selectUser } from '@keo/core';
import { type GuardLocation, authStep } from '../routes/guards.ts';
import { keo } from './keo.ts';
import { hasTokenCookie } from './token-cookie.ts';

export function handleAuthentication(location: GuardLocation): void {
  const now = keo.auth.getSnapshot();
  const session = { hasToken: hasTokenCookie(), hasUser: selectUser(now) !== null };
  const step = authStep(location, session);
  if (step === 'clear' && selectIsAuthenticated(now)) keo.auth.send({ type: 'session.seen', session: null });
  // On the first page the machine is restoring anyway; later the token may come from another tab.
  if (step === 'load' && selectAuthReady(now)) keo.auth.send({ type: 'auth.reloadUser' });
}
