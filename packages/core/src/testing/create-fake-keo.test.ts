import { afterEach, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { selectIsAuthenticated, selectUser } from '../auth/auth.selectors.ts';
import type { Keo } from '../client/create-keo.ts';
import { isUnknownOutcome } from '../http/http.errors.ts';
import { storedCodes } from '../notifications/codes/notification-codes.ts';
import { notificationsDomain } from '../notifications/notifications.domain.ts';
import { markRead } from '../notifications/notifications.endpoints.ts';
import {
  selectNotifications,
  selectNotificationsError,
  selectUnread,
} from '../notifications/notifications.selectors.ts';
import { selectSocketStatus } from '../socket/socket.selectors.ts';
import { type FakeKeoOptions, createFakeKeo } from './create-fake-keo.ts';
import {
  DROPS_FRAMES,
  LOSES_ANSWERS,
  OVERDUE_ONCE,
  REFUSES_SOCKET,
  REPEATS_FRAMES,
  SERVER_ERROR,
  SWAPS_FRAMES,
  only,
} from './misbehaviours.ts';
import { shopLogs } from './sample-logs.ts';

const running: Keo[] = [];
const start = (options: FakeKeoOptions = {}) => {
  const fake = createFakeKeo({ signedInAs: 'minhanh', ...options });
  running.push(fake.keo);
  return fake;
};
afterEach(() => {
  for (const keo of running.splice(0)) keo.stop();
});

const children = async (keo: Keo) => {
  await waitFor(keo.root, (snapshot) => snapshot.children.socket !== undefined);
  const { socket } = keo.root.getSnapshot().children;
  const notifications = keo.getActor(notificationsDomain);
  if (!socket || !notifications) throw new Error('The signed-in client has no domain actors');
  return { socket, notifications };
};

describe('a fake Keo', () => {
  it('starts signed in, connected and with the newest of a past', async () => {
    const { keo, server } = start();
    const { socket, notifications } = await children(keo);
    expect(selectUser(keo.auth.getSnapshot())?.displayName).toBe('Nguyễn Minh Anh');
    await waitFor(socket, (snapshot) => selectSocketStatus(snapshot) === 'connected');
    await waitFor(notifications, (snapshot) => selectNotifications(snapshot).length === 20);
    expect(selectUnread(notifications.getSnapshot())).toBe(server.unread('minhanh'));
  });

  it('tells of every code that is stored', () => {
    const logs = new Set(shopLogs.map(({ action }) => action));
    expect([...logs].sort()).toEqual([...storedCodes].sort());
  });

  it('signs in and out through the real machines', async () => {
    const { keo, server } = createFakeKeo();
    running.push(keo);
    keo.auth.send({ type: 'auth.signIn', username: 'giabao', password: 'keo-demo-2026', remember: false });
    await waitFor(keo.auth, selectIsAuthenticated);
    expect(server.sessions('giabao')).toBe(1);
    keo.auth.send({ type: 'auth.signOut' });
    await waitFor(keo.root, (snapshot) => snapshot.children.socket === undefined);
    expect(keo.getActor(notificationsDomain)).toBeUndefined();
    await expect.poll(() => server.sessions('giabao')).toBe(0);
  });

  it('shows a new log in both tabs, once, however its frame travels', async () => {
    for (const misbehaviour of [undefined, REPEATS_FRAMES, SWAPS_FRAMES()]) {
      const fake = start(misbehaviour ? { misbehaviours: [misbehaviour] } : {});
      const tab = fake.openTab();
      running.push(tab.keo);
      for (const { keo } of [fake, tab]) {
        const { socket } = await children(keo);
        await waitFor(socket, (snapshot) => selectSocketStatus(snapshot) === 'connected');
      }
      const { id } = fake.server.notify('minhanh', { action: 'JOB_CREATED' });
      for (const { keo } of [fake, tab]) {
        const { notifications } = await children(keo);
        await waitFor(notifications, (snapshot) => selectNotifications(snapshot)[0]?.id === id);
        const ids = selectNotifications(notifications.getSnapshot()).map((row) => row.id);
        expect(new Set(ids).size).toBe(ids.length);
      }
    }
  });

  it('fetches what dropped frames would have told when the next one comes', async () => {
    const fake = start();
    const { socket, notifications } = await children(fake.keo);
    await waitFor(socket, (snapshot) => selectSocketStatus(snapshot) === 'connected');
    await waitFor(notifications, (snapshot) => snapshot.matches('idle'));
    fake.network.misbehave(DROPS_FRAMES);
    fake.server.notify('minhanh', { action: 'JOB_CREATED' });
    fake.network.misbehave();
    fake.server.notify('minhanh', { action: 'JOB_EXPIRED' });
    await waitFor(notifications, (snapshot) => selectNotifications(snapshot)[1]?.type === 'JOB_CREATED');
    expect(selectNotifications(notifications.getSnapshot())[0]?.type).toBe('JOB_EXPIRED');
  });

  it('says why the first page could not be had', async () => {
    const { keo } = start({ misbehaviours: [only('/jobdeallog/', SERVER_ERROR)] });
    const { notifications } = await children(keo);
    await waitFor(notifications, (snapshot) => snapshot.matches('failed'));
    expect(selectNotificationsError(notifications.getSnapshot())?.message).toMatch(/^Máy chủ đang gặp sự cố/);
  });

  it('renews a token that ran out without the person seeing it', async () => {
    const { keo, server } = start({ misbehaviours: [OVERDUE_ONCE()] });
    await children(keo);
    expect(server.rotations('minhanh')).toBe(1);
  });

  it('fails for good where the server refuses the socket twice', async () => {
    const { keo } = start({ misbehaviours: [REFUSES_SOCKET] });
    const { socket } = await children(keo);
    await waitFor(socket, (snapshot) => snapshot.matches('refused'));
    expect(selectSocketStatus(socket.getSnapshot())).toBe('failed');
  });

  it('has the effect of a call whose answer it loses', async () => {
    const fake = start();
    await children(fake.keo);
    const [log] = fake.server.logs('minhanh').filter(({ isRead }) => !isRead);
    fake.network.misbehave(LOSES_ANSWERS);
    await expect(fake.keo.call(markRead, { id: log?.id ?? '' })).rejects.toSatisfy(isUnknownOutcome);
    expect(log?.isRead).toBe(true);
  });
});
