import { type FetchToken, notificationsDomain, selectIsLoading } from '@keo/core';
import { type FakeBackendOptions, createFakeBackend, shopLogs, shopMovements } from '@keo/core/testing';
import { groupAt } from './client-groups.ts';
import { setTestPorts } from '../client/test-ports.ts';

/** Arrivals during the first fetch are part of the list, not announced. */
function isListRead(): boolean {
  const { keo } = groupAt({ apiBase: '/au/api', socketUrl: location.origin });
  const actor = keo?.getActor(notificationsDomain);
  return actor !== undefined && !selectIsLoading(actor.getSnapshot());
}

/** For tests and stories: a site with tokens of Minh Anh, over an in-memory server. */
export function openFakeSite(options: FakeBackendOptions = {}) {
  const { server, network } = createFakeBackend(options);
  for (const log of shopLogs.toReversed()) server.notify('minhanh', log);
  for (const { type, amount, ago } of shopMovements) server.money.happened('minhanh', type, amount, ago);
  setTestPorts({ fetch: network.fetch, connectSocket: network.connectSocket });
  const reasons: string[] = [];
  const fetchToken: FetchToken = async ({ reason }) => {
    reasons.push(reason);
    return server.open('minhanh').accessToken;
  };
  return { server, network, reasons, fetchToken, isListRead, close: () => setTestPorts({}) };
}

export type FakeSite = ReturnType<typeof openFakeSite>;
