import { type FetchToken, notificationsDomain, selectIsLoading } from '@keo/core';
import { type FakeBackendOptions, createFakeBackend, shopLogs, shopMovements } from '@keo/core/testing';
import { groupAt } from './client-groups.ts';
import { setWorld } from '../client/world.ts';

/** Notifications that come during the first read are part of the list, and are not announced. */
function isListRead(): boolean {
  const { keo } = groupAt({ apiBase: '/au/api', socketUrl: location.origin });
  const actor = keo?.actorOf(notificationsDomain);
  return actor !== undefined && !selectIsLoading(actor.getSnapshot());
}

/** For tests and stories: a site whose server issues tokens of Minh Anh, over a server in memory. */
export function openFakeSite(options: FakeBackendOptions = {}) {
  const { server, network } = createFakeBackend(options);
  for (const log of shopLogs.toReversed()) server.notify('minhanh', log);
  for (const { type, amount, ago } of shopMovements) server.money.happened('minhanh', type, amount, ago);
  setWorld({ fetch: network.fetch, connectSocket: network.connectSocket });
  const reasons: string[] = [];
  const fetchToken: FetchToken = async ({ reason }) => {
    reasons.push(reason);
    return server.open('minhanh').accessToken;
  };
  return { server, network, reasons, fetchToken, isListRead, close: () => setWorld({}) };
}

export type FakeSite = ReturnType<typeof openFakeSite>;
