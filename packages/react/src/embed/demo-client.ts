import type { createEmbeddedKeo } from '@keo/core';
import { createFakeBackend, fakeApiBase, shopLogs, shopMovements } from '@keo/core/testing';
import type { OpenClient } from './client-group.ts';

const who = 'minhanh';
const first = 6000;
const pause = 30_000;
/** Most sample events, so that a page left open all day does not fill up. */
const most = 12;

/**
 * A client over a server in memory with ongoing events. Nothing leaves the page. `createClient` is passed in, so that
 * this file contains the server alone, and pages without a demo load none of it.
 */
export function openDemo(createClient: typeof createEmbeddedKeo): OpenClient {
  const { server, network } = createFakeBackend({ signedInAs: who, latency: 200 });
  const keo = createClient({
    apiBase: fakeApiBase,
    fetchToken: async () => server.open(who).accessToken,
    ports: { fetch: network.fetch, connectSocket: network.connectSocket },
  }).start();
  for (const { type, amount, ago } of shopMovements) server.money.happened(who, type, amount, ago);
  let told = 0;
  let timer = setTimeout(tell, first);
  function tell() {
    const news = shopLogs[told % shopLogs.length];
    told += 1;
    if (news) server.notify(who, { ...news, ago: 0, isRead: false });
    if (told < most) timer = setTimeout(tell, pause);
  }
  return {
    keo,
    close() {
      clearTimeout(timer);
      keo.stop();
    },
  };
}
