import type { DealLog } from '../src/notifications/deal-log.schema.ts';
import { notificationCodes, transientCodes } from '../src/notifications/notification-codes.ts';
import {
  selectHasMore,
  selectNotifications,
  selectUnread,
} from '../src/notifications/notifications.selectors.ts';
import { userInfo } from '../src/users/users.endpoints.ts';
import { type Faults, noFaults, randomFaults } from './faulty-network.ts';
import { type Random, createRandom } from './random.ts';
import { type Tab, type World, createWorld, username } from './world.ts';

const storedCodes = notificationCodes.filter(
  (code) => !transientCodes.some((transient) => transient === code),
);

/** A promise that did not hold; the seed reproduces it. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';
}

type Run = {
  world: World;
  random: Random;
  tabs: Tab[];
  /** In a gentle life nothing is lost, only late: then no refresh is needed for the truth to be known. */
  isGentle: boolean;
  signedOutAt: number | null;
  expiries: number;
};

const hold = (isTrue: boolean, promise: string, details: unknown = ''): void => {
  if (!isTrue) throw new BrokenPromise(`${promise} ${JSON.stringify(details)}`);
};

/** What may happen at any moment, each with its weight. */
const happenings: readonly (readonly [number, (run: Run) => void])[] = [
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
  [5, (run) => run.world.network.misbehave(mood(run))],
];

/** What a gentle life leaves out: whatever makes a client ask for everything anew, and whatever loses a frame. */
const gentle = new Set(happenings.slice(0, 4).map(([, act]) => act));

function mood({ random, isGentle }: Pick<Run, 'random' | 'isGentle'>): Faults {
  if (isGentle) return { ...noFaults, slow: random.next() * 0.5, repeatRequest: random.next() * 0.3 };
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

const totalWeight = happenings.reduce((sum, [weight]) => sum + weight, 0);
function happen(run: Run): void {
  let left = run.random.next() * totalWeight;
  for (const [weight, act] of happenings) {
    left -= weight;
    if (left < 0) return run.isGentle && !gentle.has(act) ? undefined : act(run);
  }
}

/** What is true at every moment, however bad the network is. */
function checkAlways({ world, tabs, signedOutAt, expiries }: Run): void {
  hold(world.hanging().length === 0, 'a call pends beyond its bound:', world.hanging());
  hold(
    world.server.rotations(username) <= expiries,
    'the tokens were renewed more often than they ran out:',
    [world.server.rotations(username), expiries],
  );
  if (signedOutAt !== null) {
    hold(world.storedToken() === null, 'a sign-out was undone: a token is stored');
    if (world.clock.now() - signedOutAt > 1000)
      for (const tab of tabs) hold(!tab.isSignedIn(), 'a sign-out has not reached every tab');
  }
  for (const tab of tabs) {
    const rows = shownIn(tab);
    const sorted = rows.every((row, index) => index === 0 || row.seq < (rows[index - 1]?.seq ?? 0));
    hold(
      sorted,
      'a list is out of order:',
      rows.map(({ seq }) => seq),
    );
    hold(new Set(rows.map(({ id }) => id)).size === rows.length, 'a row is shown twice');
    hold(rows.length <= 100, 'a list keeps more than a hundred');
  }
}

const shownIn = (tab: Tab) => selectNotifications(tab.notifications()?.getSnapshot());
const newestOf = ({ server }: World, count: number): DealLog[] =>
  [...server.logs(username)].sort((a, b) => b.seq - a.seq).slice(0, count);

/** What is true where nothing was lost, only late: nothing at all differs from the server, and nobody refreshed. */
async function checkGentle({ world, tabs }: Run): Promise<void> {
  // A call that timed out is followed by a rest of 15 s and one more, all of which may be slow.
  await world.clock.advance(60_000);
  for (const tab of tabs) {
    const rows = shownIn(tab);
    const truth = newestOf(world, rows.length);
    hold(
      JSON.stringify(rows.map((row) => [row.id, row.isRead])) ===
        JSON.stringify(truth.map((log) => [log.id, log.isRead])),
      'a row is not as the server has it:',
      truth.flatMap((log, index) => {
        const row = rows[index];
        return row?.id === log.id && row.isRead === log.isRead
          ? []
          : [[log.seq, log.isRead, row?.seq, row?.isRead]];
      }),
    );
    const unread = selectUnread(tab.notifications()?.getSnapshot());
    hold(unread === world.server.unread(username), 'a count was overtaken:', [
      unread,
      world.server.unread(username),
    ]);
  }
}

/**
 * What is true of a tab that is connected once one more frame has come through, with no refresh by anybody: no
 * log is missing, whatever was dropped before.
 */
async function checkLive({ world, tabs }: Run): Promise<void> {
  world.server.notify(username, { action: 'JOB_CREATED' });
  await world.clock.advance(5000);
  for (const tab of tabs) {
    const isLive = tab.socket()?.getSnapshot().matches({ linked: 'connected' });
    const snapshot = tab.notifications()?.getSnapshot();
    if (!isLive || !snapshot?.matches('idle') || Object.keys(snapshot.context.filter).length > 0) continue;
    const rows = shownIn(tab);
    const truth = newestOf(world, rows.length);
    hold(
      JSON.stringify(rows.map(({ id }) => id)) === JSON.stringify(truth.map(({ id }) => id)),
      'a connected tab misses a log:',
      { shown: rows.slice(0, 12).map(({ seq }) => seq), truth: truth.slice(0, 12).map(({ seq }) => seq) },
    );
  }
}

const hasMore = (tab: Tab): boolean => selectHasMore(tab.notifications()?.getSnapshot());

/** What is true once the network has been well for a while. */
async function checkCalm(run: Run): Promise<void> {
  const { world, tabs } = run;
  const isSignedOut = run.signedOutAt !== null || world.server.sessions(username) === 0;
  if (isSignedOut) {
    for (const tab of tabs) {
      hold(!tab.isSignedIn(), 'a tab shows somebody after the session has ended');
      hold(!tab.socket() && !tab.notifications(), 'a tab keeps actors after the session has ended');
    }
    hold(world.network.sockets() === 0, 'a socket is left after the session has ended');
    hold(world.storedToken() === null, 'a token is left after the session has ended');
    return;
  }
  for (const tab of tabs) {
    hold(tab.isSignedIn(), 'a tab was signed out by itself:', tab.keo.auth.getSnapshot().value);
    tab.notifications()?.send({ type: 'notifications.filter', filter: {} });
  }
  hold(world.network.sockets() === tabs.length, 'there is not one socket for each tab:', [
    world.network.sockets(),
    tabs.map((tab) => tab.socket()?.getSnapshot().value),
  ]);
  await world.clock.advance(3000);
  for (let pages = 0; pages < 5 && tabs.some(hasMore); pages++) {
    for (const tab of tabs) tab.notifications()?.send({ type: 'notifications.loadMore' });
    await world.clock.advance(3000);
  }
  const truth = newestOf(world, 100).map(({ id, isRead }) => [id, isRead]);
  for (const tab of tabs) {
    const snapshot = tab.notifications()?.getSnapshot();
    const shown = shownIn(tab).map(({ id, isRead }) => [id, isRead]);
    hold(!selectHasMore(snapshot), 'a list that is whole still offers more');
    hold(JSON.stringify(shown) === JSON.stringify(truth), 'a list is not the server’s newest hundred:', {
      shown: shown.slice(0, 12),
      truth: truth.slice(0, 12),
      sizes: [shown.length, truth.length],
    });
    hold(selectUnread(snapshot) === world.server.unread(username), 'a count is not the server’s:', [
      selectUnread(snapshot),
      world.server.unread(username),
    ]);
  }
}

/** Lives one life of a browser with three tabs. Throws a `BrokenPromise` if any promise did not hold. */
export async function runSeed(seed: number, steps = 14): Promise<void> {
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
  world.network.misbehave(mood(run));
  try {
    for (let step = 0; step < steps; step++) {
      happen(run);
      await world.clock.advance(random.chance(0.1) ? random.between(5000, 40_000) : random.between(0, 1500));
      checkAlways(run);
    }
    world.network.misbehave(noFaults);
    if (isGentle) await checkGentle(run);
    if (run.signedOutAt === null) await checkLive(run);
    goOnline(run);
    for (const { page } of run.tabs) page.show();
    // Long enough for the minute in which a failed refresh is not repeated, and for what comes after it.
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
