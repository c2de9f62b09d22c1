import { expect, it } from 'vitest';
import { createFakeKeo } from '../testing/create-fake-keo.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { notificationsDomain } from '../notifications/notifications.domain.ts';
import { myDealLogsList } from '../notifications/notifications.endpoints.ts';
import { selectUnread } from '../notifications/notifications.selectors.ts';
import { selectSocketStatus } from '../socket/socket.selectors.ts';

const hide = async (staysConnected: boolean) => {
  const clock = createVirtualClock(Date.parse('2026-11-20T09:00:00Z'));
  const fake = createFakeKeo({ signedInAs: 'minhanh', clock, socket: { staysConnected } });
  await clock.advance(1000);
  const actor = fake.keo.getActor(notificationsDomain);
  await clock.advance(2000);
  const seen = () => ({
    status: selectSocketStatus(fake.keo.root.getSnapshot().children.socket?.getSnapshot()),
    missing: fake.server.unread('minhanh') - selectUnread(actor?.getSnapshot()),
    requests: fake.server.calls(myDealLogsList.path),
  });
  fake.page.hide();
  await clock.advance(120_500);
  return { ...fake, clock, seen };
};

it('a hidden page that let go of its socket has its count right within a minute, by one light question', async () => {
  const { keo, page, server, clock, seen } = await hide(false);
  const { requests } = seen();
  server.notify('minhanh', { action: 'NEW_MESSAGE' });
  expect(seen()).toMatchObject({ status: 'idle', missing: 1 });
  await clock.advance(60_000);
  expect(seen()).toEqual({ status: 'idle', missing: 0, requests: requests + 1 });
  page.show();
  await clock.advance(2000);
  const shown = seen().requests;
  expect(seen().status).toBe('connected');
  await clock.advance(300_000);
  expect(seen().requests).toBe(shown);
  keo.stop();
});

it('one that stays connected hears of it at once and asks nothing', async () => {
  const { keo, server, clock, seen } = await hide(true);
  const { requests } = seen();
  server.notify('minhanh', { action: 'NEW_MESSAGE' });
  await clock.advance(1000);
  expect(seen()).toMatchObject({ status: 'connected', missing: 0 });
  await clock.advance(600_000);
  expect(seen().requests).toBeLessThanOrEqual(requests + 1);
  keo.stop();
});
