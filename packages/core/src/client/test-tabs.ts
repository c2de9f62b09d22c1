/** Helpers for tabs of the test world. */
import { waitFor } from 'xstate';
import { selectAuthReady } from '../auth/auth.selectors.ts';
import type { StoredSession } from '../auth/token-store.ts';
import { notificationsDomain } from '../notifications/notifications.domain.ts';
import type { KeoClient } from './create-client.ts';
import type { World } from './test-world.ts';

const tokenCookies = ['token', 'refreshToken', 'session', 'domain'] as const;
export const leftovers = ({ cookies }: World) => tokenCookies.filter((name) => cookies.read(name) !== null);

export const storeSession = ({ cookies }: World, { id, accessToken, refreshToken }: StoredSession) => {
  cookies.write('session', id);
  cookies.write('refreshToken', refreshToken ?? '');
  cookies.write('token', accessToken);
};

/** A session that another program of this browser opened. */
export async function openElsewhere(
  world: World,
  username: string,
  id = `of-${username}`,
): Promise<StoredSession> {
  const login = await world.server.fetch('http://localhost/au/api/user/login', {
    method: 'POST',
    body: JSON.stringify({ username, password: 'long enough' }),
  });
  const { accessToken, refreshToken } = (await login.json()).data;
  return { id, accessToken, refreshToken };
}

export const becomes = (keo: KeoClient, state: 'signedIn' | 'signedOut' | 'unreachable') =>
  waitFor(keo.auth, (snapshot) => snapshot.matches(state));

export async function signIn(keo: KeoClient, username = 'an') {
  await waitFor(keo.auth, selectAuthReady);
  keo.auth.send({ type: 'auth.signIn', username, password: 'long enough', remember: false });
  await isQuiet(keo);
}

/** Waits for sign-in and the first loads. */
export async function isQuiet(keo: KeoClient) {
  await becomes(keo, 'signedIn');
  const notifications = keo.getActor(notificationsDomain);
  if (!notifications) throw new Error('A signed-in tab has notifications');
  await waitFor(notifications, (snapshot) => !snapshot.hasTag('loading'));
}

export const recordEvents = (keo: KeoClient) => {
  const events: string[] = [];
  keo.auth.on('*', (event) => {
    events.push(event.type === 'auth.signedOut' ? `${event.type} ${event.reason}` : event.type);
  });
  return events;
};

/** Holds back answers until it is opened. */
export const createGate = () => {
  const opening = new AbortController();
  const opened = new Promise<void>((resolve) => {
    opening.signal.addEventListener('abort', () => resolve());
  });
  return { opened, open: () => opening.abort() };
};
