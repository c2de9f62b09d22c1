import type { FetchToken } from '@keo/core';
import { type FakeBackendOptions, createFakeBackend, shopMovements, shopStory } from '@keo/core/testing';
import { setWorld } from './world.ts';

/** For tests and stories: a site whose server gives out tokens of Minh Anh, over a server in memory. */
export function openFakeSite(options: FakeBackendOptions = {}) {
  const { server, network } = createFakeBackend(options);
  for (const log of shopStory.toReversed()) server.notify('minhanh', log);
  for (const { type, amount, ago } of shopMovements) server.money.happened('minhanh', type, amount, ago);
  const answered = new Set<string>();
  setWorld({
    fetch: async (input, init) => {
      const answer = await network.fetch(input, init);
      answered.add(new URL(input instanceof Request ? input.url : input, document.baseURI).pathname);
      return answer;
    },
    connectSocket: network.connectSocket,
  });
  const reasons: string[] = [];
  const fetchToken: FetchToken = async ({ reason }) => {
    reasons.push(reason);
    return server.open('minhanh').accessToken;
  };
  /** What comes while the list is first read stands in it, and is told by nobody. */
  const isListRead = () => answered.has('/au/api/jobdeallog/jobs-my-deal-logs-list');
  return { server, network, reasons, fetchToken, isListRead, close: () => setWorld({}) };
}

export type FakeSite = ReturnType<typeof openFakeSite>;
