import type { createEmbeddedKeo } from '@keo/core';
import { createFakeBackend, fakeApiBase, shopLogs, shopMovements } from '@keo/core/testing';
import type { OpenClient } from './client-group.ts';

const who = 'minhanh';
const first = 6000;
const pause = 30_000;
/** Maximum of sample events. */
const most = 12;

/**
 * A client over an in-memory server with sample events. `createClient` is injected, so that this chunk has the server
 * only.
 */
export function openDemo(createClient: typeof createEmbeddedKeo): OpenClient {
  const { server, network } = createFakeBackend({ signedInAs: who, latency: 200 });
  const keo = createClient({
    apiBase: fakeApiBase,
    fetchToken: async () => server.open(who).accessToken,
    ports: { fetch: network.fetch, connectSocket: network.connectSocket },
  }).start();
  for (const { type, amount, ago } of shopMovements) server.money.happened(who, type, amount, ago);
  let events = 0;
  let timer = setTimeout(emit, first);
  function emit() {
    const news = shopLogs[events % shopLogs.length];
    events += 1;
    if (news) server.notify(who, { ...news, ago: 0, isRead: false });
    if (events < most) timer = setTimeout(emit, pause);
  }
  return {
    keo,
    close() {
      clearTimeout(timer);
      keo.stop();
    },
  };
}
