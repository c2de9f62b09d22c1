import { createEmbeddedKeo, notificationsDomain, selectSocketStatus, selectUnread } from '@keo/core';
import { afterAll, expect, it } from 'vitest';
import { call, register, signIn } from '../../dev/testing/person.ts';
import { startNode } from '../../dev/testing/start-app.ts';
import { until } from '../../dev/testing/until.ts';

const node = await startNode({});

/**
 * A widget's client over the real socket server, with the script tag's own small client instead of socket.io-client.
 */
function openEmbed(fetchToken: () => string) {
  const keo = createEmbeddedKeo({
    apiBase: `${node.origin}/au/api`,
    socketUrl: node.origin,
    fetchToken: async () => fetchToken(),
  }).start();
  afterAll(() => keo.stop());
  const socket = () => keo.root.getSnapshot().children.socket;
  return {
    keo,
    socket,
    status: () => selectSocketStatus(socket()?.getSnapshot()),
    unread: () => {
      const actor = keo.getActor(notificationsDomain);
      return actor && selectUnread(actor.getSnapshot());
    },
  };
}

it('a widget gets messages over its small socket client, and its count changes', async () => {
  const { accessToken } = await signIn(node, 'minhanh');
  const { data: user } = await call(node, '/user/info', { token: accessToken });
  const { keo, socket, status, unread } = openEmbed(() => accessToken);
  await until('it counts', () => unread() === user.unread);
  const events: string[] = [];
  keo
    .getActor(notificationsDomain)
    ?.on('notification.arrived', ({ notification }) => events.push(notification.type));
  await until('it is live', () => status() === 'connected');
  expect(socket()?.getSnapshot().context.transport).toBe('websocket');
  await call(node, '/sandbox/notify', { body: { username: 'minhanh', action: 'NEW_MESSAGE' } });
  await until('it has heard', () => events.length === 1);
  expect(events).toEqual(['NEW_MESSAGE']);
  await until('the count has moved', () => unread() === user.unread + 1);
});

it('a widget whose session ends is disconnected, requests a new token, and signs out without one', async () => {
  const { accessToken } = await register(node);
  let tokens = accessToken;
  const { keo, status } = openEmbed(() => tokens);
  await until('it is live', () => status() === 'connected');
  tokens = '';
  await call(node, '/user/logout', { token: accessToken, body: {} });
  await until('nobody is signed in', () => keo.root.getSnapshot().context.userId === null);
  expect(status()).toBe('idle');
});
