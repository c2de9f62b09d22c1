import { expect, it } from 'vitest';
import { createFakeKeo } from '../testing/create-fake-keo.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { notificationsDomain } from './notifications.domain.ts';
import { selectHasMore, selectNotifications } from './notifications.selectors.ts';

const day = 24 * 60;
/** One a day, the newest today. */
const logs = Array.from({ length: 60 }, (_, index) => ({
  action: 'JOB_CREATED' as const,
  description: '',
  metadata: {},
  ago: index * day + 1,
  isRead: true,
}));

it.each([
  ['unless told, those of 30 days', {}, 30],
  ['of as many days as it is told', { keptDays: 7 }, 7],
  ['as many as it is told', { keptAtMost: 12 }, 12],
])('keeps %s', async (_, notifications, count) => {
  const clock = createVirtualClock(Date.parse('2026-11-20T09:00:00Z'));
  const { keo } = createFakeKeo({ signedInAs: 'minhanh', clock, logs, notifications });
  await clock.advance(1000);
  const actor = keo.getActor(notificationsDomain);
  await clock.advance(1000);
  for (let pages = 0; pages < 3; pages++) {
    actor?.send({ type: 'notifications.loadMore' });
    await clock.advance(1000);
  }
  const snapshot = actor?.getSnapshot();
  expect([selectNotifications(snapshot).length, selectHasMore(snapshot)]).toEqual([count, false]);
  keo.stop();
});
