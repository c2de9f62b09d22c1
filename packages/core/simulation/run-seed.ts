import { storedCodes } from '../src/notifications/codes/notification-codes.ts';
import { selectNotifications } from '../src/notifications/notifications.selectors.ts';
import { userInfo } from '../src/users/users.endpoints.ts';
import { type Faults, noFaults, randomFaults } from './faulty-network.ts';
import { type Run, checkAlways, checkCalm, checkGentle, checkLive, hold } from './promises.ts';
import { createRandom } from './random.ts';
import { createWorld, username } from './world.ts';

/** Random steps with their weights. */
const weightedSteps: readonly (readonly [number, (run: Run) => void])[] = [
  [
    30,
    ({ world, random }) => {
      for (let logs = random.chance(0.03) ? 130 : random.between(1, 5); logs > 0; logs--)
        world.server.notify(username, { action: random.pick(storedCodes) });
    },
  ],
  [
    18,
    ({ random, tabs }) => {
      const tab = random.pick(tabs);
      const rows = selectNotifications(tab.notifications()?.getSnapshot());
      if (rows.length === 0) return;
      const { id } = random.pick(rows);
      for (let clicks = random.between(1, 3); clicks > 0; clicks--)
        tab.notifications()?.send({ type: 'notification.markRead', id });
    },
  ],
  [3, ({ random, tabs }) => random.pick(tabs).notifications()?.send({ type: 'notifications.markAllRead' })],
  [8, ({ random, tabs }) => random.pick(tabs).notifications()?.send({ type: 'notifications.loadMore' })],
  [4, ({ random, tabs }) => random.pick(tabs).notifications()?.send({ type: 'notifications.refresh' })],
  [
    4,
    ({ random, tabs }) =>
      random
        .pick(tabs)
        .notifications()
        ?.send({
          type: 'notifications.filter',
          filter: random.pick([{}, { isRead: false }, { type: random.pick(storedCodes) }]),
        }),
  ],
  [
    8,
    (run) => {
      run.expiries += 1;
      run.world.server.expireTokens();
      for (const tab of run.tabs)
        for (let calls = run.random.between(0, 4); calls > 0; calls--) void tab.call(userInfo, {});
    },
  ],
  [5, ({ world }) => world.network.cut('transport close')],
  [
    5,
    ({ world, random, tabs }) => {
      if (random.chance(0.5)) {
        world.network.goOffline();
        for (const { page } of tabs) page.goOffline();
      } else goOnline({ world, tabs });
    },
  ],
  [
    5,
    ({ random, tabs }) => {
      const { page } = random.pick(tabs);
      if (random.chance(0.5)) page.hide();
      else page.show();
    },
  ],
  [
    3,
    (run) => {
      const [closed] = run.tabs.splice(run.random.between(0, run.tabs.length - 1), 1, run.world.openTab());
      closed?.close();
    },
  ],
  [1, (run) => signOut(run)],
  [
    2,
    (run) => {
      run.expiries += 1;
      run.world.server.expireTokens();
      for (const tab of run.tabs) void tab.call(userInfo, {});
      run.world.clock.after(run.random.between(0, 400), () => signOut(run));
    },
  ],
  [5, (run) => run.world.network.misbehave(getFaults(run))],
];

/** Drops only heartbeats. */
const noHeartbeats: Faults = { ...noFaults, dropHeartbeat: 1 };

/** Steps that neither lose a frame nor make a client fetch everything again. */
const gentle = new Set(weightedSteps.slice(0, 4).map(([, act]) => act));

function getFaults({ random, isGentle }: Pick<Run, 'random' | 'isGentle'>): Faults {
  if (isGentle) return { ...noHeartbeats, slow: random.next() * 0.5, repeatRequest: random.next() * 0.3 };
  return random.chance(0.7) ? randomFaults(random) : noFaults;
}

function goOnline({ world, tabs }: Pick<Run, 'world' | 'tabs'>): void {
  world.network.goOnline();
  for (const { page } of tabs) page.goOnline();
}

function signOut(run: Run): void {
  const tab = run.tabs.find((one) => one.isSignedIn());
  if (!tab || run.signedOutAt !== null) return;
  tab.keo.auth.send({ type: 'auth.signOut' });
  run.signedOutAt = run.world.clock.now();
}

const totalWeight = weightedSteps.reduce((sum, [weight]) => sum + weight, 0);
function takeStep(run: Run): void {
  let left = run.random.next() * totalWeight;
  for (const [weight, act] of weightedSteps) {
    left -= weight;
    if (left < 0) return run.isGentle && !gentle.has(act) ? undefined : act(run);
  }
}

/** Runs one browser with three tabs. Throws a `BrokenPromise` if any promise did not hold. */
export async function runSeed(seed: number, steps = 11): Promise<void> {
  const random = createRandom(seed);
  const world = createWorld(random);
  for (let logs = random.between(0, random.chance(0.1) ? 130 : 25); logs > 0; logs--)
    world.server.notify(username, {
      action: random.pick(storedCodes),
      ago: logs * 7,
      isRead: random.chance(0.7),
    });

  const isGentle = random.chance(0.25);
  const run: Run = { world, random, tabs: [], isGentle, signedOutAt: null, expiries: 0 };
  run.tabs = [world.openTab(), world.openTab(), world.openTab()];
  run.tabs[0]?.signIn();
  await world.clock.advance(3000);
  world.network.misbehave(getFaults(run));
  try {
    for (let step = 0; step < steps; step++) {
      takeStep(run);
      await world.clock.advance(random.chance(0.1) ? random.between(5000, 40_000) : random.between(0, 1500));
      checkAlways(run);
    }
    world.network.misbehave(isGentle ? noHeartbeats : noFaults);
    if (isGentle) await checkGentle(run);
    world.network.misbehave(noFaults);
    if (run.signedOutAt === null) await checkLive(run);
    goOnline(run);
    for (const { page } of run.tabs) page.show();
    // Longer than the cooldown of a minute after a failed refresh, and what follows it.
    await world.clock.advance(120_000);
    checkAlways(run);
    await checkCalm(run);
  } finally {
    for (const tab of run.tabs) tab.close();
    await world.clock.advance(0);
  }
  hold(world.network.sockets() === 0, 'a closed tab leaves its socket');
  for (const { page } of run.tabs) hold(page.listeners() === 0, 'a closed tab leaves a listener');
}
