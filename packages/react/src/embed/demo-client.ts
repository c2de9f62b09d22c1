import type { createEmbeddedKeo } from '@keo/core';
import { createFakeBackend, fakeApiBase, shopMovements, shopStory } from '@keo/core/testing';
import type { OpenClient } from './client-group.ts';

const who = 'minhanh';
const first = 6000;
const pause = 30_000;
/** Enough to see that it lives; a page that is left open all day does not fill up. */
const most = 12;

/**
 * A client over a server in memory where things go on happening. Nothing leaves the page. The client is handed in: of
 * Keo, this file has the server alone, so that who shows no demo carries nothing of what checks both sides.
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
    const news = shopStory[told % shopStory.length];
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
