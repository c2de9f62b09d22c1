import { afterEach, describe, expect, it } from 'vitest';
import { createFakeKeo } from '../testing/create-fake-keo.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { notificationsDomain } from './notifications.domain.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A connected user with a loaded list, and what arrives from then on. */
async function start(signedInAs: string) {
  const clock = createVirtualClock(Date.parse('2026-11-20T09:00:00Z'));
  const fake = createFakeKeo({ signedInAs, clock, latency: 20 });
  ends.push(() => fake.keo.stop());
  await clock.advance(1000);
  const actor = fake.keo.getActor(notificationsDomain);
  if (!actor) throw new Error('Nobody is signed in');
  await clock.advance(2000);
  expect([actor.getSnapshot().value, fake.network.sockets()]).toEqual(['idle', 1]);
  const arrived: string[] = [];
  actor.on('notification.arrived', ({ notification }) => arrived.push(notification.id));
  const notify = () => fake.server.notify(signedInAs, { action: 'JOB_CREATED' })?.id;
  return { ...fake, clock, arrived, notify };
}

describe('what arrives', () => {
  it.each(['minhanh', 'ducthinh'])('while %s is not connected is told after it, once', async (who) => {
    const { network, clock, arrived, notify, page } = await start(who);
    network.dropSockets();
    const missed = [notify(), notify()];
    await clock.advance(10_000);
    expect(network.sockets()).toBe(1);
    expect(arrived).toEqual(missed);
    page.show();
    await clock.advance(1000);
    expect(arrived).toEqual(missed);
  });

  it('is nothing where nothing is new', async () => {
    const { network, clock, arrived, page } = await start('minhanh');
    network.dropSockets();
    await clock.advance(10_000);
    page.show();
    await clock.advance(1000);
    expect(arrived).toEqual([]);
  });
});
