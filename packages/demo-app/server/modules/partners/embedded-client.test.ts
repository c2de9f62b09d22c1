import { createEmbeddedKeo, notificationsDomain, selectUnread } from '@keo/core';
import { walletEndpoints } from '@keo/core/contract';
import { afterAll, expect, it } from 'vitest';
import { addPartner } from '../../dev/testing/partner.ts';
import { call, signIn } from '../../dev/testing/person.ts';
import { startNode } from '../../dev/testing/start-app.ts';
import { until } from '../../dev/testing/until.ts';

const shop = 'https://shop.example';

it('a client in a partner’s page uses narrow tokens only, and requests a new one when it has ended', async () => {
  const node = await startNode({});
  const partner = await addPartner(node, [shop]);
  const { accessToken } = await signIn(node, 'minhanh');
  await partner.link('p', accessToken);
  const { data: whole } = await call(node, '/user/info', { token: accessToken });
  const reasons: string[] = [];
  const calls: [path: string, status: number][] = [];
  const keo = createEmbeddedKeo({
    apiBase: `${node.origin}/au/api`,
    fetchToken: async ({ reason }) => {
      reasons.push(reason);
      return partner.token('p');
    },
    ports: {
      // As the browser of the embedding page.
      fetch: async (input, init) => {
        const request = new Request(input, init);
        request.headers.set('origin', shop);
        const answer = await fetch(request);
        calls.push([new URL(request.url).pathname, answer.status]);
        return answer;
      },
    },
  }).start();
  afterAll(() => keo.stop());
  await until('it has signed in', () => keo.root.getSnapshot().context.userId === whole.id);
  const unread = () => {
    const actor = keo.getActor(notificationsDomain);
    return actor ? selectUnread(actor.getSnapshot()) : null;
  };
  await until('it counts the unread ones', () => unread() === whole.unread);
  expect((await keo.call(walletEndpoints.walletInfo, {})).balance).toBe(whole.balance);
  expect(calls.filter(([, status]) => status !== 200)).toEqual([]);

  await node.platform.clock.advance(10 * 60_000 + 1);
  expect((await keo.call(walletEndpoints.walletInfo, {})).balance).toBe(whole.balance);
  expect(reasons).toEqual(['start', 'overdue']);
});
