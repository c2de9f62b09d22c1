import { expect, inject, it } from 'vitest';
import { createFakeKeo } from '../src/testing/create-fake-keo.ts';
import { createVirtualClock } from '../src/testing/virtual-clock.ts';

// Two runs for each of 60 moments.
const starts = inject('long') ? 1200 : 120;

it(`leaves no listener, timer or socket after ${starts} starts and stops, at any moment of a start`, async () => {
  for (let mount = 0; mount < starts; mount++) {
    const clock = createVirtualClock(Date.parse('2026-11-20T09:00:00Z'));
    const { keo, page, network } = createFakeKeo({ signedInAs: 'ducthinh', clock, latency: 10 });
    await clock.advance(mount % 60);
    keo.stop();
    await clock.advance(0);
    expect([page.listeners(), network.sockets()]).toEqual([0, 0]);
    // Answers still in flight belong to the network.
    await clock.advance(20);
    expect(clock.waiting()).toBe(0);
  }
});
